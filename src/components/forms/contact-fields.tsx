import { Field } from '#src/components/field.tsx'
import { MaskedPhone } from '#src/components/forms/masked-phone.tsx'
import type { LeadForm } from '#src/components/forms/use-lead-form.ts'
import { labels } from '#src/content/forms.ts'

type ContactFieldsProps = {
  form: LeadForm
  /** A test drive and a configuration need the surname, a trade-in may do without, the others do not ask. */
  surname?: 'needed' | 'optional'
  /** What an address is for. */
  emailHint?: string
}

/** Name, phone and e-mail: names and order that browsers know how to fill in. */
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
