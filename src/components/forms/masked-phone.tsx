import { Field } from '#src/components/field.tsx'
import { PHONE_MASK } from '#src/components/forms/masks.ts'
import type { LeadForm } from '#src/components/forms/use-lead-form.ts'
import { labels, phoneHint } from '#src/content/forms.ts'

/** A Russian phone, whether typed, pasted or autofilled. */
export const MaskedPhone = ({ form }: { form: LeadForm }) => (
  <Field
    {...form.field('phone', PHONE_MASK)}
    label={labels.phone}
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    hint={phoneHint}
  />
)
