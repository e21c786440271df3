/**
 * Rules of a side-by-side comparison: which items are chosen, what differs, what is better. The choice is kept in the
 * address.
 */

/** More columns cannot be read side by side. */
export const MAX_COMPARED = 3
export const MIN_COMPARED = 2

/** "g70,gv80" -> the known ones, each once, at most three; everything else is ignored. */
export function chosenOf<T extends string | number>(value: string | null | undefined, known: readonly T[]): T[] {
  const given = new Set((value ?? '').split(',').map((part) => part.trim()))
  return [...given].flatMap((part) => known.find((item) => String(item) === part) ?? []).slice(0, MAX_COMPARED)
}

/**
 * The items to show side by side. With fewer than two chosen: the chosen one and its neighbour in price, the more
 * expensive one if there is one; with none chosen two neighbours in the middle of the price list. Neighbours are what
 * buyers compare:
 * the ends of the list differ in everything.
 */
export function besideOf<T extends Compared>(chosen: readonly number[], list: readonly T[]): T[] {
  const picked = chosen.flatMap((id) => list.find((item) => item.id === id) ?? [])
  if (picked.length >= MIN_COMPARED) return picked
  const byPrice = list.toSorted((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity))
  if (byPrice.length < MIN_COMPARED) return []
  const [one] = picked
  const place = one ? byPrice.indexOf(one) : lowerOfPair(byPrice)
  return [byPrice[place], byPrice[place + 1] ?? byPrice[place - 1]].filter((item) => item !== undefined)
}

type Compared = { id: number; name: string; price: number | null }

/**
 * Start of the suggested pair: of the neighbours with different names those nearest to the middle, the more expensive
 * of two equally near. A pair with the same name would not show what is compared, so it is used only where all have one
 * name.
 */
function lowerOfPair(byPrice: readonly Compared[]): number {
  const middle = Math.ceil(byPrice.length / 2) - 1
  const places = byPrice.slice(1).flatMap(({ name }, place) => (byPrice[place]?.name === name ? [] : [place]))
  return places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || b - a)[0] ?? middle
}

/** Adds or removes one. When three are chosen, the new one replaces the last. */
export const toggled = <T>(chosen: readonly T[], item: T): T[] =>
  chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen.slice(0, MAX_COMPARED - 1), item]

/** If a column is to show what another one already shows, the two are swapped. */
export function withPlace<T>(columns: readonly (T | null)[], place: number, item: T | null): (T | null)[] {
  const before = columns[place] ?? null
  return columns.map((one, index) => (index === place ? item : item !== null && one === item ? before : one))
}

export const differs = (values: readonly unknown[]): boolean => values.some((value) => value !== values[0])

export type Better = 'high' | 'low'

/** Whether a value is the best of its row; false where the row has no "better" or no difference. */
export function isBest(value: number | null, row: readonly (number | null)[], better: Better | undefined): boolean {
  if (!better || value === null || !differs(row)) return false
  const known = row.filter((item) => item !== null)
  return value === (better === 'high' ? Math.max(...known) : Math.min(...known))
}

/** A number as printed: "7,9", "1 250"; null for other text. */
export function numberIn(text: string): number | null {
  const plain = text.replace(/\s/g, '').replace(',', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

/** The query of an address with some parameters changed; null removes one. Commas stay readable. */
export function changedQuery(search: string, changes: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
