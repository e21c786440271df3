import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'

const RouteMeta = lazy(async () => {
  const { RouteMeta: component, noteServerTags } = await import('#src/app/route-meta.tsx')
  noteServerTags()
  return { default: component }
})

/** The head needs no script until the page changes: the server has written it. */
export function LateMeta() {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [first] = useState(address)
  const [moved, setMoved] = useState(false)

  if (!moved && address !== first) setMoved(true)

  return (
    moved && (
      <Suspense>
        <RouteMeta />
      </Suspense>
    )
  )
}
