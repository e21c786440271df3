import type { ScreenState } from '#src/stores/screen-state.ts'
import { type AppData, emptyData } from '#src/stores/app-data.ts'

export type AppState = AppData & ScreenState

/** The parts of a state that differ from the empty one: all that the page has to contain. */
export function dataOf(state: AppState): Partial<AppData> {
  const keys = Object.keys(emptyData) as (keyof AppData)[]
  return Object.fromEntries(
    keys.filter((key) => state[key] !== emptyData[key]).map((key) => [key, inKeyOrder(state[key])]),
  )
}

/**
 * Responses are stored in the order they arrive: without sorting, the same page would get a different ETag each
 * time.
 */
const inKeyOrder = (value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
