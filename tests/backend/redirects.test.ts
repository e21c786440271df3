import { expect, test } from 'vitest'
import { createRedirects } from '#src/backend/content/redirects.ts'
import { createTestBackend } from './test-backend.ts'

const ROWS = [
  ['/old.html', '/models.html#five'],
  ['/index.php', '/contacts.html'],
  ['/index.php?id=5', '/news.html?category=brand'],
  ['/старый-адрес', '/models.html'],
  ['/credit.php', '/search.html?q=кредит#ответ'],
] as const

async function find(url: string) {
  const { db, now } = await createTestBackend()
  const rows = ROWS.map(([from, to]) => ({
    kind: 'redirect' as const,
    key: from,
    document: JSON.stringify({ from, to }),
  }))
  await db.insertInto('content_document').values(rows).execute()
  return (await createRedirects(db, now)).find(url)
}

test.each([
  ['/old.html', '/models.html#five'],
  // Marks of advertising are not lost on the way.
  ['/old.html?utm_source=vk&utm_medium=post', '/models.html?utm_source=vk&utm_medium=post#five'],
  ['/old.html?', '/models.html#five'],
  ['/index.php?id=5', '/news.html?category=brand'],
  ['/index.php?utm_source=vk&id=5', '/news.html?category=brand&utm_source=vk'],
  ['/index.php?id=6', '/contacts.html?id=6'],
  // A browser sends Cyrillic letters in codes.
  ['/%D1%81%D1%82%D0%B0%D1%80%D1%8B%D0%B9-%D0%B0%D0%B4%D1%80%D0%B5%D1%81', '/models.html'],
  // So does a header with the new address: it takes no others.
  ['/credit.php', '/search.html?q=%D0%BA%D1%80%D0%B5%D0%B4%D0%B8%D1%82#%D0%BE%D1%82%D0%B2%D0%B5%D1%82'],
  ['/other.html', null],
])('%s is redirected to %s', async (url, target) => {
  expect(await find(url)).toBe(target)
})
