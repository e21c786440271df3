import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { routeOf } from '#src/routes.ts'
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
