import { useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { whenWanted } from '#src/components/interest.ts'

/**
 * Popups, prefetching, focus after a navigation, the progress line, page views: nothing of it is needed before the
 * visitor shows interest. No Suspense here: a navigation must never wait for its own aid.
 */
export function LateParts() {
  const { pathname, search } = useLocation()
  const [first] = useState(pathname + search)
  const [Parts, setParts] = useState<ComponentType<{ first: string }>>()

  useEffect(() => {
    whenWanted(async () => {
      const { PartsOnInterest } = await import('#src/app/parts-on-interest.tsx')
      setParts(() => PartsOnInterest)
    })
  }, [])

  return Parts && <Parts first={first} />
}
