import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { API_BASE, DEALER_BASE, FEED_PATH } from '#src/domain/constants.ts'
import type { SearchList } from '#src/domain/search.ts'
import { projectFile } from '#src/project-file.ts'
import * as other from '../../tests/fixtures/brand/brand.ts'
import { crawl, isPage, wordsOfPdf, type Given } from './brand/crawl.ts'
import { foreignIcons } from './brand/icons.ts'
import { actAsVisitor, lettersOf } from './brand/letters.ts'
import { coloursIn, coloursInPdf, wordsIn } from './brand/traces.ts'
import { startMailServer } from './mail-server.ts'
import { copyProject, proveCommand, type ProjectCopy } from './project-copy.ts'
import { printRow } from './rows.ts'
import { startSiteProcess } from './site-process.ts'

/**
 * `npm run prove:brand`: a copy of the project with another brand's folder instead of src/brand compiles, builds and
 * runs, and none of its output names or shows this project's brand. `--short` compiles only.
 */

const PLACE = other.BRAND
const SEEDS = [
  '/',
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  FEED_PATH,
  '/nothing-stands-here.html',
  '/tools/links.html',
  '/healthz',
  '/readyz',
  ...[`${API_BASE}/v1`, `${DEALER_BASE}/v1`].flatMap((base) => [`${base}/options`, `${base}/home`, `${base}/news`]),
  `${API_BASE}/v1/suggest?q=g70`,
  `${API_BASE}/v1/search?q=${encodeURIComponent('гарантия')}`,
  `/search.html?q=${encodeURIComponent('цена g70')}`,
]
/** To the distributor and to the visitor about each of two requests. */
const LETTERS = 4

type Found = Record<string, string[]>
/** Where something was found, for a row: the first places only. */
const SHOWN = 12
const isNone = (found: Found): boolean => Object.keys(found).length === 0
const firstOf = (found: Found): Found => Object.fromEntries(Object.entries(found).slice(0, SHOWN))

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const copy = await copyProject('brand')
try {
  await putBrand(copy)
  await proveCommand(copy, PLACE, 'consents of its first edition are written', 'node', 'scripts/consents.ts')
  await proveCommand(copy, PLACE, 'another brand compiles', 'tsc', '--noEmit')
  if (!values.short && (await proveCommand(copy, PLACE, 'another brand builds', 'npm', 'run', 'build'))) {
    await proveFiles(copy)
    await proveSite(copy)
  }
} finally {
  await copy.remove()
}

/** The other brand's folder in the place of src/brand. */
async function putBrand({ root }: ProjectCopy): Promise<void> {
  await rm(join(root, 'src/brand'), { recursive: true })
  await cp(projectFile('tests/fixtures/brand'), join(root, 'src/brand'), { recursive: true })
}

/** All built files that can be served, whether a page links to them or not. */
async function proveFiles({ root }: ProjectCopy): Promise<void> {
  const client = join(root, 'dist/client')
  const names = await readdir(client, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const words: Found = {}
  const colours: Found = {}
  let read = 0
  for (const file of files) {
    const bytes = await readFile(file)
    const isPdf = extname(file) === '.pdf'
    if (!isPdf && !/\.(?:js|css|svg|json|txt|xml|vcf|ics|html|webmanifest)$/.test(file)) continue
    read++
    const text = isPdf ? await wordsOfPdf(bytes) : bytes.toString()
    const [named, coloured] = [wordsIn(text), isPdf ? coloursInPdf(bytes) : coloursIn(text)]
    if (named.length > 0) words[file.slice(client.length)] = named
    if (coloured.length > 0) colours[file.slice(client.length)] = coloured
  }
  printRow({
    isHeld: isNone(words),
    name: 'no file names our brand',
    place: PLACE,
    report: { read, ...firstOf(words) },
  })
  printRow({
    isHeld: isNone(colours),
    name: 'no file has our colours',
    place: PLACE,
    report: { read, ...firstOf(colours) },
  })

  const foreign = await foreignIcons(client, join(root, 'src/brand/mark.svg'))
  printRow({ isHeld: foreign.length === 0, name: 'icons are of its mark', place: PLACE, report: { foreign } })

  const ours = projectFile('public/images/share')
  const cards = existsSync(ours) ? (await readdir(ours)).filter((name) => name.endsWith('.jpg')) : []
  const same: string[] = []
  for (const name of cards) {
    const theirs = join(client, 'images/share', name)
    if (existsSync(theirs) && (await hashOf(theirs)) === (await hashOf(join(ours, name)))) same.push(name)
  }
  printRow({
    isHeld: same.length === 0,
    name: 'share cards are its own',
    place: PLACE,
    report: { cards: cards.length, same },
  })
}

async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}

/** Responses of the running site, the effects of a request, and its search. */
async function proveSite({ root }: ProjectCopy): Promise<void> {
  const mail = await startMailServer()
  const dataDir = await mkdtemp(join(tmpdir(), 'site-brand-data-'))
  const env = {
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    MAIL_FROM: 'noreply@site.internal',
    MAIL_TO: 'leads@dist.internal',
  }
  const site = await startSiteProcess({ ...env, CRM_RETRY_MS: '100' }, { kind: 'built', root })
  try {
    const made = await actAsVisitor(site.url)
    const given = await crawl(site.url, [...SEEDS, ...made])
    provePages(given)
    const letters = await lettersOf(mail, LETTERS)
    const named = letters.flatMap(({ text }) => wordsIn(text))
    const unsigned = letters.filter(({ from }) => from !== other.BRAND).length
    printRow({
      isHeld: letters.length >= LETTERS && named.length === 0 && unsigned === 0,
      name: 'letters are its own',
      place: PLACE,
      report: { letters: letters.length, unsigned, named },
    })
    await proveSearch(site.url)
  } finally {
    await site.stop()
    await mail.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function provePages(given: readonly Given[]): void {
  const foundIn = (find: (one: Given) => string[]): Found =>
    Object.fromEntries(given.map((one) => [one.path, find(one)] as const).filter(([, found]) => found.length > 0))
  const words = foundIn(({ text }) => wordsIn(text))
  const isPdf = ({ type }: Given) => type === 'application/pdf'
  const colours = foundIn((one) => (isPdf(one) ? coloursInPdf(one.bytes) : coloursIn(one.text)))
  const pages = given.filter(isPage)
  const counts = { addresses: given.length, pages: pages.length, documents: given.filter(isPdf).length }
  printRow({
    isHeld: isNone(words),
    name: 'no answer names our brand',
    place: PLACE,
    report: { ...counts, ...firstOf(words) },
  })
  printRow({
    isHeld: isNone(colours),
    name: 'no answer has our colours',
    place: PLACE,
    report: { ...counts, ...firstOf(colours) },
  })
  const nameless = pages.filter(({ text }) => !text.includes(other.BRAND)).map(({ path }) => path)
  const broken = given.filter(({ status }) => status >= 500).map(({ path, status }) => `${path} ${status}`)
  printRow({
    isHeld: pages.length > 100 && nameless.length === 0 && broken.length === 0,
    name: 'every page has its name',
    place: PLACE,
    report: { pages: pages.length, nameless: nameless.slice(0, SHOWN), broken },
  })
}

async function proveSearch(url: string): Promise<void> {
  const spellings = [other.BRAND, ...Object.values(other.BRAND_IN_RUSSIAN), ...other.BRAND_MISSPELT]
  const lost: string[] = []
  for (const spelling of spellings) {
    const response = await fetch(`${url}${API_BASE}/v1/search?q=${encodeURIComponent(spelling)}`)
    const { data } = (await response.json()) as { data: SearchList }
    if (data.items[0]?.url !== `/${other.BRAND_SLUG}.html`) lost.push(spelling)
  }
  printRow({
    isHeld: lost.length === 0,
    name: 'the search knows its name',
    place: PLACE,
    report: { spellings: spellings.length, lost },
  })
}
