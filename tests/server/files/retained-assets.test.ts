import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import express from 'express'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveRetainedAssets } from '#src/server/files/retained-assets.ts'

const CODE = 'export const answer = 42\n'.repeat(20)
let folder = ''
let server: Server
let base = ''

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-kept-'))
  const app = express().use(serveRetainedAssets(folder))
  app.use((req, res) => void res.status(404).send(req.url))
  await new Promise<void>((done) => {
    server = app.listen(0, '127.0.0.1', () => done())
  })
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((done) => {
    server.close(done)
  })
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, coding: string) => fetch(base + path, { headers: { 'Accept-Encoding': coding } })

test('a file that came after the start is there, packed where it is packed, for a year', async () => {
  expect((await get('/assets/late-x1.js', 'br')).status).toBe(404)
  writeFileSync(join(folder, 'late-x1.js'), CODE)
  writeFileSync(join(folder, 'late-x1.js.br'), brotliCompressSync(CODE))
  for (const [coding, sent] of [
    ['br', 'br'],
    ['gzip', null],
    ['identity', null],
  ] as const) {
    const answer = await get('/assets/late-x1.js', coding)
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, sent])
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await answer.text()).toBe(CODE)
  }
})

test('nothing but files of the folder itself, and what is not there keeps its address', async () => {
  writeFileSync(join(folder, '.secret'), 'x')
  writeFileSync(join(folder, 'a.js'), CODE)
  for (const path of ['/a.js', '/assets/.secret', '/assets/%2e%2e/a.js', '/assets/b/../a.js/', '/assets/none.js']) {
    const answer = await get(path, 'br')
    expect([path, answer.status]).toEqual([path, 404])
  }
  expect(await (await get('/assets/none.js?x=1', 'br')).text()).toBe('/assets/none.js?x=1')
})
