import { Segmented } from '#src/components/segmented.tsx'
import type { LeadForm } from '#src/components/forms/use-lead-form.ts'

type ChoicesProps = {
  form: LeadForm
  name: string
  legend: string
  options: readonly { value: string; label: string }[]
  className?: string | undefined
  /** Called with the new value after the form has it. */
  onChange?: (value: string) => void
}

/** A choice of a few, as a form field. */
export function Choices({ form, name, legend, options, className, onChange }: ChoicesProps) {
  const { id, error, autoFocus } = form.choice(name)
  return (
    <Segmented
      id={id}
      legend={legend}
      name={name}
      options={options}
      value={form.valueOf(name) || null}
      onChange={(value) => {
        form.setValue(name, value)
        onChange?.(value)
      }}
      error={error}
      isStart={autoFocus}
      className={className}
    />
  )
}
