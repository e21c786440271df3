import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { BRAND_SLUG } from '#src/brand/brand.ts'
import { DRAWN_MODELS, type DrawnModel } from '#src/content/models/drawn.ts'
import type { ModelPhotos } from '#src/content/pictures/list.ts'
import { API_BASE } from '#src/domain/constants.ts'
import { confCodeOf, pagesOf } from '#src/domain/model.ts'
import { projectFile } from '#src/project-file.ts'
import { hrefTo, routeOf, staticRouteNames } from '#src/routes.ts'
import { findChromium, QUIET_FLAGS } from '../../tests/chromium.ts'
import { missingOf, picturesIn } from './page-pictures.ts'
import { SECRET, takePhotographs } from './photos/photographs.ts'
import { visit, type Seen } from './photos/visit.ts'
import { copyProject, proveCommand, type ProjectCopy } from './project-copy.ts'
import { printRow } from './rows.ts'
import { startSiteProcess } from './site-process.ts'

/**
 * `npm run prove:photos`: in a copy of the project one model loses its drawing and gets photographs, made from our own
 * pictures. The copy builds, no page requests a drawing of it, every picture exists and is shown in a browser at two
 * widths, its documents and cards have photographs, and no file contains camera metadata. Screenshots in var/photos.
 */

const CODE: DrawnModel = 'gv80'
/** Two paints are photographed, the others use the neutral picture. */
const PAINTS = ['BLU', 'BLK']
const WIDTHS = [390, 1440]
const SHOTS = projectFile('var/photos')
const PLACE = CODE

/** The model without its drawing, with the photographs in the media folder and in its list. */
async function prepare({ root }: ProjectCopy): Promise<void> {
  const photographs = await takePhotographs(join(root, 'media'), CODE, PAINTS)
  await writeFile(join(root, `src/content/models/${CODE}/pictures.ts`), listOf(photographs))
  const file = join(root, 'src/content/models/drawn.ts')
  const drawn = DRAWN_MODELS.filter((code) => code !== CODE).map((code) => `'${code}'`)
  const text = (await readFile(file, 'utf8')).replace(
    /DRAWN_MODELS = \[[^\]]*\]/,
    `DRAWN_MODELS = [${drawn.join(', ')}]`,
  )
  await writeFile(file, text)
}

const listOf = (photographs: ModelPhotos): string =>
  `import type { ModelPhotos } from '#src/content/pictures/list.ts'\n\nexport const photographs: ModelPhotos = ${JSON.stringify(photographs, null, 2)}\n`

async function build(made: ProjectCopy): Promise<boolean> {
  const isBuilt = await proveCommand(made, PLACE, 'the site builds', 'npm', 'run', 'build')
  const again = await made.run('node', 'scripts/media.ts')
  const isQuiet = again.code === 0 && !/Снимок/.test(again.said)
  printRow({ isHeld: isQuiet, name: 'no photograph is made twice', place: PLACE, report: { said: again.said } })
  return isBuilt
}

/** Served files: hashed names, no camera metadata, no drawing of the model. */
async function proveFiles({ root }: ProjectCopy): Promise<void> {
  const folder = join(root, 'dist/client/assets')
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${CODE}-`) && /\.(avif|jpg)$/.test(name))
  const telling: string[] = []
  for (const name of names) {
    // oxlint-disable no-await-in-loop -- one file after another
    const bytes = await readFile(join(folder, name))
    const { exif, xmp, iptc } = await sharp(bytes).metadata()
    // oxlint-enable no-await-in-loop
    if (exif ?? xmp ?? iptc ?? (bytes.includes(SECRET) || undefined)) telling.push(name)
  }
  const drawings = (await readdir(join(root, 'dist/client/images/cars'))).filter((name) => name.startsWith(`${CODE}-`))
  printRow({
    isHeld: names.length > 0 && telling.length === 0,
    name: 'files tell nothing of the camera',
    place: PLACE,
    report: { files: names.length, telling },
  })
  printRow({ isHeld: drawings.length === 0, name: 'nothing of it is drawn', place: PLACE, report: { drawings } })
}

const own: readonly string[] = pagesOf(CODE).map(({ path }) => path)
const configurator = (slide: number, paint: string) =>
  `/configurator?slide=${slide}&model=${confCodeOf[CODE]}&ext=${paint}`
/** Pages opened in a browser as well: those of others that show the model large. */
const LOOKED_AT = [
  ...own,
  configurator(2, 'BLU'),
  configurator(2, 'GRF'),
  configurator(7, 'BLK'),
  ...(['home', `${BRAND_SLUG}-models`, 'lounge', 'certified'] as const).map((name) => hrefTo(name)),
  `${hrefTo('search')}?q=${CODE}`,
]
const isDrawingOfIt = (address: string) => new RegExp(`/images/(?:cars|stills)(?:-\\w+)?/${CODE}-`).test(address)

async function provePages({ root }: ProjectCopy): Promise<void> {
  const site = await startSiteProcess({ DATA_DIR: join(root, 'var') }, { root })
  try {
    await proveHtml(site.url)
    await proveSight(site.url)
    await proveDocuments(site.url)
  } finally {
    await site.stop()
  }
}

/** Every page without a browser: none requests a drawing of the model, and everything requested exists. */
async function proveHtml(base: string): Promise<void> {
  const paths = staticRouteNames.map((name) => routeOf(name).path)
  const asked = new Set<string>()
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- one page after another: the machine may be busy
    for (const address of picturesIn(await (await fetch(base + path)).text())) asked.add(address)
  }
  const drawn = [...asked].filter(isDrawingOfIt)
  const missing = await missingOf(base, [...asked])
  printRow({
    isHeld: drawn.length === 0,
    name: 'no page asks for a drawing of it',
    place: PLACE,
    report: { pages: paths.length, drawn },
  })
  printRow({
    isHeld: missing.length === 0,
    name: 'every picture of the pages is there',
    place: PLACE,
    report: { pictures: asked.size, missing },
  })
}

/** What a browser shows at both widths. */
async function proveSight(base: string): Promise<void> {
  await mkdir(SHOTS, { recursive: true })
  const browser = await chromium.launch({ executablePath: findChromium(), args: QUIET_FLAGS })
  const seen: Seen[] = []
  try {
    for (const path of LOOKED_AT)
      for (const width of WIDTHS) {
        const shot = join(SHOTS, `${width}-${path.replace(/[^\w-]+/g, '_')}.png`)
        // oxlint-disable-next-line no-await-in-loop -- as above
        seen.push(await visit(browser, { base, path, width, shot }))
      }
  } finally {
    await browser.close()
  }
  const pictures = new Set(seen.flatMap(({ asked }) => asked))
  const drawn = [...pictures].filter(isDrawingOfIt)
  const broken = seen.flatMap(({ path, width, broken: files }) => files.map((file) => `${path} ${width}: ${file}`))
  printRow({
    isHeld: broken.length === 0 && drawn.length === 0,
    name: 'no picture in sight is broken or drawn',
    place: PLACE,
    report: { visits: seen.length, pictures: pictures.size, broken, drawn },
  })
  const bare = seen.filter(({ path, photographs }) => own.includes(path) && photographs === 0).map(({ path }) => path)
  printRow({
    isHeld: bare.length === 0,
    name: 'each page of its own has photographs',
    place: PLACE,
    report: { bare },
  })
}

/** The brochure, the card of the home page and the card of a build. */
async function proveDocuments(base: string): Promise<void> {
  const bytesOf = async (path: string) => Buffer.from(await (await fetch(base + path)).arrayBuffer())
  const brochure = await bytesOf(`/documents/${CODE}-brochure.pdf`)
  const jpegs = brochure.toString('latin1').split('/DCTDecode').length - 1
  const card = await bytesOf(`/images/share/model-${CODE}.jpg`)
  await writeFile(join(SHOTS, 'brochure.pdf'), brochure)
  await writeFile(join(SHOTS, 'card.jpg'), card)
  const meta = (await (
    await fetch(`${base}${API_BASE}/v1/meta?route=${encodeURIComponent(configurator(7, 'BLU'))}`)
  ).json()) as {
    data?: { og?: { image?: string } }
  }
  const address = meta.data?.og?.image
  const buildCard = address ? await bytesOf(new URL(address).pathname) : Buffer.alloc(0)
  await writeFile(join(SHOTS, 'build-card.jpg'), buildCard)
  const size = async (picture: Buffer) => (picture.length > 0 ? (await sharp(picture).metadata()).width : 0)
  const [cardWidth, buildWidth] = [await size(card), await size(buildCard)]
  printRow({
    isHeld: jpegs > 0 && cardWidth === 1200 && buildWidth === 1200,
    name: 'documents and cards are there',
    place: PLACE,
    report: { photographsInBrochure: jpegs, cardWidth, buildWidth },
  })
}

// Imported last, so that the constants above are defined.
const copy = await copyProject('photos')
try {
  await prepare(copy)
  if (await build(copy)) {
    await proveFiles(copy)
    await provePages(copy)
  }
} finally {
  await copy.remove()
}
