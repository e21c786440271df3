export type Side = { dx: number; dy: number; anchor: 'start' | 'end' }
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
export function sideOf(code: string, x: number): Side {
  const side = SIDES.get(code) ?? RIGHT
  if (x > 0.8) return side.anchor === 'start' ? LEFT : side
  return x < 0.1 && side.anchor === 'end' ? RIGHT : side
}
