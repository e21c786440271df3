import { readFileSync } from 'node:fs'
import { ACCENT, INK, PAPER, SEA } from '#src/brand/palette.ts'
import { MAP_SHEET, onMap, parallelRadius } from '#src/domain/map-projection.ts'
import { simplify, type Point } from './simplify.ts'

/** Resolution in units of the sheet: finer than a hairline, coarser than the data. */
const TOLERANCE = 0.6
/** Islands smaller than this are invisible at the size of the map. */
const LEAST_SPAN = 3
const STEP = 5
const PARALLELS = { from: 30, to: 80 }
const MERIDIANS = { from: -5, to: 140 }

const short = (value: number): string => value.toFixed(1).replace(/\.0$/, '')
const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`
const place = (lng: number, lat: number): Point => {
  const { x, y } = onMap({ lng, lat })
  return [x, y]
}

/** Lines of a file, each a row of "longitude latitude" separated by commas. */
const linesOf = (name: string): Point[][] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(',').map((pair) => place(...(pair.split(' ').map(Number) as [number, number]))))

/** Land or lakes. */
function areas(name: string): string {
  return linesOf(name)
    .filter(isSeen)
    .map((ring) => halves(ring).flatMap((half) => simplify(half, TOLERANCE).slice(0, -1)))
    .filter((ring) => ring.length > 2)
    .map((ring) => `${write(ring)}z`)
    .join('')
}

/** Borders or rivers. */
const courses = (name: string): string =>
  linesOf(name)
    .map((line) => write(simplify(line, TOLERANCE)))
    .join('')

/** A ring has no ends, so it is simplified from its first point to the farthest one and back. */
function halves(ring: readonly Point[]): Point[][] {
  const [first] = ring
  if (!first) return []
  const distance = ([x, y]: Point) => Math.hypot(x - first[0], y - first[1])
  const far = ring.reduce((most, point, index) => (distance(point) > distance(ring[most]!) ? index : most), 0)
  return [ring.slice(0, far + 1), [...ring.slice(far), first]]
}

/** In tenths, each point relative to the previous one: half the bytes of whole coordinates. */
function write(line: readonly Point[]): string {
  const tenths = line.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const)
  const [first, ...rest] = tenths
  let before = first!
  const steps = rest.map((point) => {
    const step = [point[0] - before[0], point[1] - before[1]]
    before = point
    return step.map((value, index) => (index === 1 && value >= 0 ? ' ' : '') + short(value / 10)).join('')
  })
  return `M${first!.map((value) => short(value / 10)).join(' ')}l${steps.join(' ').replaceAll(' -', '-')}`
}

function isSeen(ring: readonly Point[]): boolean {
  const span = (axis: 0 | 1) => {
    const values = ring.map((point) => point[axis])
    return Math.max(...values) - Math.min(...values)
  }
  return Math.max(span(0), span(1)) >= LEAST_SPAN
}

/** Meridians are straight, parallels are arcs around the apex of the cone. */
function graticule(): string {
  const lines: string[] = []
  for (let lng = MERIDIANS.from; lng <= MERIDIANS.to; lng += STEP)
    lines.push(`M${at(place(lng, PARALLELS.from))}L${at(place(lng, PARALLELS.to))}`)
  for (let lat = PARALLELS.from; lat <= PARALLELS.to; lat += STEP) {
    const radius = short(parallelRadius(lat))
    lines.push(`M${at(place(MERIDIANS.from, lat))}A${radius} ${radius} 0 0 0 ${at(place(MERIDIANS.to, lat))}`)
  }
  return lines.join('')
}

/**
 * Coast, borders, waters and the graticule under the dealers' map, as a file. As in an atlas a soft band follows the
 * border of the country: no fill, so that a disputed stretch can stay without a line.
 */
export function drawMap(): string {
  const { width, height } = MAP_SHEET
  const border = courses('borders.txt')
  const stroke = (colour: string, opacity: number, wide: number, d: string) =>
    `<path stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${wide}" d="${d}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linejoin="round" stroke-linecap="round">` +
    `<path fill="${PAPER}" fill-rule="evenodd" d="${areas('coast.txt')}"/>` +
    stroke(ACCENT, 0.3, 0.6, graticule()) +
    stroke(INK, 0.3, 1.1, courses('rivers.txt')) +
    `<path fill="${SEA}" d="${areas('lakes.txt')}"/>` +
    stroke(INK, 0.42, 0.7, courses('neighbours.txt')) +
    stroke(ACCENT, 0.2, 8, border) +
    stroke(INK, 0.8, 1.1, border) +
    '</svg>'
  )
}
