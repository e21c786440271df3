import { Field } from '#src/components/field.tsx'
import { MaskedPhone } from '#src/components/forms/masked-phone.tsx'
import type { LeadForm } from '#src/components/forms/use-lead-form.ts'
import { labels } from '#src/content/forms.ts'

type ContactFieldsProps = {
  form: LeadForm
  /** Test drive and configuration require the surname, in a trade-in it is optional, the others do not ask for it. */
  surname?: 'needed' | 'optional'
  /** Purpose of the address. */
  emailHint?: string
}

/** Name, phone and e-mail, with names and order that browsers can autofill. */
export const ContactFields = ({ form, surname, emailHint }: ContactFieldsProps) => (
  <>
    <Field {...form.field('name')} label={labels.name} autoComplete="given-name" autoCapitalize="words" />
    {surname && (
      <Field
        {...form.field('surname')}
        label={labels.surname}
        optional={surname === 'optional'}
        autoComplete="family-name"
        autoCapitalize="words"
      />
    )}
    <MaskedPhone form={form} />
    <Field
      {...form.field('email')}
      label={labels.email}
      optional
      hint={emailHint}
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
    />
  </>
)
