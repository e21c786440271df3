import { expect, test } from 'vitest'
import { loadCopy } from '#src/app/copy.ts'
import { collectDocuments } from '#src/backend/search/documents.ts'
import { pageCopies } from '#src/content/all-pages.ts'
import { shareCards } from '#src/content/share-cards.ts'
import { hrefTo, routeOf, staticRouteNames } from '#src/routes.ts'
import { createTestBackend } from '../backend/test-backend.ts'

// A page that is in the table of routes is found, shared and shown without being named anywhere else.
const found = staticRouteNames.filter((name) => !routeOf(name).noindex)

test('every page that search engines may have is found by the search of the site, no other is', async () => {
  const documents = await collectDocuments((await createTestBackend()).db)
  const pages = documents.filter(({ id }) => id.startsWith('page-'))
  expect(pages.map(({ url }) => url).toSorted()).toEqual(found.map((name) => hrefTo(name)).toSorted())
})

test('every such page has a card of its own', () => {
  const keys = shareCards.map(({ key }) => key).filter((key) => !key.startsWith('news-'))
  expect(keys.toSorted()).toEqual(found.toSorted())
})

test.each(staticRouteNames)('%s: a browser loads the copy that the server has', async (name) => {
  expect(await loadCopy(name)).toEqual(pageCopies.get(name))
})
