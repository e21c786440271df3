/** `narrow`: there is no free place on a phone, where the list has the name. */
export type Side = { dx: number; dy: number; anchor: 'start' | 'end'; narrow?: boolean }
export const RIGHT: Side = { dx: 16, dy: 5, anchor: 'start' }
export const LEFT: Side = { dx: -16, dy: 5, anchor: 'end' }

/** Position of a name next to its pin, pixels, where names would otherwise overlap. */
const SIDES: ReadonlyMap<string, Side> = new Map([
  ['moskva', { dx: 4, dy: -18, anchor: 'end' }],
  ['nizhniy-novgorod', { dx: -6, dy: -14, anchor: 'start' }],
  ['kazan', { dx: -10, dy: 18, anchor: 'end' }],
  ['ekaterinburg', { dx: 2, dy: -14, anchor: 'start' }],
  ['novosibirsk', { dx: 8, dy: -16, anchor: 'end' }],
  ['samara', { dx: -10, dy: 18, anchor: 'end' }],
  ['ufa', { dx: 12, dy: 12, anchor: 'start' }],
])

/** A name stays inside the window: near its edges it is on the inner side. */
function usualSide(code: string, x: number): Side {
  const side = SIDES.get(code) ?? RIGHT
  if (x > 0.8) return side.anchor === 'start' ? LEFT : side
  return x < 0.1 && side.anchor === 'end' ? RIGHT : side
}

/** Where else a name may stand. */
const OTHERS: readonly Side[] = [
  RIGHT,
  LEFT,
  { dx: -6, dy: -14, anchor: 'start' },
  { dx: -10, dy: 24, anchor: 'start' },
  { dx: 10, dy: 24, anchor: 'end' },
]

/** A city on the map; `at` in shares of the window. */
type Named = { code: string; name: string; at: { x: number; y: number } }
type Box = readonly [left: number, top: number, right: number, bottom: number]

/** Pixels: the window of the narrowest phone, ten to seven; a letter of a name; a pin. */
const WIDTH = 320
const LETTER = 7.4
const PIN = 7

/**
 * A side for each name, by the code of its city: the usual one unless a pin or a name is there already, as beside a city
 * that the office has added.
 */
export function sidesOf(cities: readonly Named[]): ReadonlyMap<string, Side> {
  const sides = new Map<string, Side>()
  const names: Box[] = []
  // The long ones first: the others find room around them.
  for (const city of cities.toSorted((a, b) => b.name.length - a.name.length)) {
    const taken = [...names, ...cities.filter((other) => other !== city).map(pinBox)]
    const faultsOf = (side: Side) => {
      const box = nameBox(city, side)
      return taken.filter((other) => meet(box, other)).length + Number(box[0] < 0 || box[2] > WIDTH)
    }
    const best = [usualSide(city.code, city.at.x), ...OTHERS].toSorted((a, b) => faultsOf(a) - faultsOf(b))[0] ?? RIGHT
    const own = nameBox(city, best)
    sides.set(city.code, { ...best, narrow: names.some((box) => meet(own, box)) })
    names.push(own)
  }
  return sides
}

const pinBox = ({ at: { x, y } }: Named): Box => {
  const [left, top] = [x * WIDTH - PIN, y * WIDTH * 0.7 - PIN]
  return [left, top, left + 2 * PIN, top + 2 * PIN]
}

function nameBox({ name, at: { x, y } }: Named, { dx, dy, anchor }: Side): Box {
  const length = name.length * LETTER
  const left = x * WIDTH + dx - (anchor === 'end' ? length : 0)
  const base = y * WIDTH * 0.7 + dy
  return [left, base - 11, left + length, base + 3]
}

const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
