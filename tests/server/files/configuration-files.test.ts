import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { request } from 'undici'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readTrims } from '#src/backend/configurations/car.ts'
import { BUILD_CARDS, CRM_BASE } from '#src/domain/constants.ts'
import { PrinterBusyError, type Printer } from '#src/printing/printer.ts'
import { createConfigurationFiles } from '#src/server/files/configuration-files.ts'
import { createLimits, noLimits, type Limits } from '#src/server/limits/limits.ts'
import { createTestBackend, dataOf, type TestBackend } from '../../backend/test-backend.ts'

const hash = async (text: string) => text

/** Documents and share cards over HTTP, with a printer that draws words. */

let backend: TestBackend
let server: Server
const print = vi.fn<Printer['print']>()
let models: string[]

async function serve({ cardLimits = noLimits }: { cardLimits?: Limits } = {}): Promise<string> {
  const printer: Printer = { print, stop: async () => {} }
  const app = express()
  app.disable('etag')
  app.set('trust proxy', true)
  app.use(
    createConfigurationFiles({
      db: backend.db,
      publicOrigin: 'https://site.example',
      now: backend.now,
      printer,
      print: async () => Buffer.from('%PDF'),
      limits: noLimits,
      cardLimits,
      wakeDocuments: () => {},
      log: { error: () => {} },
    }),
  )
  server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeEach(async () => {
  backend = await createTestBackend()
  models = [...new Set((await readTrims(backend.db)).map(({ conf_code }) => conf_code))]
  print.mockReset().mockImplementation(async (job) => Buffer.from(JSON.stringify(job)))
})
afterEach(async () => {
  server.close()
  server.closeAllConnections()
  await backend.db.destroy()
})

const codeOf = async (model: string) =>
  dataOf<{ code: string }>(await backend.post('/v1/build', { hash: `#slide=1&model=${model}` })).code
const cardOf = async (model: string) => `${BUILD_CARDS}/${await codeOf(model)}.jpg`

describe('share cards', () => {
  test('one that many ask for at once is drawn once, kept, and not sent to who has it', async () => {
    const url = (await serve()) + (await cardOf(models[0]!))
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(url)))
    const etags = answers.map(({ headers }) => headers.get('etag'))
    expect(new Set(etags).size).toBe(1)
    expect(answers[0]!.headers.get('cache-control')).toBe('public, max-age=86400')
    const again = await request(url, { headers: { 'if-none-match': etags[0]! } })
    expect([again.statusCode, await again.body.text()]).toEqual([304, ''])
    expect(print).toHaveBeenCalledOnce()
  })

  test('what one network has drawn is limited; what is drawn already, and other networks, are not', async () => {
    const base = await serve({ cardLimits: createLimits(2, { pool: null, what: 'card-test', hash }) })
    const [first, second, third] = await Promise.all(models.slice(0, 3).map(cardOf))
    const ask = async (path: string | undefined, from: string) =>
      (await fetch(base + path, { headers: { 'x-forwarded-for': from } })).status
    const [one, other] = ['198.51.100.1', '198.51.100.2']
    expect([await ask(first, one), await ask(second, one), await ask(third, one)]).toEqual([200, 200, 429])
    expect([await ask(first, one), await ask(third, other), await ask(third, one)]).toEqual([200, 200, 200])
  })

  test('who has had too many is no reason to refuse those who wait for the same card', async () => {
    const base = await serve({ cardLimits: createLimits(1, { pool: null, what: 'card-wait-test', hash }) })
    const [first, second] = await Promise.all(models.slice(0, 2).map(cardOf))
    const ask = async (path: string | undefined, from: string) =>
      (await fetch(base + path, { headers: { 'x-forwarded-for': from } })).status
    await ask(first, '198.51.100.1')
    const statuses = await Promise.all([ask(second, '198.51.100.1'), ask(second, '198.51.100.2')])
    expect(statuses).toContain(200)
    expect(await ask(second, '198.51.100.1')).toBe(200)
  })

  test('too many that wait are refused with a moment to come back, and drawn later', async () => {
    const url = (await serve()) + (await cardOf(models[0]!))
    print.mockRejectedValueOnce(new PrinterBusyError('busy'))
    const refused = await fetch(url)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
    expect((await fetch(url)).status).toBe(200)
  })
})

describe('the PDF call', () => {
  const ask = async (headers: Record<string, string>) => {
    const base = await serve()
    // Not fetch, which says itself who it is.
    return request(`${base}${CRM_BASE}download/pdf/?build=${await codeOf(models[0]!)}&credit=0`, { headers })
  }
  const fetchSite = (site: string, mode: string, dest: string) => ({
    'sec-fetch-site': site,
    'sec-fetch-mode': mode,
    'sec-fetch-dest': dest,
  })

  test.each([
    ['a picture of another site', fetchSite('cross-site', 'no-cors', 'image'), 403],
    ['a script of another site', fetchSite('cross-site', 'cors', 'empty'), 403],
    ['a frame of another site', fetchSite('cross-site', 'navigate', 'iframe'), 403],
    ['a picture of a neighbouring host', fetchSite('same-site', 'no-cors', 'image'), 403],
    ['a link of another site', fetchSite('cross-site', 'navigate', 'document'), 200],
    ['our own page', fetchSite('same-origin', 'cors', 'empty'), 200],
    ['an address typed by hand', fetchSite('none', 'navigate', 'document'), 200],
    ['a program', {}, 200],
  ])('%s', async (_, headers, status) => {
    const answer = await ask(headers as Record<string, string>)
    const { file = '' } = (await answer.body.json()) as { file?: string }
    expect([answer.statusCode, file.endsWith('.pdf')]).toEqual([status, status === 200])
  })

  test('a document is kept by the browser of who has its link, by no cache between and by no search engine', async () => {
    const base = await serve()
    const made = await request(`${base}${CRM_BASE}download/pdf/?build=${await codeOf(models[0]!)}&credit=0`)
    expect(made.headers['cache-control']).toBe('no-store')
    const { file = '' } = (await made.body.json()) as { file?: string }
    const { headers } = await fetch(base + file)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, max-age=3600',
      'x-robots-tag': 'noindex, nofollow',
    })
    // Saved under its name, in letters that a header must not have.
    await backend.db.updateTable('configuration_file').set({ name: 'Сборка "А".pdf' }).execute()
    expect((await fetch(base + file)).headers.get('content-disposition')).toBe(
      `inline; filename="----------.pdf"; filename*=UTF-8''${encodeURIComponent('Сборка "А".pdf')}`,
    )
  })

  test('a document that is not there is told in words to who opens its link, as data to programs', async () => {
    const base = await serve()
    const file = async (accept: string) =>
      fetch(`${base}/upload/configurations/${'A'.repeat(22)}.pdf`, { headers: { accept } })
    expect(await (await file('text/html,*/*;q=0.8')).text()).toMatch(/^Такого документа нет/)
    expect(await (await file('*/*')).json()).toMatchObject({ success: false })
  })
})
