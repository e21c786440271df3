import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { routeOf } from '#src/routes.ts'
import { hydrated } from './watch.ts'
import { examplePath, FIRST_LOAD_JS_LIMIT, firstLoadBytes, onePerKind } from '../bench/bytes.ts'

const root = resolve(import.meta.dirname, '..')

test('no page kind asks for more JavaScript at first than the budget allows', async ({ request }) => {
  for (const name of onePerKind()) {
    const html = await (await request.get(examplePath(name))).text()
    const bytes = firstLoadBytes(root, html, '.js')
    expect(bytes, `${routeOf(name).page}: is its entry found?`).toBeGreaterThan(10_000)
    expect(bytes, routeOf(name).page).toBeLessThanOrEqual(FIRST_LOAD_JS_LIMIT)
  }
})

test('every own script and stylesheet of the first HTML is named with its hash, and is run', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/norven.html')).text()
  const tags = html.match(/<(?:script|link)\b[^>]*\/assets\/[^"]+\.(?:js|css)"[^>]*>/g) ?? []
  expect(tags.length).toBeGreaterThan(2)
  expect(tags.filter((tag) => !/ integrity="sha384-[\w+/]{64}"/.test(tag))).toEqual([])
  await page.goto('/norven.html')
  await hydrated(page)
})
