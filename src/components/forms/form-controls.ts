import type { UseFormReturn } from 'react-hook-form'
import type { FieldValues } from '#src/components/forms/drafts.ts'
import { isNumberMask, maskLength, rawDigits } from '#src/components/forms/masks.ts'
import { useReturned } from '#src/components/forms/use-returned.ts'
import { typograf } from '#src/domain/typography.ts'
import { useFieldIds } from '#src/components/forms/use-field-ids.ts'

/** `id` is null when the field is elsewhere, as an answer of an earlier step. */
export type FieldError = { name: string; message: string; id: string | null }

type ControlParts = Pick<ReturnType<typeof useReturned>, 'returned' | 'forget'> & {
  form: UseFormReturn<FieldValues, unknown, unknown>
  fields: ReturnType<typeof useFieldIds>
  known: FieldValues
  returnedErrors: Readonly<Record<string, string>>
}

/** Props of the controls of a form. In a returned form the first wrong field gets the focus, without scripts too. */
export function controlsOf({ form, fields, known, returned, returnedErrors, forget }: ControlParts) {
  const { errors } = form.formState
  const [firstReturned] = fields.inOrder(Object.keys(returned?.errors ?? {}))
  const errorOf = (name: string) => {
    const message = errors[name]?.message ?? returnedErrors[name]
    return message && typograf(message)
  }
  const control = (name: string) => ({
    id: fields.show(name),
    error: errorOf(name),
    ...(name === firstReturned && { autoFocus: true }),
  })
  const onChange = (name: string) => {
    form.clearErrors(name)
    forget(name)
  }
  return {
    firstReturned,
    onChange,
    /** All props of a text field, a select or a textarea. */
    field(name: string, mask?: string) {
      const length = mask === undefined ? undefined : maskLength(mask)
      return {
        ...form.register(name, {
          onChange: () => onChange(name),
          ...(mask !== undefined &&
            isNumberMask(mask) && { setValueAs: (value: unknown) => rawDigits(String(value ?? '')) }),
        }),
        ...control(name),
        defaultValue: returned?.values[name] ?? (known[name] || undefined),
        ...(mask !== undefined && { 'data-mask': mask, ...(length !== undefined && { maxLength: length }) }),
      }
    },
    /** A checkbox: initially unticked; in a returned form, as the visitor left it. */
    box: (name: string) => ({
      ...form.register(name, { onChange: () => onChange(name) }),
      ...control(name),
      value: 'on',
      defaultChecked: returned?.values[name] === 'on',
    }),
    /** A choice of a few: its value is read and set by `valueOf` and `setValue`. */
    choice: control,
    allErrors: (): FieldError[] =>
      fields.inOrder([...new Set([...Object.keys(returnedErrors), ...Object.keys(errors)])]).flatMap((name) => {
        const message = errorOf(name)
        return message ? [{ name, message, id: fields.idIfShown(name) }] : []
      }),
  }
}
