import { ACCENT_ON_DARK, ASH, BONE, INK as BEZEL } from '#src/brand/palette.ts'
import { formatDecimal } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import { Path } from '#src/drawing/kit/path.ts'
import { group, tag } from '#src/drawing/kit/svg.ts'
import {
  ACCENT,
  diagram,
  dot,
  INK,
  label,
  polyline,
  stroke,
  type Diagram,
  type Name,
  type TypeSize,
} from '#src/drawing/diagrams/sheet.ts'

/** The screen of the car with what it shows on the way: map, music, climate. Beside it, where there is one, the pad one writes on. */

const INCH = 25.4
/** Width to height of the screens. */
const RATIO = 24 / 9
/** Colour of the glass where nothing is displayed. */
const GLASS = '#0f1012'
/** A card that lies over the map. */
const CARD = '#1b1c1f'
/** How high the line of the climate is, and how wide the map, shares of the screen; on a phone no song stands beside it. */
const CLIMATE = 0.19
const mapOf = (narrow: boolean): number => (narrow ? 0.74 : 0.62)

/** Millimetres of a screen with such a diagonal. */
export function screenSize(inches: number): { width: number; height: number } {
  const diagonal = inches * INCH
  const height = diagonal / Math.hypot(RATIO, 1)
  return { width: height * RATIO, height }
}

/** The glass on the sheet; `at` takes shares of it. */
type Glass = { x: number; y: number; w: number; h: number; narrow: boolean; at: (u: number, v: number) => Point }
const LARGER: Record<TypeSize, TypeSize> = { 12: 13, 13: 16, 14: 16, 16: 20, 20: 30, 30: 30, 44: 44 }
type Say = (words: string, place: Point, wide: TypeSize, narrow: TypeSize, fill?: string, more?: object) => string

/** The screen and, with `writing`, the round pad: the screen shows what was recognised on the pad. */
export function screenDiagram(id: string, inches: number, writing = false): Diagram {
  const size = screenSize(inches)
  const text = formatDecimal(inches)
  const shown = writing ? 'слева карта и поле адреса с буквой «П»' : 'слева карта с маршрутом'
  const pad = writing ? ' Рядом круглая панель, на которой эту букву пишут пальцем.' : ''
  const sentence = `Экран ${text} дюйма, ${Math.round(size.width)} на ${Math.round(size.height)} мм: ${shown}, справа музыка, внизу температура обеих сторон.${pad} Изображение условное.`
  return diagram(`${id}-screen`, sentence, (narrow, name) => {
    const width = narrow ? 350 : 1280
    const w = narrow ? width - 2 : writing ? 958 : width - 2
    const [x, y, h] = [1, narrow ? 34 : 44, w / RATIO]
    const glass: Glass = { x, y, w, h, narrow, at: (u, v) => [x + w * u, y + h * v] }
    // Alone on the sheet the screen is larger, and so is its text.
    const say: Say = (words, place, wide, small, fill = BONE, more = {}) =>
      label(words, place, { size: narrow ? small : writing ? wide : LARGER[wide], fill, ...more })
    const box = { x, y, width: w, height: h, rx: narrow ? 8 : 18 }
    const [cx, cy, r] = narrow ? [74, y + h + 94, 62] : [1128, y + h / 2, 116]
    return {
      width,
      height: narrow && writing ? cy + r + 16 : y + h + 2,
      defs: [
        tag('clipPath', { id: name('screen') }, tag('rect', box)),
        tag(
          'clipPath',
          { id: name('map') },
          tag('rect', { x, y, width: w * mapOf(narrow), height: h * (1 - CLIMATE) }),
        ),
        ...(writing ? [face(name)] : []),
      ],
      body: [
        tag('rect', { ...box, fill: GLASS }),
        group(
          { 'clip-path': `url(#${name('screen')})` },
          group({ 'clip-path': `url(#${name('map')})` }, map(glass, writing)),
          diagonal(glass),
          writing ? address(glass, say) : turn(glass, say),
          music(glass, say),
          climate(glass, say),
        ),
        tag('rect', { ...box, fill: 'none', stroke: BEZEL, 'stroke-width': narrow ? 2 : 4 }),
        ends(glass),
        label(`${text}${NBSP}дюйма по диагонали`, [x + w - (narrow ? 10 : 16), y - 14], {
          size: narrow ? 13 : 16,
          anchor: 'end',
        }),
        ...(writing ? writingPad(name, [cx, cy], r, narrow) : []),
      ],
    }
  })
}

/** The diagonal by which the screen's size is measured. It is drawn under the text, which it would otherwise cross out. */
const diagonal = ({ at }: Glass): string => stroke(polyline([at(0, 1), at(1, 0)]), 0.9, { stroke: ACCENT_ON_DARK })

/** Its ticks at the corners, which stand out of the rounded glass. */
function ends({ w, h, at, narrow }: Glass): string {
  const tick = (narrow ? 5 : 8) / Math.hypot(w, h)
  const across = (u: number, v: number) => {
    const [x, y] = at(u, v)
    return polyline([
      [x - h * tick, y - w * tick],
      [x + h * tick, y + w * tick],
    ])
  }
  return stroke(across(0, 1) + across(1, 0), 1.2, { stroke: ACCENT })
}

/** Streets of an invented town, in units of the map's height. */
const ALONG = [-0.86, -0.5, -0.14, 0.22, 0.58, 1, 1.26, 1.62, 2.04, 2.4] as const
const ACROSS = [-0.4, -0.1, 0.22, 0.5, 0.8, 1.1, 1.4] as const
/** Those that are wider. */
const AVENUES = { along: ALONG[5], across: ACROSS[2] }
const TILT = -11
/** A card covers the left of the map: the car is drawn in the rest. */
const ASIDE = { way: 0.18, address: 0.42, addressNarrow: 0.66 }

function map({ x, y, w, h, narrow }: Glass, writing: boolean): string {
  const unit = h * (1 - CLIMATE)
  const weight = narrow ? 0.42 : 1
  const aside = writing ? (narrow ? ASIDE.addressNarrow : ASIDE.address) : ASIDE.way
  const at = ([u, v]: Point): Point => [x + (u + aside) * unit, y + v * unit]
  const line = (from: Point, to: Point, isWide: boolean) =>
    stroke(polyline([at(from), at(to)]), (isWide ? 11 : 4.5) * weight, { stroke: BONE, opacity: isWide ? 0.16 : 0.1 })
  const plot = (from: Point, to: Point, opacity: number) => {
    const [[left, top], [right, bottom]] = [at(from), at(to)]
    return tag('rect', { x: left, y: top, width: right - left, height: bottom - top, fill: BONE, opacity })
  }
  const river = new Path(at).through([
    [1.1, 1.5],
    [1.42, 0.92],
    [1.86, 0.62],
    [2.5, 0.5],
  ])
  const car: Point = [AVENUES.along, 0.76]
  const route: Point[] = [car, [AVENUES.along, AVENUES.across], [ALONG[7], AVENUES.across], [ALONG[7], -0.5]]
  const [carX, carY] = at(car)
  const arrow = [
    [0, -13],
    [9, 10],
    [0, 5],
    [-9, 10],
  ].map(([dx, dy]): Point => [carX + dx! * weight * 1.1, carY + dy! * weight * 1.1])
  const pin = (place: Point) =>
    dot(at(place), 11 * weight, GLASS) + dot(at(place), 8 * weight, ACCENT_ON_DARK) + dot(at(place), 3 * weight, GLASS)
  return group(
    { transform: `rotate(${TILT} ${x + w * 0.31} ${y + unit / 2})` },
    tag('rect', { x: x - w, y: y - h, width: w * 3, height: h * 3, fill: BONE, opacity: 0.03 }),
    plot([ALONG[5] + 0.03, ACROSS[2] + 0.03], [ALONG[6] - 0.015, ACROSS[4] - 0.015], 0.05),
    plot([ALONG[8] + 0.015, ACROSS[0]], [ALONG[9] + 0.4, ACROSS[2] - 0.03], 0.05),
    stroke(river, 52 * weight, { stroke: GLASS, 'stroke-linecap': 'round' }),
    ...ALONG.map((u) => line([u, -0.8], [u, 1.8], u === AVENUES.along)),
    ...ACROSS.map((v) => line([-0.8, v], [3, v], v === AVENUES.across)),
    writing
      ? pin([ALONG[7], ACROSS[1]]) + pin([ALONG[4] + 0.16, ACROSS[3]])
      : stroke(polyline(route.map(at)), 6 * weight, { stroke: ACCENT_ON_DARK, 'stroke-linejoin': 'round' }),
    dot([carX, carY], 25 * weight, GLASS),
    tag('circle', { cx: carX, cy: carY, r: 25 * weight, fill: BONE, opacity: 0.16 }),
    tag('path', { d: `${polyline(arrow)}Z`, fill: BONE }),
  )
}

/** A card on the map: its corner and its size in shares of the screen. */
const card = ({ at, w, h, narrow }: Glass, u: number, v: number): string => {
  const [x, y] = at(0.022, 0.06)
  return tag('rect', { x, y, width: w * u, height: h * v, rx: narrow ? 5 : 10, fill: CARD })
}

/** What to do next on the way. */
function turn(glass: Glass, say: Say): string {
  const { at, h, narrow } = glass
  const [x, y] = at(narrow ? 0.05 : 0.042, 0.235)
  const s = h * 0.055
  const arrow = `M${x} ${y + s}v${-s}q0 ${-s * 0.7} ${s * 0.7} ${-s * 0.7}h${s}m${-s * 0.5} ${-s * 0.5}l${s * 0.5} ${s * 0.5}l${-s * 0.5} ${s * 0.5}`
  return [
    card(glass, narrow ? 0.3 : 0.27, narrow ? 0.33 : 0.3),
    stroke(arrow, narrow ? 1.5 : 2.4, { stroke: BONE, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }),
    say(`400${NBSP}м`, at(narrow ? 0.135 : 0.086, narrow ? 0.28 : 0.2), 20, 16),
    narrow ? '' : say('Садовая улица', at(0.086, 0.305), 13, 12, ASH),
  ].join('')
}

/** The address recognised from the pad, and its suggestions. */
function address(glass: Glass, say: Say): string {
  const { at, w, h, narrow } = glass
  const [x, y] = at(narrow ? 0.122 : 0.077, narrow ? 0.15 : 0.21)
  const rule = at(narrow ? 0.05 : 0.044, narrow ? 0.375 : 0.36)
  return [
    card(glass, narrow ? 0.4 : 0.3, narrow ? 0.66 : 0.69),
    narrow ? '' : say('Куда едем', at(0.044, 0.145), 13, 12, ASH),
    say('П', at(narrow ? 0.05 : 0.044, narrow ? 0.31 : 0.305), 30, 30, BONE),
    tag('rect', { x, y, width: narrow ? 1.2 : 2, height: h * (narrow ? 0.17 : 0.105), fill: ACCENT_ON_DARK }),
    stroke(`M${rule[0]} ${rule[1]}h${w * (narrow ? 0.34 : 0.256)}`, 1, { stroke: BONE, opacity: 0.22 }),
    say(narrow ? 'Парковая' : 'Парковая улица', at(narrow ? 0.05 : 0.044, narrow ? 0.525 : 0.48), 14, 16),
    say(narrow ? 'Приморский' : 'Приморский бульвар', at(narrow ? 0.05 : 0.044, narrow ? 0.67 : 0.61), 14, 16, ASH),
  ].join('')
}

function music({ x, y, w, h, narrow, at }: Glass, say: Say): string {
  const [left, right] = narrow ? [0.785, 0.955] : [0.652, 0.968]
  const side = narrow ? w * 0.17 : h * 0.26
  const [cover, top] = at(left, narrow ? 0.11 : 0.22)
  const wave = (level: number) => {
    const [from, height] = [cover + side * 0.14, top + side * level]
    const step = side * 0.18
    return stroke(
      `M${from} ${height}q${step / 2} ${-side * 0.09} ${step} 0t${step} 0t${step} 0t${step} 0`,
      narrow ? 1 : 1.6,
      { stroke: ACCENT_ON_DARK },
    )
  }
  const [bar, level] = at(left, narrow ? 0.68 : 0.6)
  const end = at(right, 0)[0]
  const [middle, keys] = at((left + right) / 2, 0.715)
  const k = h * 0.026
  const skip = (dx: number, towards: number) =>
    tag('path', {
      d: `M${middle + dx} ${keys - k}l${towards * 1.7 * k} ${k}l${-towards * 1.7 * k} ${k}z`,
      fill: BONE,
      opacity: 0.8,
    })
  const words = cover + side + w * 0.02
  return [
    stroke(`M${x + w * mapOf(narrow)} ${y}v${h * (1 - CLIMATE)}`, 1, { stroke: BONE, opacity: 0.16 }),
    tag('rect', { x: cover, y: top, width: side, height: side, rx: 4, fill: CARD }),
    wave(0.4),
    wave(0.54),
    wave(0.68),
    ...(narrow
      ? []
      : [
          say(`−20${NBSP}°C`, at(left, 0.13), 13, 12, ASH),
          say('18:42', at(right, 0.13), 13, 12, ASH, { anchor: 'end' }),
          say('Тихий океан', [words, at(0, 0.345)[1]], 16, 12),
          say('Ночной эфир', [words, at(0, 0.435)[1]], 13, 12, ASH),
          skip(-h * 0.13, -1),
          stroke(
            `M${middle - k * 0.7} ${keys - k * 1.2}v${k * 2.4}M${middle + k * 0.7} ${keys - k * 1.2}v${k * 2.4}`,
            3,
            { stroke: BONE },
          ),
          skip(h * 0.13, 1),
        ]),
    stroke(`M${bar} ${level}H${end}`, narrow ? 1 : 2, { stroke: BONE, opacity: 0.24 }),
    stroke(`M${bar} ${level}H${bar + (end - bar) * 0.55}`, narrow ? 1.6 : 2, { stroke: BONE }),
  ].join('')
}

/** Degrees at both sides; of the three steps of a heated seat two are lit. */
function climate({ x, y, w, h, narrow, at }: Glass, say: Say): string {
  const steps = (u: number) =>
    [0, 1, 2]
      .map((step) => {
        const [cx, cy] = at(u + step * 0.014, 1 - CLIMATE / 2)
        return tag('circle', {
          cx,
          cy,
          r: h * 0.0095,
          fill: step < 2 ? ACCENT_ON_DARK : BONE,
          opacity: step < 2 ? 1 : 0.3,
        })
      })
      .join('')
  const line = 1 - CLIMATE / 2 + (narrow ? 0.035 : 0.018)
  return [
    stroke(`M${x} ${y + h * (1 - CLIMATE)}h${w}`, 1, { stroke: BONE, opacity: 0.16 }),
    // On a phone they do not overlap the diagonal.
    say('21,5°', at(narrow ? 0.15 : 0.032, line), 16, 16),
    say(narrow ? '18:42' : 'Авто', at(0.5, line), 13, 16, ASH, { anchor: 'middle' }),
    say('22°', at(narrow ? 0.85 : 0.968, line), 16, 16, BONE, { anchor: 'end' }),
    narrow ? '' : steps(0.115) + steps(0.859),
  ].join('')
}

const face = (name: Name): string =>
  tag(
    'radialGradient',
    { id: name('face'), cx: 0.5, cy: 0.3, r: 0.75 },
    tag('stop', { offset: 0, 'stop-color': BONE, 'stop-opacity': 0.16 }),
    tag('stop', { offset: 1, 'stop-color': BONE, 'stop-opacity': 0 }),
  )

/** A handwritten «П», from the first touch to the finger's position; fractions of the pad's radius. */
const LETTER: readonly Point[] = [
  [-0.4, 0.4],
  [-0.39, 0],
  [-0.34, -0.38],
  [-0.05, -0.41],
  [0.28, -0.4],
  [0.33, -0.1],
  [0.32, 0.2],
  [0.4, 0.4],
]

function writingPad(name: Name, [cx, cy]: Point, r: number, narrow: boolean): string[] {
  const weight = narrow ? 0.55 : 1
  const place = ([u, v]: Point): Point => [cx + u * r, cy + v * r]
  const finger = place(LETTER.at(-1)!)
  return [
    // The milled edge of the ring.
    tag('circle', {
      cx,
      cy,
      r: r + 9 * weight,
      fill: 'none',
      stroke: INK,
      'stroke-width': 8 * weight,
      'stroke-dasharray': `${1.1 * weight} ${3 * weight}`,
      opacity: 0.5,
    }),
    tag('circle', { cx, cy, r: r + 14 * weight, fill: 'none', stroke: INK, 'stroke-width': 0.8 }),
    tag('circle', { cx, cy, r, fill: GLASS }),
    tag('circle', { cx, cy, r, fill: `url(#${name('face')})` }),
    stroke(new Path((point) => point).through(LETTER.map(place)), 6 * weight, {
      stroke: ACCENT_ON_DARK,
      'stroke-linecap': 'round',
    }),
    tag('circle', { cx: finger[0], cy: finger[1], r: 16 * weight, fill: BONE, opacity: 0.22 }),
    dot(finger, 6 * weight, BONE),
    label('Адрес пишут пальцем', narrow ? [cx + r + 32, cy + 5] : [cx, cy + r + 46], {
      size: 14,
      anchor: narrow ? undefined : 'middle',
    }),
  ]
}
