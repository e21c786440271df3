/** Rules of a comparison side by side: which are chosen, what differs, what is better. The choice stands in the address. */

/** More columns cannot be read side by side. */
export const MAX_COMPARED = 3
export const MIN_COMPARED = 2

/** «g70,gv80» -> the known ones, each once, no more than three; everything else is ignored. */
export function chosenOf<T extends string | number>(value: string | null | undefined, known: readonly T[]): T[] {
  const given = new Set((value ?? '').split(',').map((part) => part.trim()))
  return [...given].flatMap((part) => known.find((item) => String(item) === part) ?? []).slice(0, MAX_COMPARED)
}

/** The numbers of a choice before the list of what exists has come: whole and of a plausible size. */
export const numbersOf = (value: string | null | undefined): number[] =>
  [...new Set((value ?? '').split(',').filter((part) => /^[1-9]\d{0,5}$/.test(part)))]
    .slice(0, MAX_COMPARED)
    .map(Number)

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
