import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import { facts } from '#src/content/models/facts.ts'
import { news } from '#src/content/seed/news-articles.ts'
import { DRAWN_MODELS, type DrawnModel } from '#src/content/models/drawn.ts'
import { CONCEPTS, drawConcept } from '#src/drawing/concept.ts'
import { drawFront } from '#src/drawing/front.ts'
import { FRAME, FRONT_FRAME, PLAN_FRAME, SCALE } from '#src/drawing/kit/frames.ts'
import { Defs, svgDocument, tag } from '#src/drawing/kit/svg.ts'
import { defaultPaint, paintCodesOf, paintOf } from '#src/drawing/paints.ts'
import { drawPlan } from '#src/drawing/plan.ts'
import { drawSide } from '#src/drawing/side.ts'
import { CLOSE_UPS } from '#src/content/pictures/close-ups.ts'
import { closeUpSrc, RASTER_VIEWS, windowOf, type RasterView } from '#src/content/pictures/drawings.ts'
import { hasRasterCover } from '#src/content/pictures/news-cover.ts'
import { RASTERS, downloadOf, type RasterKind } from '#src/content/pictures/sources.ts'
import { stillName, stills, type StillId } from '#src/content/pictures/stills.ts'
import type { NewsCategory } from '#src/domain/news.ts'
import { COVER_WIDTH, newsCover, type CoverShape } from './covers.ts'
import { grains, paintBoards } from './interior/interior.ts'
import { cached, type Save } from './cache.ts'
import { PAPER, stage, type Scene } from './stage.ts'
import { hashOf } from './stamp.ts'
import { sideRender } from './side-renders.ts'
import { stillFile } from './stills.ts'

/** One piece of work for one thread. */
export type Task =
  | { kind: 'boards'; grain: number }
  | { kind: 'raster'; code: DrawnModel; register: RasterView }
  | { kind: 'closeUps'; code: DrawnModel; register: RasterView }
  | { kind: 'paints'; code: DrawnModel }
  | { kind: 'still'; still: StillId }
  | { kind: 'drawings' }
  | { kind: 'news' }

/** The longest first, so that the threads end together. */
export const tasks: readonly Task[] = [
  ...grains.map((grain): Task => ({ kind: 'boards', grain })),
  ...DRAWN_MODELS.map((code): Task => ({ kind: 'paints', code })),
  ...stills.map((still): Task => ({ kind: 'still', still })),
  ...(['closeUps', 'raster'] as const).flatMap((kind) =>
    DRAWN_MODELS.flatMap((code) => RASTER_VIEWS.map((register): Task => ({ kind, code, register }))),
  ),
  { kind: 'drawings' },
  { kind: 'news' },
]

/** The boards are computed, not drawn: their content depends on their code and the colours. */
const INTERIOR = ['scripts/pictures/interior/*.ts', 'src/content/cars/palette.ts']
const SVG_DPI = 72
const FRAME_UNITS = FRAME.width * SCALE
/** One step less of effort costs a tenth of the bytes and saves half of the time. */
const AVIF = { quality: 58, effort: 1 } as const
/** Leather is all texture, which hides coarser steps. */
const BOARD_AVIF = { quality: 48, effort: 1 } as const
const JPEG = { quality: 88, chromaSubsampling: '4:4:4' } as const
/** Width of a downloadable drawing in pixels, where no raster version defines it. */
const DOWNLOAD_WIDTH = 1920

type Sheet = {
  svg: string
  width: number
  cut?: { left: number; top: number; width: number; height: number }
  scene?: Scene
}

/**
 * The raster versions of a drawing, from one large rendering. A `cut` takes a window of it, in units of the drawing;
 * with a `scene` there is also a downloadable picture.
 */
const saveRasters = (kind: RasterKind, name: string, sheet: Sheet, save: Save): Promise<void> =>
  cached([name, sheet, RASTERS[kind]], save, (saveCached) => makeRasters(kind, name, sheet, saveCached))

async function makeRasters(kind: RasterKind, name: string, { svg, width: whole, cut, scene }: Sheet, save: Save) {
  const widest = Math.max(...RASTERS[kind])
  const scale = widest / (cut?.width ?? whole)
  const drawn = sharp(Buffer.from(svg), { density: SVG_DPI * scale })
  const pixels = (units: number) => Math.round(units * scale)
  const seen = cut
    ? drawn.extract({
        left: pixels(cut.left),
        top: pixels(cut.top),
        width: pixels(cut.width),
        height: pixels(cut.height),
      })
    : drawn
  const large = await seen.raw().toBuffer({ resolveWithObject: true })
  await saveSizes(kind, name, large, save)
  if (scene) await saveDownload(name, scene, large, save)
}

type Pixels = { data: Buffer; info: OutputInfo }

async function saveSizes(kind: RasterKind, name: string, { data, info }: Pixels, save: Save) {
  const sized = (width: number) => {
    const picture = sharp(data, { raw: info })
    return width === info.width ? picture : picture.resize(width)
  }
  for (const width of RASTERS[kind]) await save(`${name}-${width}.avif`, await sized(width).avif(AVIF).toBuffer())
}

/** A downloadable picture has its background: without it a drawing would be hard to see in a white viewer. */
async function saveDownload(
  name: string,
  scene: Scene,
  { data, info: { width, height, channels } }: Pixels,
  save: Save,
) {
  const defs = new Defs('ground')
  const fill = stage(defs, scene)
  const ground = svgDocument(
    { viewBox: `0 0 ${width} ${height}`, className: 'ground', label: '', defs },
    tag('rect', { width, height, fill }),
  )
  const picture = sharp(Buffer.from(ground), { density: SVG_DPI })
    .composite([{ input: data, raw: { width, height, channels } }])
    .flatten()
    .jpeg(JPEG)
  await save(downloadOf(`${name}.svg`), await picture.toBuffer())
}

/** The raster versions of a render and its downloadable picture, or only the latter. */
async function saveRender(kind: RasterKind | null, name: string, file: string, scene: Scene, save: Save) {
  const rendered = await readFile(file)
  const widths = kind ? RASTERS[kind] : []
  await cached([name, rendered.toString('base64'), widths, scene], save, async (saveCached) => {
    const large = await sharp(rendered).raw().toBuffer({ resolveWithObject: true })
    if (kind) await saveSizes(kind, name, large, saveCached)
    await saveDownload(name, scene, large, saveCached)
  })
}

/** `/images/cars/g70-studio-nose.svg` → `cars/g70-studio-nose`. */
const nameOf = (src: string): string => src.slice('/images/'.length, src.lastIndexOf('.'))

const SCENES: Record<RasterView, Scene> = { studio: 'lit', light: 'dark' }

/** A drawing that is shown as SVG, and its downloadable picture; `mm` is the width of its frame. */
async function saveWithDownload(name: string, svg: string, mm: number, scene: Scene, save: Save) {
  await save(`${name}.svg`, svg)
  await cached([name, svg, mm, scene], save, async (saveCached) => {
    const drawn = sharp(Buffer.from(svg), { density: (SVG_DPI * DOWNLOAD_WIDTH) / (mm * SCALE) })
    await saveDownload(name, scene, await drawn.raw().toBuffer({ resolveWithObject: true }), saveCached)
  })
}

/**
 * Soft shadows fade at the edge of what is rendered, so a close-up is cropped from a larger rendering: millimetres,
 * three deviations of the widest blur. Blurs take most of the rendering time and cost by area.
 */
const BLEED = 110

/** For an item whose own cover may no longer be shown, whatever its category: it has all files a cover can have. */
const WITHOUT_PICTURE = { id: 0, code: 'no-picture', date: '2021-06-15', category: 'models' as const, models: [] }

async function saveCover(name: string, item: { category: NewsCategory }, svg: string, shape: CoverShape, save: Save) {
  await save(`${name}.svg`, svg)
  const kind = shape === 'wide' ? 'coverWide' : 'cover'
  if (hasRasterCover(item)) await saveRasters(kind, name, { svg, width: COVER_WIDTH[shape] }, save)
}

const works: { [K in Task['kind']]: (task: Extract<Task, { kind: K }>, save: Save) => Promise<void> } = {
  async boards({ grain }, save) {
    await cached([grain, hashOf(INTERIOR), RASTERS.board], save, async (saveCached) => {
      for await (const { code, picture } of paintBoards(grain)) {
        const name = `interior/${code.toLowerCase()}`
        const large = await picture.png({ compressionLevel: 1 }).toBuffer()
        await saveCached(`${name}.webp`, await sharp(large).webp({ quality: 78 }).toBuffer())
        for (const width of RASTERS.board)
          await saveCached(`${name}-${width}.avif`, await sharp(large).resize(width).avif(BOARD_AVIF).toBuffer())
      }
    })
  },

  async raster({ code, register }, save) {
    const render = register === 'studio' ? sideRender(code, defaultPaint(code).code) : undefined
    if (render) return saveRender(null, `cars/${code}-${register}`, render, SCENES[register], save)
    await saveRasters(
      'side',
      `cars/${code}-${register}`,
      { svg: drawSide({ code, register }), width: FRAME_UNITS, scene: SCENES[register] },
      save,
    )
  },

  async closeUps({ code, register }, save) {
    for (const name of CLOSE_UPS[code][register]) {
      const [x, y, width, height] = windowOf(name, facts[code].length)
      const crop = [x - BLEED, y - BLEED, width + BLEED * 2, height + BLEED * 2] as const
      const svg = drawSide({ code, register, crop, ...(register === 'studio' && { detail: 2 }) })
      const bleed = BLEED * SCALE
      const cut = { left: bleed, top: bleed, width: width * SCALE, height: height * SCALE }
      await saveRasters(
        'closeUp',
        nameOf(closeUpSrc(code, register, name)),
        { svg, width: crop[2] * SCALE, cut, scene: SCENES[register] },
        save,
      )
    }
  },

  async paints({ code }, save) {
    for (const paint of paintCodesOf(code).map(paintOf)) {
      const name = `cars/${code}-${paint.code.toLowerCase()}`
      const svg = drawSide({ code, register: 'studio', paint })
      await save(`${name}.svg`, svg)
      const render = sideRender(code, paint.code)
      if (render) await saveRender('paint', name, render, 'lit', save)
      else await saveRasters('paint', name, { svg, width: FRAME_UNITS, scene: 'lit' }, save)
    }
  },

  async still({ still }, save) {
    const name = `stills/${stillName(still)}`
    const file = await readFile(stillFile(still))
    await cached([name, file.toString('base64'), RASTERS.still], save, async (saveCached) => {
      const rendered = sharp(file)
      await saveSizes('still', name, await rendered.raw().toBuffer({ resolveWithObject: true }), saveCached)
      await saveCached(`${name}.jpg`, await rendered.clone().jpeg(JPEG).toBuffer())
    })
  },

  async drawings(_, save) {
    for (const code of DRAWN_MODELS) {
      for (const register of RASTER_VIEWS) {
        await save(`cars/${code}-${register}.svg`, drawSide({ code, register }))
      }
      await saveWithDownload(`cars/${code}-line`, drawSide({ code, register: 'line' }), FRAME.width, 'paper', save)
      await saveWithDownload(
        `cars/${code}-front-light`,
        drawFront({ code, register: 'light' }),
        FRONT_FRAME.width,
        'dark',
        save,
      )
      const front = drawFront({ code, register: 'line', paper: PAPER })
      await saveWithDownload(`cars/${code}-front-line`, front, FRONT_FRAME.width, 'paper', save)
      await saveWithDownload(`cars/${code}-plan`, drawPlan({ code }), PLAN_FRAME.width, 'paper', save)
    }
    await save('cars/g90-l-line.svg', drawSide({ code: 'g90-l', register: 'line' }))
    for (const name of CONCEPTS) await save(`cars/concept-${name}-light.svg`, drawConcept(name))
  },

  async news(_, save) {
    for (const item of [...news, WITHOUT_PICTURE]) {
      const name = `news/${item.code}`
      await saveCover(name, item, newsCover(item, news), 'card', save)
      await saveCover(`${name}-wide`, item, newsCover(item, news, 'wide'), 'wide', save)
    }
  },
}

export type Made = { name: string; bytes: number }

/** Does one task and returns what it has written into the folder. */
export async function perform(task: Task, folder: string): Promise<Made[]> {
  const made: Made[] = []
  const save: Save = async (name, content) => {
    const file = `${folder}/${name}`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    made.push({ name, bytes: Buffer.byteLength(content) })
  }
  const work = works[task.kind] as (task: Task, save: Save) => Promise<void>
  await work(task, save)
  return made
}
