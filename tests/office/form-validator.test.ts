import type { RJSFSchema } from '@rjsf/utils'
import { expect, test } from 'vitest'
import { validator } from '#src/office/client/content/form-validator.ts'

const block: RJSFSchema = {
  type: 'object',
  properties: { type: { const: 'image' }, text: { type: 'string' } },
  required: ['type'],
}

test('a block that has just become another one is asked about with fields that are not there', () => {
  expect(validator.isValid(block, { type: 'image', text: undefined }, block)).toBe(true)
  expect(validator.isValid(block, { type: 'p', text: undefined }, block)).toBe(false)
  expect(validator.isValid(block, undefined, block)).toBe(false)
})
