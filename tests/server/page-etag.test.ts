import { expect, test } from 'vitest'
import { finish } from '#src/server/page-cache.ts'

test('processes agree on the validator of a page: it is made of its content alone', async () => {
  const { etag } = await finish(200, '<p>Привет</p>')
  expect((await finish(200, '<p>Привет</p>')).etag).toBe(etag)
  expect((await finish(200, '<p>Привет!</p>')).etag).not.toBe(etag)
})
