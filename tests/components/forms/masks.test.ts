// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { attachMasks } from '#src/components/forms/attach-masks.ts'
import { MILEAGE_MASK, maskLength, MONEY_MASK, PHONE_MASK, rawDigits } from '#src/components/forms/masks.ts'
import { DAY_MASK } from '#src/domain/day.ts'

const NBSP = '\u00a0'
const shown = (text: string) => text.replaceAll(NBSP, ' ')

beforeEach(() => document.body.replaceChildren())

/** A masked field as pages have it. */
function field(mask: string, value = '') {
  const form = document.createElement('form')
  const input = document.createElement('input')
  input.dataset['mask'] = mask
  const length = maskLength(mask)
  if (length !== undefined) input.maxLength = length
  input.value = value
  form.append(input)
  document.body.append(form)
  input.focus()
  input.setSelectionRange(value.length, value.length)
  attachMasks(form)
  return input
}

/** What a browser does: asks first, then changes the text itself, then tells. */
function put(input: HTMLInputElement, data: string, inputType = 'insertText') {
  const asked = input.dispatchEvent(new InputEvent('beforeinput', { data, inputType, bubbles: true, cancelable: true }))
  if (!asked) return
  const [from, to] = [input.selectionStart ?? 0, input.selectionEnd ?? 0]
  const room = input.maxLength > 0 ? input.maxLength - (input.value.length - (to - from)) : Infinity
  if (room <= 0) return
  input.setRangeText(data.slice(0, room), from, to, 'end')
  input.dispatchEvent(new InputEvent('input', { data, inputType, bubbles: true }))
}
const type = (input: HTMLInputElement, text: string) => [...text].forEach((sign) => put(input, sign))
function erase(input: HTMLInputElement, inputType = 'deleteContentBackward') {
  if (!input.dispatchEvent(new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }))) return
  const [from, to] = [input.selectionStart ?? 0, input.selectionEnd ?? 0]
  const isForward = inputType === 'deleteContentForward'
  if (from !== to) input.setRangeText('', from, to, 'end')
  else if (isForward) input.setRangeText('', from, to + 1, 'start')
  else input.setRangeText('', Math.max(0, from - 1), to, 'end')
  input.dispatchEvent(new InputEvent('input', { inputType, bubbles: true }))
}

describe('date', () => {
  test.each([
    ['2025-03-12', '12.03.2025'],
    ['2025-03-12T10:30', '12.03.2025'],
    ['2025/3/2', '02.03.2025'],
    ['12.03.2025', '12.03.2025'],
    ['12.03.2025 г.', '12.03.2025'],
    [' 12.03.2025, 10:30', '12.03.2025'],
    ['2.3.2025', '02.03.2025'],
    ['2/3/2025', '02.03.2025'],
    ['2/3/25', '02.03.2025'],
    ['12-03-25', '12.03.2025'],
    ['12 03 2025', '12.03.2025'],
    ['12032025', '12.03.2025'],
    ['12 марта 2025 г.', '12.03.2025'],
    ['1 Мая 2025', '01.05.2025'],
    // No such day: the form says so.
    ['2025-02-31', '31.02.2025'],
    ['3/25/2025', '03.25.2025'],
  ])('«%s», pasted or filled in by the browser, is %s', (text, day) => {
    const pasted = field(DAY_MASK)
    put(pasted, text, 'insertFromPaste')
    expect(pasted.value).toBe(day)
    const filledIn = field(DAY_MASK)
    filledIn.value = text
    filledIn.dispatchEvent(new InputEvent('input', { bubbles: true }))
    expect(filledIn.value).toBe(day)
    // Before the mask was loaded.
    expect(field(DAY_MASK, text).value).toBe(day)
  })

  test('a date pasted into a filled field replaces it, wherever the caret is', () => {
    const input = field(DAY_MASK, '01.02.2024')
    // As on the page.
    input.maxLength = 16
    input.setSelectionRange(3, 3)
    put(input, '2025-03-12', 'insertFromPaste')
    expect(input.value).toBe('12.03.2025')
  })

  test.each([
    ['12032025', '12.03.2025'],
    ['12.03.2025', '12.03.2025'],
    ['2.3.2025', '02.03.2025'],
    ['2/3/2025', '02.03.2025'],
    ['2 3 2025', '02.03.2025'],
  ])('«%s» typed sign by sign is %s', (text, day) => {
    const input = field(DAY_MASK)
    type(input, text)
    expect(input.value).toBe(day)
  })

  test('a correction in the middle is not taken for a date of its own', () => {
    const input = field(DAY_MASK, '12.03.2025')
    input.setSelectionRange(5, 5)
    erase(input)
    expect(input.selectionStart).toBe(4)
    type(input, '4')
    expect(input.value).toBe('12.04.2025')
  })
})

describe('phone', () => {
  test.each([
    ['8 916 123 45 67'],
    ['89161234567'],
    ['79161234567'],
    ['+79161234567'],
    ['+7 (916) 123-45-67'],
    ['9161234567'],
    ['(916) 123 45 67'],
    ['8(916)123-45-67'],
    ['8-916-123-45-67 '],
  ])('«%s» pasted, filled in by the browser or typed is +7 (916) 123-45-67', (text) => {
    const pasted = field(PHONE_MASK)
    put(pasted, text, 'insertFromPaste')
    expect(pasted.value).toBe('+7 (916) 123-45-67')
    const filledIn = field(PHONE_MASK)
    filledIn.value = text
    filledIn.dispatchEvent(new InputEvent('input', { bubbles: true }))
    expect(filledIn.value).toBe('+7 (916) 123-45-67')
    expect(field(PHONE_MASK, text.trim()).value).toBe('+7 (916) 123-45-67')
    const typed = field(PHONE_MASK)
    type(typed, text)
    expect(typed.value).toBe('+7 (916) 123-45-67')
  })

  test.each([
    ['8 916 123-45-67 доб. 12', '+7 (916) 123-45-67'],
    ['тел. 2: +7 (916) 123-45-67, Иван', '+7 (916) 123-45-67'],
    ['89161234567 / 89031112233', '+7 (916) 123-45-67'],
    ['+7 8 495 123-45-67', '+7 (495) 123-45-67'],
    ['00 7 916 123-45-67', '+7 (916) 123-45-67'],
    // Whole, but no Russian one: the form says so.
    ['375 29 123-45-67', '+375291234567'],
    ['8-10-375-29-123-45-67', '+375291234567'],
    ['+7 701 123-45-67', '+7 (701) 123-45-67'],
    // The 8 is of the city's code, not the way out of it.
    ['812 345-67-89', '+7 (812) 345-67-89'],
    // A digit is missing, and that is what is said.
    ['8916 123-45-6', '+7 (916) 123-45-6'],
  ])('«%s» pasted into an empty field, behind +7 or over another number is %s', (text, phone) => {
    for (const value of ['', '+7 (', '+7 (916) 765-43-21', '+49 1234 5678']) {
      const input = field(PHONE_MASK, value)
      if (value.length > 4) input.select()
      put(input, text, 'insertFromPaste')
      expect(input.value).toBe(phone)
    }
    const filledIn = field(PHONE_MASK)
    filledIn.value = text
    filledIn.dispatchEvent(new InputEvent('input', { bubbles: true }))
    expect(filledIn.value).toBe(phone)
  })

  test.each([['+375 29 123-45-67'], ['+49 1234 5678'], ['+1 (212) 555-01-00']])(
    '«%s» stays as it is: another country’s number must not become a Russian one',
    (text) => {
      const pasted = field(PHONE_MASK)
      put(pasted, text, 'insertFromPaste')
      expect(pasted.value).toBe(text)
      const filledIn = field(PHONE_MASK)
      filledIn.value = text
      filledIn.dispatchEvent(new InputEvent('input', { bubbles: true }))
      expect(filledIn.value).toBe(text)
      const typed = field(PHONE_MASK)
      type(typed, text)
      expect(typed.value).toBe(text)
    },
  )

  test('a number of 8 800 typed after its first 8', () => {
    const input = field(PHONE_MASK)
    type(input, '8')
    expect(input.value).toBe('+7 (')
    type(input, '8000000000')
    expect(input.value).toBe('+7 (800) 000-00-00')
  })

  test('a trunk prefix typed after the country code is left out: no code begins with 89', () => {
    const input = field(PHONE_MASK)
    type(input, '+789161234567')
    expect(input.value).toBe('+7 (916) 123-45-67')
  })

  test('letters are not taken; a whole number takes no more', () => {
    const input = field(PHONE_MASK)
    type(input, '9a1б6123456789')
    expect(input.value).toBe('+7 (916) 123-45-67')
  })

  test('deleting is never blocked', () => {
    const input = field(PHONE_MASK, '+7 (916) 123-45-67')
    erase(input)
    expect(input.value).toBe('+7 (916) 123-45-6')
    input.setSelectionRange(0, input.value.length)
    erase(input)
    expect(input.value).toBe('')
  })

  test.each(['deleteContentBackward', 'deleteContentForward'])(
    'a digit of a whole number is corrected in its place (%s): the caret stays there',
    (inputType) => {
      const input = field(PHONE_MASK, '+7 (916) 123-45-67')
      for (const [at, digit] of [...input.value].entries()) {
        if (at < 4 || /\D/.test(digit)) continue
        const caret = inputType === 'deleteContentForward' ? at : at + 1
        input.setSelectionRange(caret, caret)
        erase(input, inputType)
        type(input, digit)
        expect(input.value, `the digit at ${at}`).toBe('+7 (916) 123-45-67')
      }
    },
  )

  test('a selected part of a whole number is typed anew', () => {
    const input = field(PHONE_MASK, '+7 (916) 123-45-67')
    input.setSelectionRange(4, 7)
    type(input, '903')
    expect(input.value).toBe('+7 (903) 123-45-67')
  })

  test.each([
    ['deleteContentBackward', 2],
    ['deleteContentForward', 1],
  ])('%s at the country code alone does not take the number away', (inputType, caret) => {
    const input = field(PHONE_MASK, '+7 (916) 123-45-67')
    input.setSelectionRange(caret, caret)
    erase(input, inputType)
    expect(input.value).toBe('+7 (916) 123-45-67')
  })

  test('a lone country code goes when the field is left', () => {
    const input = field(PHONE_MASK)
    type(input, '8')
    input.blur()
    expect(input.value).toBe('')
  })

  test('pasting over a whole number puts the new one', () => {
    const input = field(PHONE_MASK, '+7 (916) 123-45-67')
    input.setSelectionRange(0, input.value.length)
    put(input, '8 495 000-00-01', 'insertFromPaste')
    expect(input.value).toBe('+7 (495) 000-00-01')
  })
})

describe('money', () => {
  test.each([
    ['1500000', '1 500 000 ₽'],
    ['12a3', '123 ₽'],
    ['', ''],
    ['1 500 000 ₽', '1 500 000 ₽'],
    ['1 500 000', '1 500 000 ₽'],
  ])('%j is «%s»', (text, expected) => {
    expect(shown(field(MONEY_MASK, text).value)).toBe(expected)
    const input = field(MONEY_MASK)
    if (text) put(input, text, 'insertFromPaste')
    expect(shown(input.value)).toBe(expected)
  })

  test('the caret stays before the sign, in the middle too; the model gets digits', () => {
    const input = field(MONEY_MASK)
    type(input, '1500')
    expect(shown(input.value)).toBe('1 500 ₽')
    expect(input.selectionStart).toBe('1 500'.length)
    input.setSelectionRange(1, 1)
    type(input, '2')
    expect(shown(input.value)).toBe('12 500 ₽')
    expect(input.selectionStart).toBe(2)
    expect(rawDigits(input.value)).toBe('12500')
  })

  test.each([
    [MONEY_MASK, '1,5 млн', '1 500 000 ₽'],
    [MONEY_MASK, '150.000', '150 000 ₽'],
    [MILEAGE_MASK, '84 тыс. км', '84 000'],
    [MILEAGE_MASK, '84,000', '84 000'],
  ])('%s takes «%s», pasted or there before it, for «%s»', (mask, text, expected) => {
    const input = field(mask)
    put(input, text, 'insertFromPaste')
    expect(shown(input.value)).toBe(expected)
    expect(shown(field(mask, text).value)).toBe(expected)
  })

  test('emptied, it has no sign either, and takes digits as before', () => {
    const input = field(MONEY_MASK, '1 500 ₽')
    input.setSelectionRange(0, input.value.length)
    erase(input)
    expect(input.value).toBe('')
    type(input, '95')
    expect(shown(input.value)).toBe('95 ₽')
  })

  test('digits beyond the pattern are dropped, wherever they come from', () => {
    const input = field(MILEAGE_MASK)
    input.removeAttribute('maxlength')
    type(input, '12345678')
    expect(shown(input.value)).toBe('1 234 567')
    expect(shown(field(MILEAGE_MASK, '12345678901').value)).toBe('1 234 567')
    const other = field(MILEAGE_MASK, '12 345')
    put(other, '6789', 'insertFromPaste')
    expect(shown(other.value)).toBe('1 234 567')
  })

  test('a mileage has groups, counted from the right, and no sign', () => {
    const input = field(MILEAGE_MASK)
    const steps = [...'1234567'].map((digit) => (type(input, digit), shown(input.value)))
    expect(steps).toEqual(['1', '12', '123', '1 234', '12 345', '123 456', '1 234 567'])
    type(input, '8')
    expect(shown(input.value)).toBe('1 234 567')
    expect(rawDigits(input.value)).toBe('1234567')
    expect(shown(field(MILEAGE_MASK, '84000').value)).toBe('84 000')
  })
})

describe('text patterns', () => {
  test.each([
    ['__.__.____', '01.02.2021', '01022021'],
    ['0000', '2017', '2017'],
    ['aa-00', 'яZ-17', 'яZ17'],
    ['a_*', 'б7%', '9б7%'],
  ])('%s makes «%s» of «%s»', (mask, expected, typed) => {
    const input = field(mask)
    type(input, typed)
    expect(input.value).toBe(expected)
  })

  test.each([
    [PHONE_MASK, 18],
    [DAY_MASK, 10],
    [MONEY_MASK, undefined],
    [MILEAGE_MASK, 9],
  ])('maxlength of %s is %s', (mask, length) => expect(maskLength(mask)).toBe(length))

  test('at full length nothing more is taken, but a selected sign is replaced', () => {
    const input = field('____', '2017')
    type(input, '9')
    expect(input.value).toBe('2017')
    input.setSelectionRange(3, 4)
    type(input, '9')
    expect(input.value).toBe('2019')
  })

  test.each([
    ['Tab', 9],
    ['ArrowLeft', 37],
    ['ArrowUp', 38],
    ['ArrowRight', 39],
    ['ArrowDown', 40],
  ])('%s (%d) is always allowed', (key, keyCode) => {
    const input = field('____', '2017')
    const isLeftAlone = input.dispatchEvent(
      new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true }),
    )
    expect(isLeftAlone).toBe(true)
  })
})

test.each(['9', '9 ₽'])('a mask that comes while a sum is being typed (%s) takes what is typed on', (typed) => {
  const input = field(MONEY_MASK, typed.replace(' ', NBSP))
  type(input, '5000')
  expect(shown(input.value)).toBe('95 000 ₽')
})

test('a mask that comes while a figure is corrected leaves the caret there', () => {
  const form = document.createElement('form')
  const input = document.createElement('input')
  input.dataset['mask'] = MONEY_MASK
  input.value = '15'
  form.append(input)
  document.body.append(form)
  input.focus()
  input.setSelectionRange(1, 1)
  attachMasks(form)
  type(input, '2')
  expect(shown(input.value)).toBe('125 ₽')
})

test('a mask that comes leaves the focus where it is', () => {
  const input = document.createElement('input')
  input.dataset['mask'] = MONEY_MASK
  input.value = '9'
  const other = document.createElement('input')
  const form = document.createElement('form')
  form.append(input, other)
  document.body.append(form)
  other.focus()
  attachMasks(form)
  expect(shown(input.value)).toBe('9 ₽')
  expect(document.activeElement).toBe(other)
})
