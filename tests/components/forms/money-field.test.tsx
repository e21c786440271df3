// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { attachMask } from '#src/components/forms/attach-masks.ts'
import { MONEY_MASK, rawDigits } from '#src/components/forms/masks.ts'
import { formatMoney } from '#src/domain/format.ts'

/** A sum in a calculator: React holds the number, the field shows it. */
function Sum() {
  const [sum, setSum] = useState(0)
  return (
    <>
      <input
        ref={attachMask}
        aria-label="Взнос"
        data-mask={MONEY_MASK}
        value={sum === 0 ? '' : formatMoney(sum)}
        onChange={(event) => setSum(Number(rawDigits(event.currentTarget.value)))}
      />
      <output>{sum}</output>
    </>
  )
}

test('a field that React holds: the sum with its sign while typing, digits to the handler, the caret before the sign', () => {
  render(<Sum />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  field.focus()
  for (const digit of '1500000') {
    const at = field.selectionStart ?? 0
    const isTaken = fireEvent(
      field,
      new InputEvent('beforeinput', { data: digit, inputType: 'insertText', bubbles: true, cancelable: true }),
    )
    if (!isTaken) continue
    field.setRangeText(digit, at, field.selectionEnd ?? at, 'end')
    fireEvent(field, new InputEvent('input', { data: digit, inputType: 'insertText', bubbles: true }))
  }
  expect(field.value.replaceAll('\u00a0', ' ')).toBe('1 500 000 ₽')
  expect(field.selectionStart).toBe('1 500 000'.length)
  expect(screen.getByRole('status')).toHaveTextContent('1500000')
})
