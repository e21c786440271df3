/** Rules of a comparison side by side: which are chosen, what differs, what is better. The choice stands in the address. */

/** More columns cannot be read side by side. */
export const MAX_COMPARED = 3
export const MIN_COMPARED = 2

/** «g70,gv80» -> the known ones, each once, no more than three; everything else is ignored. */
export function chosenOf<T extends string | number>(value: string | null | undefined, known: readonly T[]): T[] {
  const given = new Set((value ?? '').split(',').map((part) => part.trim()))
  return [...given].flatMap((part) => known.find((item) => String(item) === part) ?? []).slice(0, MAX_COMPARED)
}

/**
 * What stands side by side. Until two are chosen it is the chosen one beside the cheapest other, or both ends of the
 * price list, so that a visitor sees what the difference in price buys before choosing anything.
 */
export function besideOf<T extends { id: number; price: number | null }>(
  chosen: readonly number[],
  list: readonly T[],
): T[] {
  const picked = chosen.flatMap((id) => list.find((item) => item.id === id) ?? [])
  if (picked.length >= MIN_COMPARED) return picked
  const others = list
    .filter((item) => !picked.includes(item))
    .toSorted((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity))
  const [cheapest, dearest] = [others[0], others.at(-1)]
  const pair = picked.length > 0 ? [...picked, cheapest] : cheapest === dearest ? [] : [cheapest, dearest]
  const beside = pair.filter((item) => item !== undefined)
  return beside.length < MIN_COMPARED ? [] : beside
}

/** Adds or takes away one. Where three are chosen, the new one takes the place of the last. */
export const toggled = <T>(chosen: readonly T[], item: T): T[] =>
  chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen.slice(0, MAX_COMPARED - 1), item]

export const differs = (values: readonly unknown[]): boolean => values.some((value) => value !== values[0])

export type Better = 'high' | 'low'

/** Is it the best of its row? Only where «better» exists, and only where the row has a difference at all. */
export function isBest(value: number | null, row: readonly (number | null)[], better: Better | undefined): boolean {
  if (!better || value === null || !differs(row)) return false
  const known = row.filter((item) => item !== null)
  return value === (better === 'high' ? Math.max(...known) : Math.min(...known))
}

/** A number as it is printed: «7,9», «1 250»; a text has none. */
export function numberIn(text: string): number | null {
  const plain = text.replace(/\s/g, '').replace(',', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

/** The query of an address with some parameters changed; null takes one away. Commas stay readable. */
export function changedQuery(search: string, changes: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
