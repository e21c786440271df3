import { beforeAll, expect, test } from 'vitest'
import { siteContent } from '#src/backend/seed.ts'
import { dealers } from '#src/content/seed/dealers.ts'
import { news } from '#src/content/seed/news-articles.ts'
import { shareCards, shareImage } from '#src/content/share-cards.ts'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import { hrefTo, routeOf, staticRouteNames } from '#src/routes.ts'
import { createTestBackend, dataOf } from '../backend/test-backend.ts'
import { asMessage, placeOfText, repeated } from './rules/places.ts'

/** What every address of the site as it is shipped must have: pages, dealers and news together. */

const addresses = [
  ...staticRouteNames.filter((name) => !routeOf(name).noindex).map((name) => hrefTo(name)),
  ...dealers.map(({ code }) => hrefTo('dealers', { query: { dealer: code } })),
  ...news.map(({ code }) => hrefTo('news-detail', { params: { code } })),
]
const tags = new Map<string, MetaTags>()
beforeAll(async () => {
  const backend = await createTestBackend(undefined, undefined, undefined, undefined, siteContent()).catch(
    (error: unknown) => {
      throw new Error('Содержание не записывается в базу: два одинаковых номера? Остальные проверки скажут, где.', {
        cause: error,
      })
    },
  )
  for (const route of addresses) tags.set(route, dataOf<MetaTags>(await backend.get('/v1/meta', { route })))
})

const drawn = shareCards.map(({ key }) => shareImage(key))

test('every address has a share card that the build draws, and words for it', () => {
  const problems = [...tags]
    .filter(([, { og }]) => !og.image_alt || !drawn.includes(new URL(og.image).pathname))
    .map(
      ([address, { og }]) =>
        `src/content/: у страницы ${address} нет карточки для соцсетей (${og.image}) или её описания. Сборка рисует карточки по списку src/content/share-cards.ts.`,
    )
  expect(problems, asMessage(problems)).toEqual([])
})

test.each([
  ['title', 'заголовок для поисковиков', 'Измените название одной из них'],
  ['description', 'описание для поисковиков', 'Напишите одной из них другое вступление'],
] as const)('no two addresses share a %s', (key, name, advice) => {
  const problems = repeated([...tags], ([, meta]) => meta[key]).map(
    ([text, own]) =>
      `${placeOfText(own[0]?.[1].breadcrumbs.at(-1)?.name ?? text)}: у страниц ${own.map(([address]) => address).join(' и ')} совпадает ${name}: «${text}». ${advice}.`,
  )
  expect(problems, asMessage(problems)).toEqual([])
})
