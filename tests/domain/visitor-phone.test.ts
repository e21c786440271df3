import { expect, test } from 'vitest'
import { checkPhone } from '#src/domain/visitor-phone.ts'

test.each([
  ['+7 (916) 123-45-67', '+79161234567'],
  ['8 916 123-45-67', '+79161234567'],
  ['7 916 123 45 67', '+79161234567'],
  ['9161234567', '+79161234567'],
  ['(495) 123-45-67', '+74951234567'],
  ['8 800 000-00-00', '+78000000000'],
  ['8121234567', '+78121234567'],
])('«%s» is %s', (text, phone) => expect(checkPhone(text)).toEqual({ phone }))

test.each([
  // Whole, but no number begins so.
  ['+7 (216) 123-45-67', 'code'],
  ['8 016 123-45-67', 'code'],
  ['+7 (891) 612-34-56', 'short'],
  ['216 123-45-67', 'code'],
  // Something is missing, an 8 or 7 of the country counted.
  ['+7 (216) 123-45', 'short'],
  ['8916', 'short'],
  ['8 916 123-45-6', 'short'],
  ['7 916 123-45-6', 'short'],
  ['телефон', 'short'],
  ['+7 (916) 123-45-678', 'long'],
  ['89161234567 доб. 12', 'long'],
  ['+375 29 123-45-67', 'foreign'],
  ['+8 916 123-45-67', 'foreign'],
])('«%s» is wrong: %s', (text, fault) => expect(checkPhone(text)).toEqual({ fault }))
