import express from 'express'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { VITALS_PATH } from '#src/domain/constants.ts'
import { createLimits } from '#src/server/limits/limits.ts'
import { createVitals } from '#src/server/metrics/vitals.ts'

let registry: Registry
let server: Server
let url = ''
beforeEach(async () => {
  registry = new Registry()
  const app = express()
  app.use(
    createVitals({
      registry,
      publicOrigin: 'https://www.example.ru',
      limits: createLimits(3, { pool: null, what: 'vitals', hash: async (text) => text }),
    }),
  )
  server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${VITALS_PATH}`
})
afterEach(() => void server.close())

const tell = async (body: unknown, headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (await fetch(url, { method: 'POST', headers, body: text })).status
}
const series = async () => (await registry.metrics()).split('\n').filter((line) => /_(count|sum)\{/.test(line))

test('what a browser measured is counted by page kind and measure, in seconds', async () => {
  expect(await tell({ page: 'home', lcp: 1500, inp: 80, ttfb: 40, cls: 0.02 })).toBe(204)
  expect(await series()).toEqual([
    'web_vitals_seconds_sum{page="home",metric="lcp"} 1.5',
    'web_vitals_seconds_count{page="home",metric="lcp"} 1',
    'web_vitals_seconds_sum{page="home",metric="inp"} 0.08',
    'web_vitals_seconds_count{page="home",metric="inp"} 1',
    'web_vitals_seconds_sum{page="home",metric="ttfb"} 0.04',
    'web_vitals_seconds_count{page="home",metric="ttfb"} 1',
    'web_vitals_layout_shift_sum{page="home"} 0.02',
    'web_vitals_layout_shift_count{page="home"} 1',
  ])
})

test.each([
  ['a page that is none', { page: '/request/secret', lcp: 1 }, 400],
  ['a field that is none', { page: 'home', lcp: 1, visitor: 'Иван' }, 400],
  ['a number out of bounds', { page: 'home', lcp: -1 }, 400],
  ['text for a number', { page: 'home', lcp: '1' }, 400],
  ['no JSON', 'lcp=1', 400],
  ['too much', 'x'.repeat(600), 413],
])('%s is refused and leaves nothing', async (_, body, status) => {
  expect(await tell(body)).toBe(status)
  expect(await series()).toEqual([])
})

test('another site cannot fill it', async () => {
  expect(await tell({ page: 'home', lcp: 1 }, { 'sec-fetch-site': 'cross-site' })).toBe(403)
})

test('one address cannot fill it either', async () => {
  const statuses = []
  for (let count = 0; count < 4; count++) statuses.push(await tell({ page: 'home', lcp: 1 }))
  expect(statuses).toEqual([204, 204, 204, 429])
})
