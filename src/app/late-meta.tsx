import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { untilLoaded } from '#src/components/until-loaded.ts'
import { tagsAddress } from '#src/routes.ts'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'

const RouteMeta = lazy(async () => {
  const { RouteMeta: component, noteServerTags } = await untilLoaded(() => import('#src/app/route-meta.tsx'))
  noteServerTags()
  return { default: component }
})

/**
 * The server has written the head, so it needs no script until the page changes. Tags left out by the server's deadline
 * are loaded here, as late blocks are by their pages.
 */
export function LateMeta() {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [first] = useState(address)
  const [moved, setMoved] = useState(false)
  const hasCome = useLateTags(pathname, search)

  if (!moved && (address !== first || hasCome)) setMoved(true)

  return (
    moved && (
      <Suspense>
        <RouteMeta />
      </Suspense>
    )
  )
}

/** Loads the tags of the first page once if they are missing; returns true when they are there. */
function useLateTags(pathname: string, search: string): boolean {
  const store = useAppStore()
  const shownAt = tagsAddress({ pathname, search })
  const isKnown = useAppState(({ metaByRoute }) => Object.hasOwn(metaByRoute, shownAt))
  const [wasMissing] = useState(!isKnown)

  useEffect(() => {
    if (!wasMissing) return
    const load = async () => {
      const { dataActions } = await import('#src/stores/data-actions.ts')
      await dataActions(store).loadMeta(shownAt)
    }
    // When the code fails to load there are no tags; a later navigation loads them again.
    load().catch(() => {})
    // Only the first page: later ones load their own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store, wasMissing])

  return wasMissing && isKnown
}
