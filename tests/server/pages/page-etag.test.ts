import { expect, test } from 'vitest'
import { finish } from '#src/server/pages/page-cache.ts'

test('processes agree on the validator of a page: it is made of its content alone', () => {
  const { etag } = finish(200, '<p>Привет</p>')
  expect(finish(200, '<p>Привет</p>').etag).toBe(etag)
  expect(finish(200, '<p>Привет!</p>').etag).not.toBe(etag)
})
