import { expect, test } from 'vitest'
import { createRedirects } from '#src/backend/content/redirects.ts'
import { content } from '../fixtures/content.ts'
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

test('an address that the sources gave a news item before leads to the present one, never in a circle', async () => {
  const { db, now } = await createTestBackend()
  const [item, other] = content.news.filter(({ date }) => date < '2021-07-14')
  if (!item || !other) throw new Error('no news in the fixtures')
  const redirects = await createRedirects(db, now, [
    [item.id, 'former-code'],
    [item.id, other.code],
    [999_999, 'gone-code'],
  ])
  const leadsTo = (code: string) => redirects.findRenamed(`/news/${code}.html?utm_source=vk`)
  const present = `/news/${item.code}.html?utm_source=vk`
  expect([leadsTo('former-code'), leadsTo(item.code)]).toEqual([present, null])
  // An address that another item has is that item's, and what has gone leads nowhere.
  expect([leadsTo(other.code), leadsTo('gone-code')]).toEqual([null, null])
})
