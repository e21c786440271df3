import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { createSiteFiles } from '#src/server/pages/site-files.ts'
import { createTestBackend } from '../../backend/test-backend.ts'

test('generated files are revalidated, and read by scripts of other sites only where they are meant for all', async () => {
  const { db, now } = await createTestBackend()
  const files = createSiteFiles({ db, now, publicOrigin: 'https://site.example' })
  const app = express().use(files)
  const server = app.use((_req, res) => void res.status(404).send('a page')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const ask = (path: string, headers = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers })
  const list = await ask('/prices.json')
  expect(Object.fromEntries(list.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
  })
  expect((await ask('/prices.json', { 'If-None-Match': list.headers.get('etag') })).status).toBe(304)
  const robots = await ask('/robots.txt')
  expect(robots.headers.get('cache-control')).toBe('no-cache')
  expect(robots.headers.has('access-control-allow-origin')).toBe(false)
  expect(robots.headers.has('cross-origin-resource-policy')).toBe(false)
  for (const path of ['/dealers/nobody.vcf', '/prices.xml']) expect(await (await ask(path)).text(), path).toBe('a page')
  // What has changed is told at once.
  await db.deleteFrom('complectation').execute()
  const before = await list.text()
  expect(await (await ask('/prices.json')).text()).toBe(before)
  files.forget()
  expect(await (await ask('/prices.json')).text()).not.toBe(before)
})
