import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSitePictures } from '#src/server/files/site-pictures.ts'

const HASHES = { cars: '0f3a91bc' }
let folder = ''
let server: Server
let base = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-pictures-'))
  for (const [path, text] of [
    ['client/assets/cover-1080.jpg', 'COVER'],
    ['client/assets/entry.js', 'CODE'],
    ['client/images/cars/g70.svg', '<svg/>'],
    ['client/legal/policy.pdf', 'POLICY'],
    ['secret.jpg', 'SECRET'],
  ] as const) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const app = express()
  app.get('/site/*file', serveSitePictures(join(folder, 'client'), HASHES))
  app.use((_req, res) => void res.status(404).send('nothing'))
  await new Promise<void>((done) => {
    server = app.listen(0, '127.0.0.1', () => done())
  })
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => {
    server.close(done)
  })
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['a photograph', '/site/assets/cover-1080.jpg', 200],
  ['a drawing', '/site/images/cars/g70.svg', 200],
  ['a drawing under its hash', '/site/images/cars-0f3a91bc/g70.svg', 200],
  ['code', '/site/assets/entry.js', 404],
  ['a document', '/site/legal/policy.pdf', 404],
  ['a picture that is not there', '/site/assets/other-1080.jpg', 404],
  ['what lies above', '/site/assets/..%2F..%2Fsecret.jpg', 404],
  ['what lies above, by dots', '/site/assets/%2e%2e/%2e%2e/secret.jpg', 404],
])('%s', async (_what, path, status) => {
  expect((await fetch(base + path)).status).toBe(status)
})
