import { plural } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { ACCENT, diagram, dot, INK, label, MUTED, stroke, type Diagram } from '#src/drawing/diagrams/sheet.ts'

/** A part with its own term of warranty; the first one is the car itself. */
export type Term = { name: string; years: number; text: string }

const yearsText = (years: number): string => `${years}${NBSP}${plural(years, ['год', 'года', 'лет'])}`

/** Terms as lines from one day on, to scale; the car's own is the accent. */
export function termsDiagram(terms: readonly Term[]): Diagram {
  const last = Math.max(...terms.map(({ years }) => years))
  const sentence = `Сроки гарантии со дня выдачи: ${terms.map(({ name, text }) => `${name.toLowerCase()} — ${text}`).join(', ')}.`
  return diagram('warranty-terms', sentence, (narrow) => {
    const width = narrow ? 350 : 1280
    const [left, right] = narrow ? [0, 346] : [320, 1276]
    const [first, step] = narrow ? [50, 74] : [40, 66]
    const foot = first + step * (terms.length - 1) + (narrow ? 26 : 46)
    const x = (years: number) => left + ((right - left) * years) / last
    const years = Array.from({ length: last + 1 }, (_, year) => year)
    const scale = years.flatMap((year) => [
      stroke(`M${x(year)} 10V${foot}`, 1, { opacity: 0.16 }),
      label(
        year === 0 ? (narrow ? 'Выдача' : 'Выдача автомобиля') : year === last ? yearsText(year) : String(year),
        [x(year), foot + 26],
        { fill: MUTED, anchor: year === 0 ? undefined : year === last ? 'end' : 'middle' },
      ),
    ])
    const lines = terms.flatMap((term, index) => {
      const y = first + index * step
      const color = index === 0 ? ACCENT : INK
      const end = x(term.years)
      return [
        label(term.name, narrow ? [0, y - 14] : [0, y + 5], { size: narrow ? 14 : 16 }),
        label(term.text, narrow ? [350, y - 14] : [end - 6, y - 12], {
          anchor: 'end',
          fill: MUTED,
          size: narrow ? 12 : 13,
        }),
        stroke(`M${left} ${y}H${end}`, index === 0 ? 3 : 1.6, { stroke: color }),
        dot([end, y], 4, color),
      ]
    })
    return { width, height: foot + 36, body: [...scale, ...lines] }
  })
}
