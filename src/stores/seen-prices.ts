/** Prices of trims that this browser has shown: trim numbers and roubles, nothing about a person, nothing sent. */

const STORAGE_KEY = 'prices'
/** More than the line-up has, in case trims come and go. */
const LIMIT = 100

export type Prices = ReadonlyMap<number, number>
type Trim = { id: number; price: number | null }
const NONE: Prices = new Map()

let found: Prices | undefined

/** Values at the start of this visit; what is shown during it counts for the next one. */
export const pricesBefore = (): Prices => (found ??= read())
export const serverPrices = (): Prices => NONE

/** Remembers what is on the screen. A preview of the office shows prices that are not in force yet. */
export function notePrices(trims: readonly Trim[]): void {
  pricesBefore()
  const shown = trims.flatMap(({ id, price }) => (price === null ? [] : [[id, price] as const]))
  if (shown.length === 0 || document.querySelector('.preview-bar')) return
  const known = read()
  if (shown.every(([id, price]) => known.get(id) === price)) return
  write([...new Map([...known, ...shown])].slice(-LIMIT))
}

function read(): Prices {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return new Map(Array.isArray(list) ? list.filter(isPair) : [])
  } catch {
    return NONE
  }
}

const isPair = (item: unknown): item is [number, number] =>
  Array.isArray(item) && item.length === 2 && item.every((part) => Number.isSafeInteger(part) && part > 0)

function write(list: readonly (readonly [number, number])[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(list))
  } catch {
    // Storage is full or forbidden: then the next visit reports no changes.
  }
}
