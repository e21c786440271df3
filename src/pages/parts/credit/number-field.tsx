import { useState } from 'react'
import { Field } from '#src/components/field.tsx'
import { formatNumber } from '#src/domain/format.ts'

type NumberFieldProps = {
  label: string
  name: string
  value: number
  onChange: (value: number) => void
  hint?: string
  /** What stands after the number: «₽» unless said otherwise. */
  unit?: string
  max?: number
  decimal?: boolean
  className?: string | undefined
}

const MAX_SIGNS = 14

/** A number people write with spaces: groups appear when the field is left, so that the caret never jumps. */
export function NumberField(props: NumberFieldProps) {
  const { label, name, value, onChange, hint, unit = '₽', max = 100_000_000, decimal = false, className } = props
  const [draft, setDraft] = useState<string | null>(null)
  const shown = decimal ? String(value).replace('.', ',') : formatNumber(value)
  const write = (text: string) => {
    setDraft(text)
    const plain = decimal ? text.replace(/[^\d.,]/g, '').replace(',', '.') : text.replace(/\D/g, '')
    const number = Number(plain)
    if (plain !== '' && Number.isFinite(number) && number <= max) onChange(number)
  }
  return (
    <Field
      label={`${label}, ${unit}`}
      name={name}
      hint={hint}
      inputMode={decimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={MAX_SIGNS}
      value={draft ?? shown}
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={() => setDraft(null)}
      className={className}
    />
  )
}
