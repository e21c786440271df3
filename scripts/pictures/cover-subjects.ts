import type { CoverSubject } from '#src/content/seed/news.ts'
import { facts } from '#src/content/models/facts.ts'
import { carOf } from '#src/drawing/cars/car.ts'
import { drawFront } from '#src/drawing/front.ts'
import type { Crop } from '#src/drawing/kit/frame.ts'
import { FRAME, FRONT_FRAME } from '#src/drawing/kit/frames.ts'
import { ACCENT, ACCENT_ON_DARK, BONE, INK, NIGHT } from '#src/brand/palette.ts'
import { group, tag } from '#src/drawing/kit/svg.ts'
import { planGroup } from '#src/drawing/plan.ts'
import { drawSide } from '#src/drawing/side.ts'
import { PAPER, type Scene } from './stage.ts'

/** Covers with a subject of their own, on the sheet of 400 × 300 that all covers share. */
export type Cover = { scene: Scene; content: string }
export const COVER = { width: 400, height: 300 } as const

/**
 * How much wider than the sheet a cover is on each side: none in cards; at the top of an article, 21:9, so that
 * the subject stays in the middle and only repeating parts extend to the edges.
 */
export type Bleed = number
export const WIDE_BLEED: Bleed = (COVER.height * (21 / 9) - COVER.width) / 2

/**
 * The background of a drawing that fills a cover: as given for the sheet, and extended on both sides when it is wider.
 */
export function windowOn([x, y, width, height]: Crop, bleed: Bleed): Crop {
  const more = (bleed / COVER.width) * width
  return [x - more, y, width + more * 2, height]
}

/** A drawing with such a window starts at the edge of the cover. */
export const fromEdge = (drawing: string, bleed: Bleed): string =>
  bleed === 0 ? drawing : group({ transform: `translate(${-bleed} 0)` }, drawing)

const [MIDDLE_X, MIDDLE_Y] = [COVER.width / 2, COVER.height / 2]
const thin = (ink: string, ...parts: string[]) =>
  group({ fill: 'none', stroke: ink, 'stroke-linecap': 'round' }, ...parts)
const circle = (r: number, width: number, rest: Record<string, string | number> = {}) =>
  tag('circle', { cx: MIDDLE_X, cy: MIDDLE_Y, r, 'stroke-width': width, ...rest })

/** A point of a clock face: hours from the top. */
const onFace = (hour: number, r: number): string => {
  const turn = ((hour % 12) / 12) * Math.PI * 2
  return `${(MIDDLE_X + Math.sin(turn) * r).toFixed(1)} ${(MIDDLE_Y - Math.cos(turn) * r).toFixed(1)}`
}

/** Working hours on a clock: open from ten to six. */
function clock(): Cover {
  const hours = Array.from(
    { length: 12 },
    (_, hour) => `M${onFace(hour, 96)}L${onFace(hour, hour % 3 === 0 ? 78 : 88)}`,
  )
  return {
    scene: 'dark',
    content: thin(
      BONE,
      circle(112, 0.8),
      tag('path', { d: hours.join(''), 'stroke-width': 1.2 }),
      tag('path', {
        d: `M${onFace(10, 112)}A112 112 0 1 1 ${onFace(6, 112)}`,
        stroke: ACCENT_ON_DARK,
        'stroke-width': 5,
      }),
      tag('path', {
        d: `M${MIDDLE_X} ${MIDDLE_Y}L${onFace(10, 54)}M${MIDDLE_X} ${MIDDLE_Y}L${onFace(12, 76)}`,
        'stroke-width': 2.4,
      }),
    ),
  }
}

/** A crossing: the bar under the feet is marked. */
function crossing(bleed: Bleed): Cover {
  const step = 52
  const more = Math.ceil(bleed / step)
  const bars = Array.from({ length: 7 + more * 2 }, (_, index) => {
    const i = index - more
    const x = 22 + i * step
    return tag('path', {
      d: `M${x + 26} 40H${x + 52}L${x + 26} 260H${x - 8}Z`,
      fill: i === 3 ? ACCENT : INK,
      opacity: i === 3 ? 1 : 0.88,
    })
  })
  return { scene: 'paper', content: group({ stroke: 'none' }, ...bars) }
}

/** Five weeks; one day is marked. */
function calendar(): Cover {
  const [step, left, top] = [40, 60, 50]
  let d = ''
  for (let row = 0; row <= 5; row++) d += `M${left} ${top + row * step}h${7 * step}`
  for (let column = 0; column <= 7; column++) d += `M${left + column * step} ${top}v${5 * step}`
  return {
    scene: 'paper',
    content: thin(
      INK,
      tag('path', { d, 'stroke-width': 0.8 }),
      tag('rect', { x: left + 4 * step, y: top + 2 * step, width: step, height: step, fill: ACCENT, stroke: 'none' }),
    ),
  }
}

/** The car from above in the waves of its own signal. */
function signal(): Cover {
  const waves = Array.from({ length: 6 }, (_, i) =>
    tag('circle', {
      cx: 296,
      cy: MIDDLE_Y,
      r: 26 + i * 30,
      stroke: i === 2 ? ACCENT_ON_DARK : BONE,
      'stroke-width': i === 2 ? 2 : 0.7,
      opacity: 1 - i * 0.13,
    }),
  )
  return {
    scene: 'dark',
    content:
      thin(BONE, ...waves) +
      planGroup('new-g80', { scale: 0.062, x: 44, y: MIDDLE_Y }, { ink: BONE, accent: ACCENT_ON_DARK, fill: NIGHT }),
  }
}

/** A pair of wheels stored for the season. */
function wheels(): Cover {
  const rim = (cx: number, accent: string) => {
    const spokes = Array.from({ length: 20 }, (_, i) => {
      const turn = (i / 20) * Math.PI * 2
      const at = (r: number) => `${(cx + Math.cos(turn) * r).toFixed(1)} ${(MIDDLE_Y + Math.sin(turn) * r).toFixed(1)}`
      return `M${at(16)}L${at(66)}`
    })
    return [
      tag('circle', { cx, cy: MIDDLE_Y, r: 96, 'stroke-width': 22, opacity: 0.9 }),
      tag('circle', { cx, cy: MIDDLE_Y, r: 72, 'stroke-width': 1.2, stroke: accent }),
      tag('circle', { cx, cy: MIDDLE_Y, r: 16, 'stroke-width': 1.2 }),
      tag('path', { d: spokes.join(''), 'stroke-width': 1 }),
    ]
  }
  return { scene: 'paper', content: thin(INK, ...rim(88, ACCENT), ...rim(312, INK)) }
}

/** A road to a low sun. */
function road(bleed: Bleed): Cover {
  return {
    scene: 'dark',
    content: thin(
      BONE,
      tag('circle', { cx: MIDDLE_X, cy: 150, r: 44, stroke: ACCENT_ON_DARK, 'stroke-width': 2 }),
      tag('path', { d: `M${-bleed} 150H156M244 150H${COVER.width + bleed}`, 'stroke-width': 0.8 }),
      tag('path', { d: 'M188 154L20 300M212 154L380 300', 'stroke-width': 1.4 }),
      tag('path', { d: 'M200 168v10M200 192v16M200 226v24M200 270v30', 'stroke-width': 2 }),
    ),
  }
}

/** The elevation with the inspected places. */
function inspection(bleed: Bleed): Cover {
  const { length } = facts.g90
  const window: Crop = [FRAME.bumper - 260, -1150, length + 520, (length + 520) * 0.75]
  const places = [
    [56, 176],
    [112, 196],
    [166, 140],
    [232, 140],
    [300, 196],
    [356, 170],
  ] as const
  return {
    scene: 'paper',
    content:
      fromEdge(drawSide({ code: 'g90', register: 'line', crop: windowOn(window, bleed), label: '' }), bleed) +
      group({ fill: ACCENT }, ...places.map(([cx, cy]) => tag('circle', { cx, cy, r: 4 }))),
  }
}

/** Half a front in the dark. */
function face(bleed: Bleed): Cover {
  const window: Crop = [FRONT_FRAME.axis - 100, 360, 1500, 1125]
  const drawing = drawFront({ code: 'g70', register: 'light', crop: windowOn(window, bleed), label: '' })
  return { scene: 'dark', content: fromEdge(drawing, bleed) }
}

/** A drawing of the front with the distance kept to it. */
function distance(bleed: Bleed): Cover {
  const window: Crop = [FRONT_FRAME.axis - 1500, -60, 3000, 2250]
  return {
    scene: 'paper',
    content:
      fromEdge(
        drawFront({ code: 'gv70', register: 'line', paper: PAPER, crop: windowOn(window, bleed), label: '' }),
        bleed,
      ) + thin(ACCENT, tag('path', { d: 'M28 268H372M28 260v16M372 260v16', 'stroke-width': 1.4 })),
  }
}

/** One wheel and its brake, close. */
function wheel(bleed: Bleed): Cover {
  const { frontOverhang, tyre } = carOf('gv80')
  const width = 1400
  const window: Crop = [
    FRAME.bumper + frontOverhang - width / 2,
    FRAME.ground - tyre - (width * 0.75) / 2,
    width,
    width * 0.75,
  ]
  const drawing = drawSide({ code: 'gv80', register: 'light', crop: windowOn(window, bleed), label: '' })
  return { scene: 'dark', content: fromEdge(drawing, bleed) }
}

/** Routes between towns: five roads between four points, one of them taken. */
function routes(): Cover {
  const towns = [
    [52, 214],
    [150, 92],
    [262, 206],
    [352, 84],
  ] as const
  const ways = [
    'M52 214C72 130 104 96 150 92',
    'M150 92C214 84 232 150 262 206',
    'M262 206C296 176 300 104 352 84',
    'M52 214C120 252 196 246 262 206',
    'M150 92C214 38 296 40 352 84',
  ]
  return {
    scene: 'dark',
    content:
      thin(
        BONE,
        ...ways.map((d, i) =>
          tag('path', {
            d,
            'stroke-width': i === 1 ? 4 : 1.2,
            ...(i === 1 && { stroke: ACCENT_ON_DARK }),
          }),
        ),
      ) + group({ fill: BONE }, ...towns.map(([cx, cy]) => tag('circle', { cx, cy, r: 6 }))),
  }
}

/** The tracks of a car in snow. */
function tracks(bleed: Bleed): Cover {
  const track = (d: string) => [
    tag('path', { d, 'stroke-width': 20, opacity: 0.1, 'stroke-linecap': 'butt' }),
    tag('path', { d, 'stroke-width': 13, 'stroke-dasharray': '3 6', 'stroke-linecap': 'butt' }),
  ]
  return {
    scene: 'paper',
    content: thin(
      INK,
      tag('path', { d: `M${-bleed} 104C60 84 120 116 214 100S330 84 ${COVER.width + bleed} 106`, 'stroke-width': 0.8 }),
      tag('circle', { cx: 290, cy: 62, r: 20, stroke: ACCENT, 'stroke-width': 2 }),
      ...track('M86 300C150 230 236 214 226 170S168 126 176 108'),
      ...track('M196 300C236 250 296 216 270 168S196 126 192 108'),
    ),
  }
}

export const subjects: Record<Exclude<CoverSubject, 'year'>, (bleed: Bleed) => Cover> = {
  calendar,
  clock,
  crossing,
  distance,
  face,
  inspection,
  road,
  routes,
  signal,
  tracks,
  wheel,
  wheels,
}
