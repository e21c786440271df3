import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { applyContent } from '#src/backend/content/apply.ts'
import { ship, shippedItems } from '#src/backend/content/shipped.ts'
import { shippedContent } from '#src/backend/seed.ts'
import type { Database } from '#src/backend/database.ts'
import { inWrite } from '#src/backend/write.ts'
import { editions } from '#src/brand/brand.ts'
import { shippedBody } from '#src/content/legal/placeholders.ts'
import { pricesSince } from '#src/content/models/prices.ts'
import type { PriceBody } from '#src/domain/content/bodies.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { PrinterBusyError } from '#src/printing/printer.ts'
import type { PublishedJob } from '#src/printing/print-worker.ts'
import { createPrintedFiles } from '#src/server/files/printed-files.ts'
import { createPublishedFiles } from '#src/server/files/published-files.ts'
import { renewLiveContent } from '#src/server/live/live-content.ts'
import { databases, dropDatabases } from '../../backend/leads/databases.ts'
import { createTestBackend } from '../../backend/test-backend.ts'

afterAll(dropDatabases)
// What pages of this process read is that of the code again.
afterAll(async () => void (await renewLiveContent((await createTestBackend()).db)))

const BUILT = 'the file of the build'
const BROCHURE = '/documents/g90-brochure.pdf'
const CONSENT = '/legal/consent-lounge.pdf'
const PRICE = 12_345_000

let server: Server | undefined
afterEach(() => void server?.close())

/** A site with a printer that writes what it was asked for; it is ill while `isIll` says so. */
async function createSite(db?: Database) {
  const backend = await createTestBackend('2026-12-01T09:00:00Z', db)
  const logged: object[] = []
  const printed: PublishedJob['kind'][] = []
  let isIll = false
  const print = createPrintedFiles({
    print(job) {
      if (isIll) return Promise.reject(new PrinterBusyError('ill'))
      if (job.kind === 'text' || job.kind === 'brochure') printed.push(job.kind)
      return Promise.resolve(Buffer.from(JSON.stringify(job)))
    },
  })
  const log = { error: (details: object) => void logged.push(details) }
  const files = createPublishedFiles({ db: backend.db, now: backend.now, print, log })
  const settle = async (change: (write: Database) => Promise<unknown>) => {
    await inWrite(backend.db, async (write) => {
      await change(write)
      await applyContent(write, backend.now())
    })
    await renewLiveContent(backend.db)
    await files.renew()
  }
  // The brochures of the build are those of the code's own prices.
  const items = shippedItems({ ...shippedContent(), since: pricesSince })
  await settle((write) =>
    ship(
      write,
      items.filter(({ kind }) => kind === 'price' || kind === 'legal'),
    ),
  )
  server = express()
    .use(files.handle)
    .use((_req, res) => void res.send(BUILT))
    .listen(0)
  const { port } = server.address() as AddressInfo
  return {
    printed,
    logged,
    settle,
    setNow: backend.setNow,
    get: (path: string, headers: Record<string, string> = {}) => fetch(`http://localhost:${port}${path}`, { headers }),
    setIll: (next: boolean) => void (isIll = next),
  }
}
type TestSite = Awaited<ReturnType<typeof createSite>>

const textOf = async (answer: Response) => withPlainSpaces(await answer.text())

let count = 0
const publish = (site: TestSite, kind: ContentKind, key: string, body: object, from = '2026-12-01T09:00:00.000Z') =>
  site.settle((write) =>
    write
      .insertInto('content_version')
      .values({
        id: `version ${++count}`,
        kind,
        key,
        body: JSON.stringify(body),
        state: 'published',
        revision: 1,
        from_at: from,
        until_at: null,
        base_hash: null,
        author_id: 'somebody',
        created_at: from,
        updated_at: from,
        published_at: from,
        published_by: 'somebody',
      })
      .execute(),
  )
const dearer = (): PriceBody => ({
  since: '2026-12-01',
  trims: shippedContent()
    .complectations.filter(({ model_code }) => model_code === 'g90')
    .map(({ id, name }) => ({ id, name, price: PRICE })),
})
const edition = () => {
  const { title, sections } = shippedBody('consent-lounge')
  return { title, day: '2026-12-01', sections: [...sections, { paragraphs: ['Новая фраза.'] }] }
}

describe.each(databases)('printed documents, $database', ({ skip, open }) => {
  test.skipIf(skip)('while nothing is changed, the build has them and nothing is printed', async () => {
    const site = await createSite(await open())
    for (const path of [BROCHURE, CONSENT, '/legal/privacy.pdf', '/documents/g90-guide.pdf', '/legal/none.pdf'])
      expect(await textOf(await site.get(path)), path).toBe(BUILT)
    expect(site.printed).toEqual([])
  })

  test.skipIf(skip)(
    'a brochure has the new prices, and only that of their model; asked again, it is not sent',
    async () => {
      const site = await createSite(await open())
      await publish(site, 'price', 'g90', dearer())
      const answer = await site.get(BROCHURE)
      expect(await textOf(answer)).toContain('"12 345 000 ₽"')
      const headers = Object.fromEntries(answer.headers)
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'public, no-cache',
        'last-modified': 'Tue, 01 Dec 2026 09:00:00 GMT',
      })
      expect(
        (await site.get(BROCHURE, { 'If-None-Match': headers['etag'] ?? '', 'Cache-Control': 'max-age=0' })).status,
      ).toBe(304)
      expect(await textOf(await site.get('/documents/gv70-brochure.pdf'))).toBe(BUILT)
      expect(site.printed).toEqual(['brochure'])
    },
  )

  test.skipIf(skip)(
    'an edition is at the usual address, the one before at that of its day, and no search engine reads it',
    async () => {
      const site = await createSite(await open())
      await publish(site, 'legal', 'consent-lounge', edition())
      expect(await textOf(await site.get(CONSENT))).toContain('Новая фраза.')
      const former = await site.get(`/legal/consent-lounge-${editions.legal}.pdf`)
      expect(former.headers.get('x-robots-tag')).toBe('noindex')
      const text = await textOf(former)
      expect(text).not.toContain('Новая фраза.')
      // Nobody is named: the dealer is chosen in the form.
      expect(text).not.toContain('{dealer}')
      expect(await textOf(await site.get('/legal/consent-lounge-2020-01-01.pdf'))).toBe(BUILT)
      expect(await textOf(await site.get('/legal/constructor-2026-12-01.pdf'))).toBe(BUILT)
    },
  )

  test.skipIf(skip)(
    'what cannot be printed is no old price: a sentence, a line of the log, and again later',
    async () => {
      const site = await createSite(await open())
      site.setIll(true)
      await publish(site, 'price', 'g90', dearer())
      const answer = await site.get(BROCHURE)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('60')
      expect(await textOf(answer)).toMatch(/обновляется/)
      expect(site.logged).toContainEqual({ err: expect.any(PrinterBusyError), path: BROCHURE })
      site.setIll(false)
      expect(await textOf(await site.get(BROCHURE))).toContain('"12 345 000 ₽"')
    },
  )

  test.skipIf(skip)(
    'a planned price is printed at its moment, and the built file is back when it is taken back',
    async () => {
      const site = await createSite(await open())
      await publish(site, 'price', 'g90', dearer(), '2026-12-02T09:00:00.000Z')
      expect(await textOf(await site.get(BROCHURE))).toBe(BUILT)
      site.setNow('2026-12-02T09:00:00Z')
      await site.settle(() => Promise.resolve())
      expect(await textOf(await site.get(BROCHURE))).toContain('"12 345 000 ₽"')
      await site.settle((write) => write.updateTable('content_version').set({ state: 'dropped' }).execute())
      expect(await textOf(await site.get(BROCHURE))).toBe(BUILT)
    },
  )
})
