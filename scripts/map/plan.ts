import { readFileSync } from 'node:fs'
import { ACCENT, PAPER, SEA } from '#src/brand/palette.ts'
import { CITY_PLANS } from '#src/content/city-plans.ts'
import { onMap } from '#src/domain/map-projection.ts'
import { planSheet } from '#src/domain/map-view.ts'
import type { Point } from './simplify.ts'

/** Width of the drawing in its units, eight to a kilometre: the data need no finer ones. */
const WIDTH = 1500

/** How a kind of line is drawn: colour, opacity, width. The ring stands out, as it does on a map of the roads. */
const STROKES: Record<string, readonly [colour: string, opacity: number, wide: number]> = {
  road: [ACCENT, 0.55, 1.4],
  inner: [ACCENT, 0.55, 1.4],
  river: [SEA, 1, 6],
  ring: [ACCENT, 0.85, 2.6],
}
const FILLS: Record<string, string> = { sea: SEA, land: PAPER }

/** Codes of the cities that have a plan. */
export const plannedCities = (): string[] => [...CITY_PLANS.keys()]

/** Ring road, roads and waters around a city, as a file; the page places it by the same projection as its points. */
export function drawPlan(code: string): string {
  const plan = CITY_PLANS.get(code)
  if (!plan) throw new Error(`No plan of ${code}`)
  const sheet = planSheet(plan.centre)
  const scale = WIDTH / sheet.width
  const height = Math.round(sheet.height * scale)
  const toSheet = (pair: string): Point => {
    const [lng = 0, lat = 0] = pair.split(' ').map(Number)
    const { x, y } = onMap({ lng, lat })
    return [(x - sheet.x) * scale, (y - sheet.y) * scale]
  }
  const lines = readFileSync(new URL(`plans/${code}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => /^([a-z]+) (.+)$/.exec(line))
    .flatMap((match) => (match ? [{ kind: match[1] ?? '', points: (match[2] ?? '').split(',').map(toSheet) }] : []))
  const of = (kind: string) =>
    lines
      .filter((line) => line.kind === kind)
      .map(({ points }) => smooth(points))
      .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" fill="none" stroke-linejoin="round" stroke-linecap="round">` +
    Object.entries(FILLS)
      .map(([kind, colour]) => `<path fill="${colour}" d="${of(kind)}"/>`)
      .join('') +
    Object.entries(STROKES)
      .map(
        ([kind, [colour, opacity, wide]]) =>
          `<path stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${wide}" d="${of(kind)}"/>`,
      )
      .join('') +
    '</svg>'
  )
}

/** A curve through all points (Catmull–Rom): hand-drawn corners would be seen. A line that ends where it began is closed. */
function smooth(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  const isRing = Math.hypot(first[0] - last[0], first[1] - last[1]) < 1
  const at = (index: number): Point => {
    const count = points.length - 1
    if (isRing) return points[(index + count) % count] ?? first
    return points[Math.min(Math.max(index, 0), count)] ?? first
  }
  const steps = points.slice(1).map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const out = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const into = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...out, ...into, ...to].map(Math.round).join(' ')}`
  })
  return `M${first.map(Math.round).join(' ')}${steps.join('')}${isRing ? 'z' : ''}`
}
