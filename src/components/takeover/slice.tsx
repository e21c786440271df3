import { Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react'
import { CachedPart } from '#src/components/cached-part.tsx'
import { replayEarlyFields, restoreEarlyFields } from '#src/components/takeover/early-fields.ts'
import { isTakenOver } from '#src/components/takeover/taken-over.ts'

type SliceProps = {
  /** Rendered once an address on the server (kept-part.tsx). */
  keptAs?: string
  children: ReactNode
}

/**
 * A part of the page that React hydrates on its own, so that the finger is free in between. When it is done, what the
 * visitor has done in it before counts: first the fields, then the presses.
 */
export const Slice = ({ keptAs, children }: SliceProps) => (
  <Suspense>
    {import.meta.env.SSR && keptAs ? <CachedPart name={keptAs}>{children}</CachedPart> : children}
    {!import.meta.env.SSR && <TakeOver />}
  </Suspense>
)

function TakeOver() {
  useLayoutEffect(restoreEarlyFields, [])
  useEffect(() => {
    // In a task of its own: React answers an event at once only outside of its own work.
    let timer = setTimeout(() => {
      replayEarlyFields()
      // What the fields have changed is on the screen by then.
      timer = setTimeout(releasePresses)
    })
    return () => clearTimeout(timer)
  }, [])
  return null
}

function releasePresses() {
  for (const pressed of window.heldPresses ?? []) {
    if (pressed.isConnected && !isTakenOver(pressed)) continue
    window.heldPresses?.delete(pressed)
    pressed.click()
  }
  document.documentElement.toggleAttribute('data-held', Boolean(window.heldPresses?.size))
  releaseKey()
}

/** One in a task: what a key has changed is rendered before the next one is pressed. */
function releaseKey() {
  const keys = window.heldKeys ?? []
  const next = keys.findIndex(({ pressed }) => !pressed.isConnected || isTakenOver(pressed))
  const [held] = next === -1 ? [] : keys.splice(next, 1)
  if (!held) return
  held.pressed.dispatchEvent(new KeyboardEvent('keydown', { key: held.key, bubbles: true, cancelable: true }))
  setTimeout(releaseKey)
}
