import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { queryOfWishes, readWishes, type Wishes } from '#src/domain/dealer-wishes.ts'

/**
 * What is wished of a dealer. The links and the form are real ones and work without scripts; with them a wish is
 * granted in place: nothing is loaded and nothing scrolls, and the address says what is chosen.
 */
export function useWishes() {
  const { search, pathname, key } = useLocation()
  const [changed, setChanged] = useState<{ at: string; wishes: Wishes } | null>(null)
  // A choice belongs to the address the router led to; after another one it is that address's own.
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
