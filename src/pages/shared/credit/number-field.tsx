import { useState } from 'react'
import { Field } from '#src/components/field.tsx'
import { lateMask } from '#src/components/forms/late-mask.ts'
import { readNumber } from '#src/domain/credit/query.ts'
import { formatDecimal, formatMoney, formatNumber } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'

type NumberFieldProps = {
  label: string
  name: string
  value: number
  onChange: (value: number) => void
  hint?: string | undefined
  /** `money` is a whole sum, `price` may have kopecks, `number` has its unit in the label. */
  kind?: 'money' | 'price' | 'number'
  max: number
  className?: string | undefined
}

const MAX_SIGNS = 18

const shownOf = {
  money: formatMoney,
  price: (value: number) => `${formatDecimal(value)}${NBSP}₽`,
  number: formatNumber,
}

/**
 * Defined here and not imported from the masks' file, which is loaded only with them. A price has kopecks: no mask
 * supports them.
 */
const MASKS = { money: 'money', price: null, number: '_ ___ ___' } as const

/**
 * A number people write with spaces. A sum keeps its groups and its currency sign while it is typed (specification
 * 5.08).
 */
export function NumberField({ label, name, value, onChange, hint, kind = 'money', max, className }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const write = (text: string) => {
    setDraft(text)
    const number = readNumber(text, max, kind === 'price')
    if (number !== null) onChange(number)
  }
  const mask = MASKS[kind]
  return (
    <Field
      {...(mask && { ref: lateMask, 'data-mask': mask })}
      label={label}
      name={name}
      hint={hint}
      inputMode={kind === 'price' ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={kind === 'number' ? MASKS.number.length : MAX_SIGNS}
      value={draft ?? shownOf[kind](value)}
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={() => setDraft(null)}
      className={className}
    />
  )
}
