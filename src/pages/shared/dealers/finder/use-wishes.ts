import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { queryOfWishes, readWishes, type Wishes } from '#src/domain/dealer-wishes.ts'

/**
 * The dealer filters. Links and form are real ones and work without scripts; with them a filter is
 * applied in place: nothing is loaded and nothing scrolls, and the address is updated.
 */
export function useWishes() {
  const { search, pathname, key } = useLocation()
  const [changed, setChanged] = useState<{ at: string; wishes: Wishes } | null>(null)
  // A choice belongs to the address the router led to; another address has its own.
  const at = key + search
  const wishes = changed?.at === at ? changed.wishes : readWishes(new URLSearchParams(search))

  const hrefOf = (next: Wishes): string => pathname + queryOfWishes(next)
  const choose = (next: Wishes) => {
    setChanged({ at, wishes: next })
    history.replaceState(history.state, '', hrefOf(next))
  }
  return { wishes, hrefOf, choose }
}
export type Wishing = ReturnType<typeof useWishes>
