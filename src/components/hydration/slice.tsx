import { Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { CachedPart } from '#src/components/cached-part.tsx'
import { replayEarlyFields, restoreEarlyFields } from '#src/components/hydration/early-fields.ts'
import { SHOWN_EARLY, SHOWS } from '#src/inline/queue-presses.ts'
import { isHydrated } from '#src/components/hydration/is-hydrated.ts'

type SliceProps = {
  /** Rendered once per address on the server (cached-part.tsx). */
  cachedAs?: string
  children: ReactNode
}

/**
 * A part of the page that React hydrates on its own, so that input is handled in between. Afterwards the
 * visitor's earlier input in it is applied: first the fields, then the presses.
 */
export const Slice = ({ cachedAs, children }: SliceProps) => (
  <Suspense>
    {import.meta.env.SSR && cachedAs ? <CachedPart name={cachedAs}>{children}</CachedPart> : children}
    {!import.meta.env.SSR && <ApplyEarlyInput />}
  </Suspense>
)

function ApplyEarlyInput() {
  const untilReported = useRef<MutationObserver>(null)
  useLayoutEffect(() => {
    restoreEarlyFields()
    // Each render until then unticks what is controlled, and letters typed into what the tick shows would be lost. React
    // sets the name of a field whenever it sets the tick, and observers are called before any other task.
    untilReported.current = new MutationObserver(restoreEarlyFields)
    untilReported.current.observe(document, { attributeFilter: ['name'], subtree: true })
    return () => untilReported.current?.disconnect()
  }, [])
  useEffect(() => {
    // In a separate task: React handles events synchronously only outside its own work.
    let timer = setTimeout(() => {
      replayEarlyFields()
      untilReported.current?.disconnect()
      // Changes of the fields are on the screen by then.
      timer = setTimeout(releasePresses)
    })
    return () => clearTimeout(timer)
  }, [])
  return null
}

function releasePresses() {
  const queue = window.queuedPresses ?? new Set()
  for (const pressed of queue) {
    if (pressed.isConnected && !isHydrated(pressed)) continue
    queue.delete(pressed)
    // React compares with what it has rendered, so it would leave this as it is when it opens and closes.
    if (pressed.hasAttribute(SHOWS)) pressed.setAttribute('aria-expanded', 'false')
    pressed.click()
  }
  // In one frame: what was shown before the code was loaded is hidden, and what React has opened appears.
  const shown = new Set([...queue].map((pressed) => pressed.getAttribute(SHOWS)))
  for (const layer of document.querySelectorAll(`[${SHOWN_EARLY}]`))
    if (!shown.has(layer.id)) layer.removeAttribute(SHOWN_EARLY)
  document.documentElement.toggleAttribute(
    'data-queued',
    [...queue].some((pressed) => !pressed.hasAttribute(SHOWS)),
  )
  releaseKey()
}

/** One per task: the result of a key is rendered before the next one is replayed. */
function releaseKey() {
  const keys = window.queuedKeys ?? []
  const next = keys.findIndex(({ pressed }) => !pressed.isConnected || isHydrated(pressed))
  const [entry] = next === -1 ? [] : keys.splice(next, 1)
  if (!entry) return
  entry.pressed.dispatchEvent(new KeyboardEvent('keydown', { key: entry.key, bubbles: true, cancelable: true }))
  setTimeout(releaseKey)
}
