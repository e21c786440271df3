import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { findPreview, makePreview } from '#src/backend/content/preview-links.ts'
import { hrefTo } from '#src/routes.ts'
import { sendPrinted } from '#src/server/files/published-files.ts'
import { createLogger } from '#src/server/logging/logger.ts'
import { createPreview } from '#src/server/preview/preview.ts'
import { createPreviewSites } from '#src/server/preview/preview-sites.ts'
import { startTestSite } from '../forms/site.ts'
import { createTestBackend, type TestBackend } from '../../backend/test-backend.ts'
import { waitingList } from '../../backend/leads/forms.ts'

const DAY_MS = 86_400_000
const DOCUMENT = '/documents/next.pdf'
const AT = new Date('2021-08-01T09:00:00Z')

let backend: TestBackend
let origin: string
let token: string
let stop: () => void

beforeEach(async () => {
  backend = await createTestBackend()
  const { db, now } = backend
  const made = await makePreview(db, { versionId: null, at: AT, userId: 'editor' }, now())
  token = made.token
  const app = express()
  app.use(
    createPreview({
      sites: createPreviewSites({ db, now, publicOrigin: 'https://site.example', log: createLogger('silent') }),
      render: (address) => Promise.resolve({ status: 200, document: `<head></head><body>${address}</body>` }),
      async sendDocument(req, res) {
        if (req.path !== DOCUMENT) return false
        const text = { title: 'Согласие', edition: '2021-08-01', editionText: '', sections: [] }
        const document = { job: { kind: 'text' as const, text }, since: '' }
        sendPrinted(req, res, { document, file: { bytes: Buffer.from('%PDF'), etag: '"1"' } })
        return true
      },
    }),
  )
  app.use((_req, res) => void res.status(200).send('the site'))
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  stop = () => {
    server.close()
    server.closeAllConnections()
  }
})
afterEach(async () => {
  stop()
  await backend.db.destroy()
})

const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init })
const withLink = () => ({ cookie: `preview=${token}` })

test('whoever has the link sees pages of that moment, which nobody keeps and no search engine takes', async () => {
  const page = await ask('/warranty.html', { headers: withLink() })
  expect(await page.text()).toMatch(/Предпросмотр: так сайт выглядит 1 августа 2021/)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  // A document of that moment is for nobody else either.
  const file = await ask(DOCUMENT, { headers: withLink() })
  expect([await file.text(), file.headers.get('cache-control')]).toEqual(['%PDF', 'no-store'])
  const call = await ask('/dealer/v1/model', { headers: withLink() })
  expect([call.status, call.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await (await ask('/warranty.html')).text()).toBe('the site')
  expect(await (await ask('/warranty.html', { headers: { cookie: `preview=${'x'.repeat(22)}` } })).text()).toBe(
    'the site',
  )
})

test('a page that the site has in memory is shown of that moment all the same', async () => {
  const site = await startTestSite({
    preview: (req, res, next) => (req.headers.cookie === undefined ? next() : void res.send('the preview')),
  })
  onTestFinished(site.stop)
  const read = async (headers: Record<string, string> = {}) => (await site.fetch('/warranty.html', { headers })).text()
  const page = await read()
  expect(await read()).toBe(page)
  expect(await read(withLink())).toBe('the preview')
  expect(await read()).toBe(page)
})

test('nothing is sent from it', async () => {
  const body = new URLSearchParams(waitingList())
  for (const path of ['/dealer/v1/request', '/warranty.html']) {
    const refused = await ask(path, { method: 'POST', headers: withLink(), body })
    expect([path, refused.status]).toEqual([path, 403])
    expect(await refused.text()).toContain('отсюда ничего не отправляется')
  }
  expect(await backend.db.selectFrom('lead').select('id').execute()).toEqual([])
})

test('the link leads to an address of this site and to no other', async () => {
  const targetOf = async (to: string) =>
    (await ask(`/preview/${token}?to=${encodeURIComponent(to)}`)).headers.get('location')
  expect(await targetOf('/finance.html?comp=203')).toBe('/finance.html?comp=203')
  for (const foreign of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a b'])
    expect([foreign, await targetOf(foreign)]).toEqual([foreign, hrefTo('home')])
})

test('the cookie is not for scripts, and goes with it when it is closed', async () => {
  const opened = await ask(`/preview/${token}`)
  expect(opened.headers.get('set-cookie')).toBe(`preview=${token}; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax`)
  expect((await ask('/preview/close')).headers.get('set-cookie')).toBe('preview=; Max-Age=0; Path=/')
})

test('after a week the link shows nothing', async () => {
  const end = backend.now().getTime() + 7 * DAY_MS
  expect(await findPreview(backend.db, token, new Date(end - 1))).not.toBeNull()
  backend.setNow(new Date(end).toISOString())
  expect((await ask(`/preview/${token}`)).status).toBe(404)
  expect(await (await ask('/warranty.html', { headers: withLink() })).text()).toBe('the site')
})
