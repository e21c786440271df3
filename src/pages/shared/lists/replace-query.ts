import { useRef, useState } from 'react'
import { sparseWrites } from '#src/components/sparse-writes.ts'
import { changedQuery } from '#src/domain/compare.ts'

type Changes = Record<string, string | null>

/** Writes parameters into the address without a navigation, so nothing scrolls and a copied link keeps the choice. */
export const replaceQuery = (changes: Changes): void =>
  history.replaceState(history.state, '', location.pathname + changedQuery(location.search, changes) + location.hash)

/** The same for parameters that a slider changes. */
export function useSliderQuery(): (changes: Changes) => void {
  const [{ write }] = useState(sparseWrites)
  const changed = useRef<Changes>({})
  return (changes) => {
    Object.assign(changed.current, changes)
    write(() => replaceQuery(changed.current))
  }
}
