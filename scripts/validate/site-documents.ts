import { BRAND_SLUG } from '#src/brand/brand.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { DEALER_BASE } from '#src/domain/constants.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { hrefTo } from '#src/routes.ts'
import { addresses } from '../../e2e/addresses.ts'
import { freeHours, pairHeaders, send, testDriveForm } from '../prove/visitor.ts'

/** The response of the site at an address, as a checker reads it. */
export type SiteDocument = { path: string; html: string }

const SLIDES = 8

/** Addresses whose query changes the page: filters, figures, steps, answers. */
const states: readonly string[] = [
  hrefTo('news', { query: { page: '2' } }),
  hrefTo('news', { query: { category: 'events' } }),
  hrefTo('dealers', { query: { city: '1', model: 'gv70', service: 'testDrive' } }),
  hrefTo('dealers', { query: { open: '1' } }),
  hrefTo('dealers', { query: { dealer: '1' } }),
  hrefTo('certified', { query: { city: '1', model: 'g70' } }),
  hrefTo('contacts', { query: { city: '2' } }),
  hrefTo('finance', { query: { first: '1000000', term: '36' } }),
  hrefTo('finance', { query: { budget: '60000', all: 'on' } }),
  hrefTo('finance', { query: { region: '77', mileage: '20000' } }),
  hrefTo(`${BRAND_SLUG}-models`, { query: { compare: 'g70,gv70' } }),
  hrefTo(`${BRAND_SLUG}-models`, { query: { people: '4', roads: 'snow', budget: '5000000' } }),
  hrefTo('g70-price', { query: { drive: 'awd' } }),
  hrefTo('owners', { query: { model: 'g70', date: '2021-03-10', now: '30000' } }),
  hrefTo('warranty', { query: { km: '40000' } }),
  hrefTo('search', { query: { q: 'гарантия' } }),
  hrefTo('search', { query: { q: 'g70 цена' } }),
  hrefTo('search', { query: { q: 'ыыыы' } }),
  hrefTo('test-drive', { query: { model: 'gv70' } }),
  hrefTo('test-drive', { query: { model: 'gv70', city_id: '1' } }),
  hrefTo('test-drive', { query: { model: 'gv70', city_id: '1', dealer_id: '1' } }),
  hrefTo('tools-links', { query: { page: 'configurator', model: 'gv70', source: 'mail' } }),
  ...MODEL_CODES.flatMap((model) =>
    Array.from({ length: SLIDES }, (_, slide) => hrefTo('configurator', { query: { slide: `${slide}`, model } })),
  ),
  '/nothing-stands-here.html',
]

/** Every page of the site, its states, and the pages that exist only after a booking or a saved build. */
export async function siteDocuments(url: string): Promise<SiteDocument[]> {
  const paths = [...addresses.map(({ path }) => path), ...states, await ownPage(url), ...(await buildPages(url))]
  const documents: SiteDocument[] = []
  for (const path of paths) {
    const response = await fetch(url + path)
    if (response.status >= 500) throw new Error(`${path} answered ${response.status}`)
    documents.push({ path, html: await response.text() })
  }
  return documents
}

/** The page of a real booking. */
async function ownPage(url: string): Promise<string> {
  const [hour] = await freeHours(url, 1)
  if (!hour) throw new Error('No free hour to book')
  const { receipt, message } = await send(url, testDriveForm(1, hour))
  if (!receipt) throw new Error(`The booking was refused: ${message}`)
  return pathOf(receipt.url)
}

/** A saved build, complete and hardly begun. */
async function buildPages(url: string): Promise<string[]> {
  const pages: string[] = []
  for (const hash of ['#model=gv70', '#model=g70']) {
    const response = await fetch(`${url}${DEALER_BASE}/v1/build`, {
      method: 'POST',
      headers: { ...pairHeaders, 'content-type': 'application/json' },
      body: JSON.stringify({ hash }),
    })
    const { data } = (await response.json()) as { data: Pick<LeadReceipt, 'url'> }
    pages.push(pathOf(data.url))
  }
  return pages
}

const pathOf = (address: string) => new URL(address, 'http://site.example').pathname
