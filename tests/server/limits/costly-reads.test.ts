import { afterEach, beforeEach, expect, test } from 'vitest'
import { redirects } from '#src/routes.ts'
import { pair, startTestSite, type TestSite } from '../forms/site.ts'

let site: TestSite
beforeEach(async () => {
  site = await startTestSite({ readLimit: 3, env: { TRUST_PROXY: 'loopback' } })
})
afterEach(() => site.stop())

const read = (path: string, headers: Record<string, string> = {}) =>
  site.fetch(path, { headers: { 'x-forwarded-for': '198.51.100.1', ...headers } })
const html = { accept: 'text/html,*/*;q=0.8' }

test.each([
  ['searches', (index: number) => `/search.html?q=${index}`],
  ['calls of the search', (index: number) => `/dealer/v1/search?q=${index}`],
  ['suggestions', (index: number) => `/ru/ru/api/v1/suggest?q=${index}`],
  ['hours of a dealer', () => '/dealer/schedule?method=getShedule&dealer_id=1'],
  ['nearest hours', () => '/dealer/v1/nearest-slots?city_id=1'],
  ['documents', (index: number) => `/upload/configurations/${index}.pdf`],
  ['unknown addresses', (index: number) => `/nowhere-${index}`],
  ['pages that are asked something', (index: number) => `/dealers.html?city=nowhere-${index}`],
  ['pages by a name in the path', (index: number) => `/news/nothing-${index}.html`],
  ['pages of requests', (index: number) => `/request/${'A'.repeat(21)}${index}`],
  ['pages of a moment', () => '/dealers.html?open=now'],
])('%s of one address have an end, told with the time to wait; all else is read on', async (_, pathOf) => {
  for (let index = 0; index < 3; index++) expect((await read(pathOf(index))).status).not.toBe(429)
  const page = await read(pathOf(3), html)
  expect([page.status, page.headers.get('cache-control')]).toEqual([429, 'no-store'])
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  const sentence = 'Слишком много запросов. Попробуйте через 10 минут'
  // Calls answer in JSON, whatever is asked for.
  const told =
    pathOf(3).startsWith('/dealer/') || pathOf(3).startsWith('/ru/') ? `"message":"${sentence}"` : `<p>${sentence}.</p>`
  expect(await page.text()).toContain(told)
  const call = await read(pathOf(4), { accept: 'application/json' })
  expect([call.status, await call.json()]).toEqual([
    429,
    { success: false, data: null, message: 'Слишком много запросов. Попробуйте через 10 минут' },
  ])
  // Pages, calls and searches that are in memory cost nothing; another address has its own count.
  for (const path of ['/warranty.html', '/search.html', '/dealer/v1/model']) expect((await read(path)).status).toBe(200)
  // So do addresses that only lead elsewhere.
  const [from = ''] = Object.keys(redirects)
  expect((await read(from)).status).toBe(301)
  expect((await read(pathOf(5), { 'x-forwarded-for': '198.51.100.2' })).status).not.toBe(429)
})

test('forms that come back with their mistakes are counted as pages, as no limit of forms knows them', async () => {
  const send = (headers: Record<string, string>) =>
    site.fetch('/dealer/v1/request', {
      method: 'POST',
      headers: { ...html, 'sec-fetch-site': 'same-origin', ...headers },
      body: new URLSearchParams({ lead_type: 'lounge' }),
    })
  // With the pair of tokens, and without.
  expect((await send(pair)).status).toBe(422)
  expect((await send({})).status).toBe(403)
  expect((await send(pair)).status).toBe(422)
  const refused = await send(pair)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(await refused.text()).toContain('Слишком много запросов')
  // A script gets a short answer, which is no page.
  expect((await send({ accept: 'application/json' })).status).toBe(403)
})

test('so are pages rendered for one visitor because of a cookie', async () => {
  await site.stop()
  site = await startTestSite({ readLimit: 3, meaningfulCookies: (name) => name === 'session' })
  const ask = (cookie: string) => site.fetch('/warranty.html', { headers: { cookie } })
  for (let index = 0; index < 3; index++) expect((await ask(`session=${index}`)).status).toBe(200)
  expect((await ask('session=3')).status).toBe(429)
  expect((await ask('other=1')).status).toBe(200)
})
