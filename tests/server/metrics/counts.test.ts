import express from 'express'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { COUNTS_PATH } from '#src/domain/constants.ts'
import { createLimits } from '#src/server/limits/limits.ts'
import { createCounts } from '#src/server/metrics/counts.ts'

let counted: string[]
let server: Server
let url = ''
beforeEach(async () => {
  counted = []
  const app = express()
  app.use(
    createCounts({
      counting: { add: (what, name) => void counted.push(`${what}: ${name}`) },
      publicOrigin: 'https://www.example.ru',
      limits: createLimits(3, { pool: null, what: 'counts', hash: async (text) => text }),
    }),
  )
  server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${COUNTS_PATH}`
})
afterEach(() => void server.close())

const tell = async (body: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { method: 'POST', headers, body })).status

test('views are counted by page kind, steps by event and number', async () => {
  expect(await tell('view home\nview model-gv70\ntestdrive_open\ntestdrive_step 2\nconf_slide 3')).toBe(204)
  expect(counted).toEqual([
    'view: home',
    'view: model-home',
    'step: testdrive_open',
    'step: testdrive_step 2',
    'step: conf_slide 3',
  ])
})

test('a view by a made link says its code, in the form of a code', async () => {
  expect(await tell('view home\nlink KM37P2\nlink km37p2\nlink')).toBe(204)
  expect(counted).toEqual(['view: home', 'link-view: KM37P2'])
})

test('a long visit is counted whole, its first view too', async () => {
  expect(await tell(['view home', ...Array.from({ length: 200 }, () => 'view connected-services')].join('\n'))).toBe(
    204,
  )
  expect(counted).toHaveLength(201)
})

test('what is not of our own lists is left out', async () => {
  expect(await tell('view /request/secret\nview constructor\nsearch_empty\nИван 89161234567\ntestdrive_step 999')).toBe(
    204,
  )
  expect(counted).toEqual(['step: testdrive_step'])
})

test('another site, too much of it and too many are refused; what says that it is a robot is not counted', async () => {
  expect(await tell('view home', { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await tell('x'.repeat(9_000))).toBe(413)
  expect(await tell('view home', { 'user-agent': 'Mozilla/5.0 (compatible; YandexBot/3.0)' })).toBe(204)
  expect(counted).toEqual([])
  // A phone by its maker's name is none.
  expect(
    await tell('view home', { 'user-agent': 'Mozilla/5.0 (Linux; Android 12; CUBOT P60) Mobile Safari/537.36' }),
  ).toBe(204)
  expect(counted).toHaveLength(1)
  for (const status of [204, 429]) expect(await tell('view home')).toBe(status)
})
