import { carOf } from '#src/drawing/cars/car.ts'
import { topOf } from '#src/drawing/kit/curve.ts'
import { short } from '#src/drawing/kit/numbers.ts'
import { group, tag } from '#src/drawing/kit/svg.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import {
  ACCENT,
  diagram,
  dimension,
  elevation,
  ground,
  INK,
  label,
  MUTED,
  stroke,
  type Diagram,
} from '#src/drawing/diagrams/sheet.ts'
import { outlineOf } from '#src/drawing/diagrams/side.ts'

/** Where the long version is longer: behind the middle pillar. */
const CUT = 3180

/** The drawing is cut behind the middle pillar and moved apart by what the long version adds. */
export function longBaseDiagram(): Diagram {
  const [car, long] = [carOf('g90'), carOf('g90-l')]
  const added = long.length - car.length
  const sentence = `${long.name} сбоку: кузов ${car.name} раздвинут за средней стойкой на ${added} мм. Длина ${long.length} мм, колёсная база ${long.wheelbase} мм. В масштабе.`
  return diagram('g90-l-base', sentence, (narrow, name) => {
    const width = narrow ? 350 : 1280
    const scale = (width - 2) / (long.length + 30)
    const x = 15 * scale
    const y = car.height * scale + (narrow ? 10 : 20)
    const [cut, gap] = [x + CUT * scale, added * scale]
    const height = y + (narrow ? 62 : 100)
    const roof = topOf(outlineOf(car))(CUT)
    const sill = car.sill[2]![1] + 10
    const at = (up: number) => y - up * scale
    const clip = (id: string, left: number, right: number) =>
      tag('clipPath', { id: name(id) }, tag('rect', { x: left, y: -20, width: right - left, height: height + 40 }))
    const rails = [roof, roof - 62, 1078, 940, sill].map((up, i) =>
      stroke(`M${short(cut)} ${short(at(up))}h${short(gap)}`, i === 0 || i === 4 ? 1.2 : 0.6, { stroke: ACCENT }),
    )
    const step = narrow ? 4 : 7
    const [near, far] = [y + (narrow ? 18 : 34), y + (narrow ? 50 : 82)]
    return {
      width,
      height,
      defs: [
        clip('front', -20, cut),
        clip('back', cut, width),
        tag(
          'pattern',
          {
            id: name('hatch'),
            width: step,
            height: step,
            patternUnits: 'userSpaceOnUse',
            patternTransform: 'rotate(45)',
          },
          tag('path', { d: 'M0 0V20', stroke: ACCENT, 'stroke-width': 1.1 }),
        ),
      ],
      body: [
        group({ 'clip-path': `url(#${name('front')})` }, elevation('g90', scale, [x, y])),
        group(
          { transform: `translate(${short(gap)} 0)` },
          group({ 'clip-path': `url(#${name('back')})` }, elevation('g90', scale, [x, y])),
        ),
        tag('rect', {
          x: cut,
          y: at(roof),
          width: gap,
          height: (roof - sill) * scale,
          fill: `url(#${name('hatch')})`,
          opacity: 0.5,
        }),
        ...rails,
        ground(width, y),
        dimension([cut, near], [cut + gap, near]),
        narrow
          ? label(`плюс ${added}${NBSP}мм`, [cut + gap + 8, near + 4], { size: 12, fill: ACCENT })
          : label(`${added}${NBSP}мм`, [cut + gap / 2, near + 24], { anchor: 'middle', size: 14 }),
        dimension([x, far], [x + long.length * scale, far]),
        label(`${long.name}, ${long.length}${NBSP}мм`, [x + (narrow ? 0 : 6), far - 9], { size: narrow ? 12 : 14 }),
      ],
    }
  })
}

export type Length = { name: string; length: number; on?: boolean }

/** Lengths from one zero, each with its number; the chosen one in bronze. */
export function lengthDiagram(list: readonly Length[]): Diagram {
  const listed = list.map(({ name, length }) => `${name} — ${length} мм`).join(', ')
  return diagram('lengths', `Длины моделей от одного нуля, в масштабе: ${listed}.`, (narrow) => {
    const [width, row] = narrow ? [350, 52] : [1280, 58]
    const scale = (width - 2) / Math.max(...list.map(({ length }) => length))
    const body = list.map(({ name, length, on }, i) => {
      const y = (i + 1) * row - 12
      const color = on ? ACCENT : INK
      return (
        dimension([1, y], [1 + length * scale, y], color) +
        label(name, [1, y - 12], { size: narrow ? 13 : 16, fill: on ? ACCENT : INK }) +
        label(`${length}${NBSP}мм`, [length * scale, y - 12], { size: 13, anchor: 'end', fill: MUTED })
      )
    })
    return { width, height: list.length * row, body }
  })
}
