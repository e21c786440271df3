import { changedQuery, chosenOf } from '#src/domain/compare.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'

/** The choices of a price page, stored in the address. */
export type Choice = { drive: string | null; engine: string | null; compare: number[]; only: boolean }

/** Unknown values are ignored. */
export function readChoice(search: string, list: readonly Complectation[]): Choice {
  const query = new URLSearchParams(search)
  const known = (name: 'drive' | 'engine') => {
    const value = query.get(name)?.trim()
    return list.some(({ modification }) => withPlainSpaces(modification[name]) === value) ? (value ?? null) : null
  }
  return {
    drive: known('drive'),
    engine: known('engine'),
    compare: chosenOf(
      query.get('compare'),
      list.map(({ id }) => id),
    ),
    only: query.get('only')?.trim() === '1',
  }
}

/** A set of trims has one address, in whatever order they were chosen. */
export const searchOf = ({ drive, engine, compare, only }: Choice): string =>
  changedQuery('', { drive, engine, compare: compare.toSorted((a, b) => a - b).join(','), only: only ? '1' : null })

/** An engine as written in an address. */
export const plainEngine = ({ engine }: Pick<Modification, 'engine'>): string => withPlainSpaces(engine)

/** The trims that pass the filters. */
export const shownOf = (list: readonly Complectation[], { drive, engine }: Choice): Complectation[] =>
  list.filter(
    ({ modification }) =>
      (drive === null || drive === modification.drive) && (engine === null || engine === plainEngine(modification)),
  )

export const DRIVES: Record<Modification['drive'], string> = { rwd: 'Задний', awd: 'Полный' }
