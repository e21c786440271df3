import { extractText, getDocumentProxy } from 'unpdf'
import { BRAND_SLUG } from '#src/brand/brand.ts'
import { fileOf } from '#src/content/pictures/hashed.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { ConfData } from '#src/domain/shapes/configurator.ts'
import { formatMoney } from '#src/domain/format.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { hrefTo } from '#src/routes.ts'
import { askCard, askPdf, storeBuild } from './lead-documents.ts'
import { missingOf, picturesIn } from './page-pictures.ts'
import { SIXTH } from './sixth-model.ts'

/** Whether every part of a running site has the sixth model. */

type Check = { name: string; isHeld: boolean; report: object }

const { name, home, price, prices, firstTrim } = SIXTH
/** No model of this project. */
const code: string = SIXTH.code

/** Pages with lists of all models; the last one has them only in the menu. */
const LISTED_ON = ([`${BRAND_SLUG}-models`, 'home', 'sitemap', 'brand', 'about'] as const).map((route) => hrefTo(route))

/** Pages of the model, from the site's own sitemap. */
async function ownPages(url: string): Promise<string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  return paths.filter((path) => path.startsWith(`/${code}`))
}

export async function modelChecks(url: string): Promise<Check[]> {
  const page = async (path: string) => {
    const answer = await fetch(url + path)
    return { status: answer.status, html: withPlainSpaces(await answer.text()) }
  }
  const data = async <T>(path: string): Promise<T> => {
    const answer = (await (await fetch(`${url}/dealer${path}`)).json()) as { data?: T }
    return (answer.data ?? answer) as T
  }
  const pages = await ownPages(url)
  const htmls = await Promise.all(pages.map(async (path) => ({ path, ...(await page(path)) })))
  return [
    pagesCheck(htmls),
    await picturesCheck(url, htmls),
    await namedOn('menu, footer and lists of models', page, LISTED_ON),
    priceCheck(htmls.find(({ path }) => path === price)?.html ?? ''),
    await searchCheck(page),
    await configuratorCheck(page, data),
    await dealersCheck(page),
    structuredCheck(htmls.find(({ path }) => path === home)?.html ?? ''),
    await documentsCheck(url),
  ]
}

type Page = { path: string; status: number; html: string }

function pagesCheck(pages: readonly Page[]): Check {
  const broken = pages.filter(({ status, html }) => status !== 200 || !/<h1[ >]/.test(html)).map(({ path }) => path)
  const isHeld = pages.length >= 7 && broken.length === 0 && pages.some(({ path }) => path === home)
  return { name: 'pages of the model and the site map', isHeld, report: { pages: pages.length, broken } }
}

/** Every picture of its pages exists, and none is a drawing of this car. */
async function picturesCheck(url: string, pages: readonly Page[]): Promise<Check> {
  const files = [...new Set(pages.flatMap(({ html }) => picturesIn(html)))]
  const missing = await missingOf(url, files)
  const photographs = files.filter((file) => file.startsWith(`/assets/${code}-`))
  const drawn = files.filter((file) => (fileOf(file)?.path ?? file).startsWith(`/images/cars/${code}-`))
  const isHeld = missing.length === 0 && drawn.length === 0 && photographs.length > 10
  return { name: 'pictures', isHeld, report: { files: files.length, photographs: photographs.length, missing, drawn } }
}

async function namedOn(
  title: string,
  page: (path: string) => Promise<{ html: string }>,
  paths: string[],
): Promise<Check> {
  const htmls = await Promise.all(paths.map(async (path) => ({ path, html: (await page(path)).html })))
  const without = htmls.filter(({ html }) => !html.includes(`href="${home}"`)).map(({ path }) => path)
  return { name: title, isHeld: without.length === 0, report: { pages: paths.length, without } }
}

function priceCheck(html: string): Check {
  const missing = prices.filter((sum) => !html.includes(withPlainSpaces(formatMoney(sum))))
  const day = html.includes(`dateTime="${SIXTH.since}"`) || html.includes(`datetime="${SIXTH.since}"`)
  return { name: 'price page', isHeld: missing.length === 0 && day, report: { missing, day } }
}

async function searchCheck(page: (path: string) => Promise<{ html: string }>): Promise<Check> {
  const questions: [question: string, wanted: string][] = [
    [name, home],
    [`гв60 галерея`, `/${code}-gallery.html`],
    [`${code} сколько стоит`, price],
    [`двигатель ${name}`, `/${code}-performance.html`],
  ]
  const found = await Promise.all(
    questions.map(async ([question, wanted]) => {
      const { html } = await page(`/search.html?q=${encodeURIComponent(question)}`)
      return html.includes(`href="${wanted}"`) ? [] : [question]
    }),
  )
  const lost = found.flat()
  return { name: 'search', isHeld: lost.length === 0, report: { questions: questions.length, lost } }
}

async function configuratorCheck(
  page: (path: string) => Promise<{ status: number; html: string }>,
  data: <T>(path: string) => Promise<T>,
): Promise<Check> {
  const { model } = await data<ConfData>('/configurator/json-data')
  const trims = await data<Complectation[]>(`/v1/complectation?modelCode=${code}`)
  const { status, html } = await page(`/configurator?model=${code}&comp=${firstTrim}&slide=3`)
  const shown = html.includes(withPlainSpaces(formatMoney(prices[0])))
  const isListed = model.some(({ model_code }) => String(model_code) === code)
  return {
    name: 'configurator',
    isHeld: status === 200 && isListed && trims.length > 0 && shown,
    report: { isListed, trims: trims.length, status, shown },
  }
}

async function dealersCheck(page: (path: string) => Promise<{ html: string }>): Promise<Check> {
  const { html } = await page(`/test-drive.html?model=${code}`)
  const dealers = await page(`/dealers.html?model=${code}`)
  const [offered, found] = [html.includes(`value="${code}"`), /Найден/.test(dealers.html)]
  return { name: 'test drive and dealers', isHeld: offered && found, report: { offered, found } }
}

function structuredCheck(html: string): Check {
  const lowest = html.includes(`"lowPrice":${prices[0]}`)
  const card = html.includes(`/images/share/model-${code}.jpg`)
  return { name: 'structured data and card of the page', isHeld: lowest && card, report: { lowest, card } }
}

async function documentsCheck(url: string): Promise<Check> {
  const share = await fetch(`${url}/images/share/model-${code}.jpg`)
  const brochure = await fetch(`${url}/documents/${code}-brochure.pdf`)
  const text = brochure.ok ? await textOf(await brochure.arrayBuffer()) : ''
  const build = await storeBuild(url, `#slide=7&model=${code}&comp=${firstTrim}&ext=BLU`)
  const [{ isPicture }, { isMade }] = await Promise.all([askCard(url, build), askPdf(url, build)])
  const says = text.includes(name)
  return {
    name: 'share cards, brochure and document of a build',
    isHeld: share.ok && says && isPicture && isMade,
    report: { share: share.status, brochure: brochure.status, says, card: isPicture, document: isMade },
  }
}

async function textOf(file: ArrayBuffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })
  return text
}
