import { randomUUID } from 'node:crypto'
import { BUILD_CARDS, CRM_BASE } from '#src/domain/constants.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { ConfData } from '#src/domain/shapes/configurator.ts'
import { MODEL_CODES, toModelCode } from '#src/domain/model.ts'
import { startCrmServer, type CrmServer } from './crm-server.ts'
import type { Place } from './places.ts'
import { createRandom } from './seed.ts'
import { pause, startSiteProcess, type ServerKind, type SiteProcess } from './site-process.ts'
import { pairHeaders, send } from './visitor.ts'

const CARDS = 40
const PDFS = 8
const LEADS = 4
/** A killed process keeps its claim on a document for half a minute on PostgreSQL. */
const TIMEOUT_MS = 90_000

type Arrived = {
  leads: number
  /** Reported to the CRM. */
  delivered: number
  /** The address sent to the CRM is a PDF. */
  withDocument: number
  deliveredTwice: number
}

export type DocumentsReport = Arrived & {
  cards: number
  /** Cards answered with a picture. */
  served: number
  /** Cards answered with 304 on revalidation. */
  reread: number
  pdfs: number
  /** PDF calls answered with an existing document. */
  made: number
  slowestPdfMs: number
}

/**
 * Cards of forty different cars at once, eight visitors who request a PDF meanwhile, and four requests without
 * their document: nobody is refused, and the CRM gets each request with a document that can be opened.
 */
export async function proveDocuments(place: Place, kind: ServerKind): Promise<DocumentsReport> {
  const chance = createRandom('documents')
  const crm = await startCrmServer()
  const site = await startSiteProcess({ ...place.env, CRM_BASE_URL: crm.base, CRM_RETRY_MS: '100' }, { kind })
  try {
    const cars = await someCars(site.url, chance, CARDS + PDFS)
    const codes = await Promise.all(cars.map((hash) => storeBuild(site.url, hash)))
    const [cardCodes, pdfCodes] = [codes.slice(0, CARDS), codes.slice(CARDS)]
    const [cards, pdfs, numbers] = await Promise.all([
      Promise.all(cardCodes.map((code) => askCard(site.url, code))),
      Promise.all(pdfCodes.map((code) => askPdf(site.url, code))),
      sendLeads(site.url, cars.slice(0, LEADS)),
    ])
    const again = await Promise.all(
      cards.map(async ({ url, etag }) => (await ask(url, { 'if-none-match': etag })).status === 304),
    )
    return {
      cards: CARDS,
      served: cards.filter(({ isPicture }) => isPicture).length,
      reread: again.filter(Boolean).length,
      pdfs: PDFS,
      made: pdfs.filter(({ isMade }) => isMade).length,
      slowestPdfMs: Math.round(Math.max(...pdfs.map(({ ms }) => ms))),
      ...(await arrivedAt(crm, site.url, numbers)),
    }
  } finally {
    await site.stop()
    await crm.stop()
  }
}

export type LateReport = Arrived & { kills: number }

/** Requests without their document, and the process killed as soon as each is acknowledged; then one that stays up. */
export async function proveLateDocument(place: Place, kind: ServerKind): Promise<LateReport> {
  const chance = createRandom('late documents')
  const crm = await startCrmServer()
  const start = () => startSiteProcess({ ...place.env, CRM_BASE_URL: crm.base, CRM_RETRY_MS: '100' }, { kind })
  let site: SiteProcess = await start()
  try {
    const cars = await someCars(site.url, chance, LEADS)
    const numbers: string[] = []
    for (const car of cars) {
      numbers.push(...(await sendLeads(site.url, [car])))
      // While the document is drawn: a new thread takes half a second to start.
      await pause(chance() * 700)
      await site.kill()
      site = await start()
    }
    return { kills: LEADS, ...(await arrivedAt(crm, site.url, numbers)) }
  } finally {
    await site.stop()
    await crm.stop()
  }
}

/** Hashes of different cars, chosen from the site's options. */
async function someCars(url: string, chance: () => number, count: number): Promise<string[]> {
  const data = (await (await fetch(`${url}/dealer/configurator/json-data`)).json()) as ConfData
  const lists = await Promise.all(
    MODEL_CODES.map(async (model) => {
      const answer = await fetch(`${url}/dealer/v1/complectation?modelCode=${model}`)
      return ((await answer.json()) as { data: Complectation[] }).data
    }),
  )
  const left = lists
    .flat()
    .flatMap(({ conf_code, id, exterior_ids }) =>
      data.colorExterior
        .filter((colour) => exterior_ids.includes(colour.id))
        .map(({ code }) => `#slide=7&model=${conf_code}&comp=${id}&ext=${code}`),
    )
  return Array.from({ length: count }, () => left.splice(Math.floor(chance() * left.length), 1)[0]!)
}

/** Stores a build; returns its code. */
export async function storeBuild(url: string, hash: string): Promise<string> {
  const answer = await fetch(`${url}/dealer/v1/build`, {
    method: 'POST',
    headers: { ...pairHeaders, 'content-type': 'application/json' },
    body: JSON.stringify({ hash }),
  })
  return ((await answer.json()) as { data: { code: string } }).data.code
}

/** Not fetch, which adds Cache-Control to conditional requests. */
async function ask(url: string, headers: Record<string, string> = {}) {
  const { request } = await import('undici')
  const { statusCode: status, headers: received, body } = await request(url, { headers })
  return { status, received, bytes: Buffer.from(await body.arrayBuffer()) }
}

/** Asks for the share card of a stored build. */
export async function askCard(site: string, code: string) {
  const url = `${site}${BUILD_CARDS}/${code}.jpg`
  const { status, received, bytes } = await ask(url)
  const isPicture = status === 200 && bytes.subarray(0, 2).toString('hex') === 'ffd8'
  return { url, isPicture, etag: String(received['etag']) }
}

/** Requests the document of a stored build. */
export async function askPdf(site: string, code: string) {
  const started = performance.now()
  const { status, bytes } = await ask(`${site}${CRM_BASE}download/pdf/?build=${code}&dealer=1&credit=0&save=1`)
  const ms = performance.now() - started
  const { file = '' } = status === 200 ? (JSON.parse(bytes.toString()) as { file?: string }) : {}
  return { isMade: file !== '' && (await isPdf(site + file)), ms }
}

async function isPdf(url: string): Promise<boolean> {
  const { status, bytes } = await ask(url)
  return status === 200 && bytes.subarray(0, 5).toString() === '%PDF-'
}

/** As a form without scripts sends them; returns their numbers. */
function sendLeads(url: string, cars: readonly string[]): Promise<string[]> {
  return Promise.all(
    cars.map(async (config, index) => {
      const model = toModelCode(/model=([a-z0-9-]+)/.exec(config)?.[1] ?? '') ?? ''
      const { status, message, receipt } = await send(url, {
        lead_type: 'configurator',
        model,
        config,
        city_id: '1',
        dealer_id: '1',
        name: 'Иван',
        surname: 'Петров',
        phone: `+7916${String(index + Math.trunc(performance.now())).padStart(7, '0')}`,
        agree: 'on',
        place: 'Проверка',
        page: '/configurator',
        request_key: randomUUID(),
      })
      if (!receipt) throw new Error(`A request was refused: ${status} ${message}`)
      return receipt.number
    }),
  )
}

/** Waits until the CRM has all, and opens the document of each. */
async function arrivedAt(crm: CrmServer, url: string, numbers: readonly string[]): Promise<Arrived> {
  const created = (number: string) => crm.received().get(`${number} created`)
  for (const since = Date.now(); Date.now() - since < TIMEOUT_MS; await pause(100)) if (numbers.every(created)) break
  const documents = await Promise.all(
    numbers.map(async (number) => {
      const file = crm.fields(`${number} created`)?.['file'] ?? ''
      return file !== '' && isPdf(url + file)
    }),
  )
  return {
    leads: numbers.length,
    delivered: numbers.filter(created).length,
    withDocument: documents.filter(Boolean).length,
    deliveredTwice: numbers.filter((number) => (created(number)?.size ?? 0) > 1).length,
  }
}
