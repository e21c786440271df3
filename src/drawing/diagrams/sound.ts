import { short } from '#src/drawing/kit/numbers.ts'
import { group, tag } from '#src/drawing/kit/svg.ts'
import {
  ACCENT,
  diagram,
  INK,
  label,
  lines,
  MUTED,
  PAPER,
  polyline,
  stroke,
  wrap,
  type Diagram,
} from '#src/drawing/diagrams/sheet.ts'

/** A layer between the road and the ear and what share of the wave it lets through; shown as conditional. */
export type Layer = { name: string; text: string; keep: number }

const noise = (x: number, pitch: number): number =>
  0.62 * Math.sin(x * pitch) + 0.28 * Math.sin(x * pitch * 2.35 + 1.1) + 0.2 * Math.sin(x * pitch * 0.43 + 2)

/** A stretch of the noise along the sheet; down it when `upright`. */
function wave(
  from: number,
  to: number,
  height: number,
  [middle, pitch]: readonly [number, number],
  upright: boolean,
): string {
  const count = Math.round((to - from) / (upright ? 1 : 3))
  return polyline(
    Array.from({ length: count + 1 }, (_, i) => {
      const along = from + ((to - from) * i) / count
      const across = middle + height * noise(along, pitch)
      return upright ? ([across, along] as const) : ([along, across] as const)
    }),
  )
}

/** What fills a panel, by its place: threads, ribs, dots, a film, rings. */
function texture(index: number, [x, top]: readonly [number, number], skew: number, height: number): string {
  const slope = -60 / skew
  const [from, to] = [top + 40, top - 20 + height]
  let d = ''
  if (index === 0) {
    for (let t = 0.06; t < 0.98; t += 0.055) d += `M${short(x)} ${short(from + t * (to - from))}l${skew} -60`
  } else if (index === 1) {
    for (let t = 0.1; t < 0.95; t += 0.1)
      d += `M${short(x + t * skew)} ${short(from + t * skew * slope)}V${short(to + t * skew * slope)}`
  } else if (index === 2) {
    for (let a = 0.12; a < 1; a += 0.15) {
      for (let b = 0.04; b < 1; b += 0.06)
        d += `M${short(x + a * skew)} ${short(from + b * (to - from) + a * skew * slope)}h.1`
    }
  } else if (index === 3) {
    d = `M${short(x + 7)} ${short(from + 10)}l${skew - 14} ${short((-60 * (skew - 14)) / skew)}V${short(to - 68)}l${14 - skew} ${short((60 * (skew - 14)) / skew)}Z`
  } else {
    const [cx, cy] = [x + skew / 2, (from + to) / 2 - 30]
    for (let q = 14; q < 118; q += 13) {
      d += `${polyline(
        Array.from({ length: 25 }, (_, i) => {
          const t = (i / 24) * 2 * Math.PI
          const u = Math.cos(t) * q * 0.29
          return [cx + u, cy + Math.sin(t) * q + u * slope] as const
        }),
      )}Z`
    }
  }
  return stroke(d, index === 2 ? 2 : 0.5, { 'stroke-linecap': 'round', opacity: 0.5 })
}

/** The same on a horizontal panel: from its near left corner, 144 wide, the far edge 28 above and 28 to the right. */
function lyingTexture(index: number, y: number): string {
  const at = (along: number, deep: number) => `${short(6 + along * 144 + deep * 28)} ${short(y + 14 - deep * 28)}`
  let d = ''
  if (index === 0) {
    for (let t = 0.05; t < 1; t += 0.05) d += `M${at(t, 0)}L${at(t, 1)}`
  } else if (index === 1) {
    for (let t = 0.2; t < 0.9; t += 0.2) d += `M${at(0, t)}L${at(1, t)}`
  } else if (index === 2) {
    for (let t = 0.04; t < 1; t += 0.06) for (let u = 0.2; u < 0.9; u += 0.2) d += `M${at(t, u)}h.1`
  } else if (index === 3) {
    d = `M${at(0.05, 0.2)}L${at(0.95, 0.2)}L${at(0.95, 0.8)}L${at(0.05, 0.8)}Z`
  } else {
    for (let q = 0.1; q < 0.5; q += 0.08) {
      d += `M${Array.from({ length: 25 }, (_, i) => {
        const t = (i / 24) * 2 * Math.PI
        return at(0.5 + q * Math.cos(t), 0.5 + q * Math.sin(t))
      }).join('L')}Z`
    }
  }
  return stroke(d, index === 2 ? 2 : 0.5, { 'stroke-linecap': 'round', opacity: 0.5 })
}

/** A wave from the road to the cabin; each layer leaves less of it. */
export function layerDiagram(id: string, layers: readonly Layer[]): Diagram {
  const names = layers.map(({ name }) => name.toLowerCase()).join(', ')
  const rest = layers.reduce((left, { keep }) => left * keep, 1)
  const sentence = `Волна шума проходит слоёв — ${layers.length}: ${names}. С каждым её высота меньше, в салоне остаётся около ${Math.round(rest * 100)} % — почти ровная линия. Высота волны условна.`
  return diagram(`${id}-layers`, sentence, (narrow) => {
    const count = layers.length
    const heights = layers.reduce((list, { keep }) => [...list, list.at(-1)! * keep], [narrow ? 80 : 118])
    const body: string[] = []
    if (narrow) {
      const at = (i: number) => 126 + i * 122
      heights.forEach((height, i) => {
        const [from, to] = [i === 0 ? 10 : at(i - 1), i === count ? at(count - 1) + 116 : at(i)]
        const last = i === count
        body.push(stroke(wave(from, to, height, [92, 0.09], true), last ? 1.4 : 0.9, { stroke: last ? ACCENT : INK }))
        if (last) return
        const { name, text } = layers[i]!
        const y = at(i)
        body.push(
          tag('path', {
            d: `M6 ${y + 14}L34 ${y - 14}H178L150 ${y + 14}Z`,
            fill: PAPER,
            stroke: INK,
            'stroke-width': 0.8,
          }),
          lyingTexture(i, y),
          label(name, [196, y - 4], { size: 16 }),
          lines(wrap(text, 20), [196, y + 17], 18, { size: 12, fill: MUTED }),
        )
      })
      body.push(label('Дорога', [196, 36], { fill: MUTED }), label('Салон', [196, at(count - 1) + 106]))
      return { width: 350, height: at(count - 1) + 130, body }
    }
    const [width, middle, height, skew] = [1280, 250, 330, 74]
    const gap = (width - 80 - 190) / count
    const at = (i: number) => 190 + i * gap
    heights.forEach((amplitude, i) => {
      const from = i === 0 ? 0 : at(i - 1) + skew / 2
      const to = i === count ? width : at(i) + skew / 2
      const last = i === count
      body.push(
        stroke(wave(from, to, amplitude, [middle + 8, 0.118], false), last ? 1.4 : 0.9, {
          stroke: last ? ACCENT : INK,
          opacity: last ? 1 : 0.9 - 0.08 * i,
        }),
      )
      if (last) return
      const [x, top, bottom] = [at(i), middle - height / 2 + 20, middle + height / 2]
      const { name, text } = layers[i]!
      body.push(
        tag('path', {
          d: `M${short(x)} ${top + 40}L${short(x + skew)} ${top - 20}V${bottom - 60}L${short(x)} ${bottom}Z`,
          fill: PAPER,
          'fill-opacity': 0.72,
          stroke: INK,
          'stroke-width': 0.8,
        }),
        texture(i, [x, top], skew, height),
        stroke(`M${short(x)} ${bottom + 6}v24`, 0.8, { opacity: 0.3 }),
        label(name, [x, bottom + 50], { size: 16 }),
        lines(wrap(text, 22), [x, bottom + 75], 21, { size: 14, fill: MUTED }),
      )
    })
    body.push(
      label('Дорога', [0, 79], { size: 14, fill: MUTED }),
      label('Салон', [width, 79], { size: 14, anchor: 'end' }),
    )
    return { width, height: 536, body }
  })
}

/** Noise, the answer to it, and what is left of both. */
export function answerDiagram(id: string): Diagram {
  const sentence =
    'Три волны: гул дороги, встречная волна динамиков той же высоты и противоположного знака, их сумма — почти ровная линия, около 6 % высоты. Показано условно.'
  return diagram(`${id}-answer`, sentence, (narrow) => {
    const [width, pitch, left] = narrow ? [350, 0.075, 0] : [1280, 0.03, 250]
    const [row, first, tall] = narrow ? [112, 68, 34] : [130, 66, 46]
    const rows = [
      ['Гул дороги', 1, INK],
      ['Встречная волна', -1, INK],
      ['В салоне', 0.06, ACCENT],
    ] as const
    const body = rows.map(([title, share, color], i) => {
      const y = i * row + first
      return group(
        {},
        stroke(wave(left, width, tall * share, [y, pitch], false), i === 2 ? 1.6 : 1, { stroke: color }),
        label(title, narrow ? [0, y - tall - 14] : [0, y + 5], {
          size: narrow ? 13 : 16,
          fill: i === 2 ? ACCENT : MUTED,
        }),
      )
    })
    return { width, height: rows.length * row, body }
  })
}
