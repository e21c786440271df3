import { expect, test } from 'vitest'
import { hideEmail, hidePhone } from '#src/domain/hidden-contact.ts'

test.each([
  ['+79161234507', '+7 (9••) •••-••-07'],
  ['8 (916) 123-45-07', '+7 (9••) •••-••-07'],
  ['+7 916', '•••'],
  ['', '•••'],
])('of the phone %s three digits are shown: %s', (phone, hidden) => {
  expect(hidePhone(phone)).toBe(hidden)
})

test.each([
  ['anna@example.ru', 'a•••@example.ru'],
  ['a@example.ru', 'a•••@example.ru'],
  ['@example.ru', '•••'],
  ['anna', '•••'],
])('of the address %s the first letter and the host are shown: %s', (address, hidden) => {
  expect(hideEmail(address)).toBe(hidden)
})
