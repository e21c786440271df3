import { coverSubjects, type NewsItem } from '#src/content/seed/news-articles.ts'
import { isDrawn, type DrawnModel } from '#src/content/models/drawn.ts'
import { facts } from '#src/content/models/facts.ts'
import type { NewsCategory } from '#src/domain/news.ts'
import type { Crop } from '#src/drawing/kit/frame.ts'
import { FRAME } from '#src/drawing/kit/frames.ts'
import { ACCENT, ACCENT_ON_DARK, BONE, INK } from '#src/brand/palette.ts'
import { Defs, group, svgDocument, tag } from '#src/drawing/kit/svg.ts'
import { drawSide } from '#src/drawing/side.ts'
import { COVER, fromEdge, subjects, WIDE_BLEED, windowOn, type Bleed, type Cover } from './cover-subjects.ts'
import { stage, type Scene } from './stage.ts'

/**
 * News covers are drawn from the news itself, 4:3 for cards and phones, 21:9 for the top of an article: an item names
 * its subject, or its theme has a drawing that uses the item's own values.
 */
type Item = Pick<NewsItem, 'id' | 'code' | 'date' | 'category' | 'models'>

const { width: WIDTH, height: HEIGHT } = COVER
export const COVER_WIDTH = { card: WIDTH, wide: WIDTH + WIDE_BLEED * 2 } as const
export type CoverShape = keyof typeof COVER_WIDTH

const dayOf = ({ date }: Item): number => Number(date.slice(8))
const monthOf = ({ date }: Item): number => Number(date.slice(5, 7))
const yearOf = ({ date }: Item): number => Number(date.slice(0, 4))

/** Close-ups of a car, each of one thing: nose, tail, the roof line. */
function closeUp(code: DrawnModel, turn: number): Crop {
  const { length, height } = facts[code]
  const [width, tall] = [2000, 1500]
  const onGround = FRAME.ground + 130 - tall
  const views: readonly Crop[] = [
    [FRAME.bumper - 160, onGround, width, tall],
    [FRAME.bumper + length + 160 - width, onGround, width, tall],
    [FRAME.bumper + length * 0.36, FRAME.ground - height - 260, width, tall],
  ]
  return views[turn % views.length]!
}

/** A crop of the car the news is about; the next news about the same car shows another part of it. */
function carCover(code: DrawnModel, item: Item, bleed: Bleed, news: readonly Item[]): Cover {
  const earlier = news.filter(
    ({ category, models, date }) => category === 'models' && models[0] === code && date < item.date,
  ).length
  const crop = windowOn(closeUp(code, earlier), bleed)
  const isDark = item.id % 2 === 0
  const drawing = drawSide({ code, register: isDark ? 'light' : 'studio', crop, label: '' })
  return { scene: isDark ? 'dark' : 'lit', content: fromEdge(drawing, bleed) }
}

/** Two lines of light; the day sets their length, the month their distance. */
function twoLines(item: Item, defs: Defs): Cover {
  const [length, gap] = [140 + dayOf(item) * 5, 12 + monthOf(item) * 3]
  const [left, y] = [(WIDTH - length) / 2, (HEIGHT - gap) / 2]
  const d = `M${left} ${y}h${length}M${left} ${y + gap}h${length}`
  const near = defs.blur('near', 6, [20, 200])
  const far = defs.blur('far', 26, [60, 900])
  return {
    scene: 'dark',
    content: group(
      { fill: 'none', stroke: '#fffaf0' },
      tag('path', { d, 'stroke-width': 14, opacity: 0.3, filter: far }),
      tag('path', { d, 'stroke-width': 5, opacity: 0.6, filter: near }),
      tag('path', { d, 'stroke-width': 2.6, stroke: '#fff' }),
    ),
  }
}

const MONTHS = 12
const WEEKS = 4

/** A ruler of the year with the date on it: the past in INK, the additions in bronze. */
function ruler(item: Item, bleed: Bleed): Cover {
  const scene: Scene = yearOf(item) % 2 === 0 ? 'dark' : 'paper'
  const ink = scene === 'dark' ? BONE : INK
  const [from, step, y] = [16, (WIDTH - 32) / (MONTHS * WEEKS), 190]
  const ticks = (every: number, height: number) => {
    let d = ''
    for (let i = 0; i <= MONTHS * WEEKS; i += every) d += `M${(from + i * step).toFixed(2)} ${y}v-${height}`
    return d
  }
  const date = from + (monthOf(item) - 1 + dayOf(item) / 31) * WEEKS * step
  const added = Math.min(24 + (item.id % 5) * 12, date - from)
  const accent = scene === 'dark' ? ACCENT_ON_DARK : ACCENT
  return {
    scene,
    content: group(
      { fill: 'none', stroke: ink },
      tag('path', { d: ticks(1, 20), 'stroke-width': 0.7 }),
      tag('path', { d: ticks(WEEKS, 44), 'stroke-width': 0.7 }),
      tag('path', { d: ticks(WEEKS * 3, 92), 'stroke-width': 1.4 }),
      tag('path', { d: `M${-bleed} ${y}H${WIDTH + bleed}` }),
      tag('path', { d: `M${from} ${y}H${(date - added).toFixed(2)}`, 'stroke-width': 5 }),
      tag('path', { d: `M${(date - added).toFixed(2)} ${y}H${date.toFixed(2)}`, stroke: accent, 'stroke-width': 5 }),
      tag('circle', { cx: date, cy: y, r: 9, fill: accent, stroke: 'none' }),
    ),
  }
}

const RAYS = 31

/** A fan of light over a stage: a ray for every day of a month, that of the event lit. */
function fan(item: Item): Cover {
  const [x, y, near, far] = [WIDTH / 2, HEIGHT - 42, 46, 206]
  const day = dayOf(item)
  const rays = Array.from({ length: RAYS }, (_, index) => {
    const turn = Math.PI * (0.04 + (0.92 * index) / (RAYS - 1))
    const at = (r: number) => `${(x - Math.cos(turn) * r).toFixed(1)} ${(y - Math.sin(turn) * r).toFixed(1)}`
    const isDay = index === day - 1
    return tag('path', {
      d: `M${at(near)}L${at(isDay ? far + 24 : far - (index % 7 === 6 ? 0 : 26))}`,
      'stroke-width': isDay ? 4 : 1,
      ...(isDay && { stroke: ACCENT_ON_DARK }),
    })
  })
  return { scene: 'dark', content: group({ fill: 'none', stroke: BONE, 'stroke-linecap': 'round' }, ...rays) }
}

const RINGS = 16

/** Concentric rings; the day chooses the one in bronze. */
function rings(item: Item): Cover {
  const chosen = 3 + (dayOf(item) % 6)
  const ring = (i: number) => {
    const own = i === chosen
    return tag('circle', {
      cx: WIDTH / 2,
      cy: HEIGHT / 2,
      r: 18 + i * 15,
      stroke: own ? ACCENT : undefined,
      'stroke-width': own ? 2.4 : 0.7,
      opacity: own ? undefined : 1 - i * 0.05,
    })
  }
  return {
    scene: 'paper',
    content: group({ fill: 'none', stroke: INK }, ...Array.from({ length: RINGS }, (_, i) => ring(i))),
  }
}

type Drawing = (item: Item, bleed: Bleed, defs: Defs, news: readonly Item[]) => Cover
const twoLinesOf: Drawing = (item, _bleed, defs) => twoLines(item, defs)

const drawings: Record<NewsCategory, Drawing> = {
  models(item, bleed, defs, news) {
    const car = item.models.find(isDrawn)
    return car ? carCover(car, item, bleed, news) : twoLines(item, defs)
  },
  brand: twoLinesOf,
  service: ruler,
  events: fan,
  awards: rings,
}

export function newsCover(item: Item, news: readonly Item[], shape: CoverShape = 'card'): string {
  const defs = new Defs(`news-${item.id}`)
  const bleed = shape === 'wide' ? WIDE_BLEED : 0
  const subject = coverSubjects.get(item.code)
  const { scene, content } =
    subject === undefined
      ? drawings[item.category](item, bleed, defs, news)
      : subject === 'year'
        ? ruler(item, bleed)
        : subjects[subject](bleed)
  const fill = stage(defs, scene)
  const width = COVER_WIDTH[shape]
  return svgDocument(
    { viewBox: `${-bleed} 0 ${width} ${HEIGHT}`, className: 'cover', label: '', defs },
    tag('rect', { x: -bleed, width, height: HEIGHT, fill }),
    content,
  )
}
