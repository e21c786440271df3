import express from 'express'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#src/backend/database.ts'
import { createLimits } from '#src/server/limits/limits.ts'
import { createLinkPages } from '#src/server/links/link-pages.ts'
import { createTestBackend } from '../../backend/test-backend.ts'

let db: Database
let server: Server
let url = ''
beforeEach(async () => {
  const backend = await createTestBackend()
  db = backend.db
  const app = express()
  app.use(
    createLinkPages({
      db,
      now: backend.now,
      publicOrigin: 'https://www.example.ru',
      limits: createLimits(3, { pool: null, what: 'link', hash: async (text) => text }),
      styles: '',
    }),
  )
  server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => void server.close())

const make = (to: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/links/new`, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams({ to }) })
const count = (what: string, day: string, amount: number) =>
  db
    .insertInto('site_count')
    .columns(['what', 'day', 'name', 'count'])
    .expression((eb) =>
      eb
        .selectFrom('made_link')
        .select((row) => [row.val(what).as('what'), row.val(day).as('day'), 'code', row.val(amount).as('count')]),
    )
    .execute()

test('a link is made, and its page tells it, with nothing kept or indexed and nothing run', async () => {
  const made = await make('/gv70.html?utm_source=vk')
  expect(made.status).toBe(303)
  const path = made.headers.get('location') ?? ''
  expect(path).toMatch(/^\/links\/[\w-]{22}$/)
  const page = await fetch(url + path)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  const html = await page.text()
  expect(html).toMatch(/https:\/\/www\.example\.ru\/gv70\.html\?utm_source=vk&amp;link=[2-9A-Z]{6}</)
  expect(html).toMatch(/href="\/tools\/links\.html\?page=%2Fgv70\.html&amp;source=vk&amp;link=[2-9A-Z]{6}"/)
  expect(html).toContain('class="link-nothing"')
  expect(html).not.toContain('<script')
})

test('one or two of a day are told by no number: not in the table, the sums, the picture or the file', async () => {
  const path = (await make('/gv70.html')).headers.get('location') ?? ''
  await count('link-view', '2021-07-13', 5)
  await count('link-view', '2021-07-14', 2)
  await count('link-request', '2021-07-14', 1)
  const html = await (await fetch(url + path)).text()
  expect(html.replaceAll('\u00a0', ' ')).toContain(
    '<td class="num">меньше 3</td><td class="num">меньше 3</td><td class="num">0</td>',
  )
  expect(html.replaceAll('\u00a0', ' ')).toContain('<dd class="h2 num">6–7</dd>')
  expect(html.match(/<rect/g)).toHaveLength(1)
  const file = await fetch(`${url}${path}.csv`)
  expect(file.headers.get('content-type')).toMatch(/^text\/csv/)
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  expect(await file.text()).toBe(
    'День;Просмотры;Заявки;Записи;Отмены\r\n2021-07-14;меньше 3;меньше 3;0;0\r\n2021-07-13;5;0;0;0\r\n',
  )
})

test.each([
  ['a page that is none', '/gv81.html'],
  ['another site', '//evil.example/gv70.html'],
  ['a whole address', 'https://evil.example/gv70.html'],
  ['somebody’s own page', `/request/${'a'.repeat(22)}`],
  ['a contact in a mark', '/gv70.html?utm_campaign=ivan@example.ru'],
  ['a phone in a mark', '/gv70.html?utm_term=+7 916 123-45-67'],
  ['too much', `/gv70.html?utm_term=${'x'.repeat(1_500)}`],
])('no link is made to %s', async (_what, to) => {
  expect((await make(to)).status).toBe(422)
  expect(await db.selectFrom('made_link').selectAll().execute()).toEqual([])
})

test('another site makes none, nobody makes many, and a wrong address is a 404', async () => {
  expect((await make('/gv70.html', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  for (const status of [303, 303, 303, 429]) expect((await make('/gv70.html')).status).toBe(status)
  const none = await fetch(`${url}/links/${'A'.repeat(22)}`)
  expect([none.status, none.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
  expect((await fetch(`${url}/links/constructor`)).status).toBe(404)
})
