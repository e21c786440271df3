import { expect, test } from 'vitest'
import { formSchema } from '#src/office/client/content/form-schema.ts'

test('a weekday of opening hours is one of seven, to be chosen and not typed', () => {
  const weekday = { type: 'integer', enum: [1, 2, 3, 4, 5, 6, 7] }
  expect(JSON.stringify(formSchema('dealer'))).toContain(`"items":${JSON.stringify([weekday, weekday])}`)
})

test('whether a programme is offered is chosen by a word', () => {
  expect(JSON.stringify(formSchema('credit-program'))).toContain('"active":{"type":"string","enum":["1","0"]}')
})
