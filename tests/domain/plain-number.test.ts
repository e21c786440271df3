import { expect, test } from 'vitest'
import { plainNumber } from '#src/domain/plain-number.ts'

test.each([
  ['1,5 млн', '1500000'],
  ['0,15 млн ₽', '150000'],
  ['2 миллиона', '2000000'],
  ['84 тыс. км', '84000'],
  ['84 тысячи', '84000'],
  ['84К', '84000'],
  ['до 150 тыс.', '150000'],
  ['84.000', '84000'],
  ['84,000 км', '84000'],
  ['1.500.000 ₽', '1500000'],
])('«%s» is %s', (text, digits) => expect(plainNumber(text)).toBe(digits))

test.each([
  ['84 000 км'],
  ['84000'],
  ['15,5'],
  ['150 000,50'],
  ['1500.000'],
  ['84 000 ₽'],
  ['абв'],
  [''],
  ['1.000,5'],
  ['1,234.567'],
])('«%s» says no more than its digits and stays as it is', (text) => expect(plainNumber(text)).toBe(text))
