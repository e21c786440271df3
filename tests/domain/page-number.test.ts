import { expect, test } from 'vitest'
import { pageNumber } from '#src/domain/page-number.ts'

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=2', 2],
  ['page=10', 10],
  ['page=2.5', 1],
  ['page=abc', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1e1', 1],
  ['page=0x2', 1],
  ['page=+2', 1],
  ['page=02', 1],
  ['page=Infinity', 1],
  ['page=999999999', 999_999_999],
  ['page=1000000000', 999_999_999],
  ['page=99999999999999999999', 999_999_999],
])('%s is page %d', (query, page) => {
  expect(pageNumber(new URLSearchParams(query))).toBe(page)
})
