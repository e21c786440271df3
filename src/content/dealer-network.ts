import { countOf } from '#src/domain/format.ts'
import type { City } from '#src/domain/dealer.ts'
import { NBSP } from '#src/domain/nbsp.ts'

/** How large the network of dealers is: counted, because the office adds and removes dealers and cities. */

type Counted = readonly Pick<City, 'dealers_count'>[]

export const centresIn = (cities: Counted): number => cities.reduce((sum, { dealers_count }) => sum + dealers_count, 0)

/** «15 центров в 11 городах», with words that may follow; null while the cities are not known, or have nobody. */
export const networkText = (cities: Counted | null | undefined): string | null =>
  cities && cities.length > 0
    ? `${countOf(centresIn(cities), ['центр', 'центра', 'центров'])} в${NBSP}${countOf(cities.length, ['городе', 'городах', 'городах'])}`
    : null
