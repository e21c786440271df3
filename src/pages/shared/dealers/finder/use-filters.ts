import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { queryOfFilters, readFilters, type DealerFilters } from '#src/domain/dealer-filters.ts'

/**
 * The dealer filters. Links and form are real ones and work without scripts; with them a filter is
 * applied in place: nothing is loaded and nothing scrolls, and the address is updated.
 */
export function useFilters() {
  const { search, pathname, key } = useLocation()
  const [changed, setChanged] = useState<{ at: string; filters: DealerFilters } | null>(null)
  // A choice belongs to the address the router led to; another address has its own.
  const at = key + search
  const filters = changed?.at === at ? changed.filters : readFilters(new URLSearchParams(search))

  const hrefOf = (next: DealerFilters): string => pathname + queryOfFilters(next)
  const choose = (next: DealerFilters) => {
    setChanged({ at, filters: next })
    history.replaceState(history.state, '', hrefOf(next))
  }
  return { filters, hrefOf, choose }
}
export type FilterState = ReturnType<typeof useFilters>
