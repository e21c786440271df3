import { beforeAll, expect, test } from 'vitest'
import { siteContent } from '#src/backend/seed.ts'
import { dealers } from '#src/content/seed/dealers.ts'
import { news } from '#src/content/seed/news.ts'
import { shareCards, shareImage } from '#src/content/share-cards.ts'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import { hrefTo, routeOf, staticRouteNames } from '#src/routes.ts'
import { createTestBackend, dataOf } from '../backend/test-backend.ts'

/** What every address of the site as it is shipped must have: pages, dealers and news together. */

const addresses = [
  ...staticRouteNames.filter((name) => !routeOf(name).noindex).map((name) => hrefTo(name)),
  ...dealers.map(({ code }) => hrefTo('dealers', { query: { dealer: code } })),
  ...news.map(({ code }) => hrefTo('news-detail', { params: { code } })),
]
const tags = new Map<string, MetaTags>()
beforeAll(async () => {
  const backend = await createTestBackend(undefined, undefined, undefined, undefined, siteContent())
  for (const route of addresses) tags.set(route, dataOf<MetaTags>(await backend.get('/v1/meta', { route })))
})

const drawn = shareCards.map(({ key }) => shareImage(key))

test('every address has a share card that the build draws, and words for it', () => {
  const without = [...tags].filter(([, { og }]) => !og.image_alt || !drawn.includes(new URL(og.image).pathname))
  expect(without.map(([address]) => address)).toEqual([])
})

test.each(['title', 'description'] as const)('no two addresses share a %s', (key) => {
  const byText = Map.groupBy(tags, ([, meta]) => meta[key])
  const shared = [...byText].flatMap(([text, own]) => (own.length > 1 ? [[text, own.map(([address]) => address)]] : []))
  expect(shared).toEqual([])
})
