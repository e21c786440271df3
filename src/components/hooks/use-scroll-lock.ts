import { useEffect } from 'react'
import { afterFrame } from '#src/components/after-frame.ts'
import { useAppStore, type AppStore } from '#src/stores/app-store.ts'

/**
 * Locks the page's scrolling while `active`. Owners do not unlock one another (decisions.md, nested locks); the width
 * of the vanished scrollbar is given back through --scrollbar. The page is laid out again for it, so the frame with what
 * was opened or closed comes first.
 */
export function useScrollLock(owner: string, active: boolean, delayMs = 0) {
  const store = useAppStore()
  useEffect(() => {
    if (!active) return
    const lock = () => {
      store.actions.lockScroll(owner)
      if (delayMs > 0) apply(store)
      else afterFrame(() => apply(store))
    }
    const timer = delayMs > 0 ? setTimeout(lock, delayMs) : undefined
    if (timer === undefined) lock()
    return () => {
      clearTimeout(timer)
      store.actions.unlockScroll(owner)
      afterFrame(() => apply(store))
    }
  }, [store, owner, active, delayMs])
}

function apply(store: AppStore) {
  const { documentElement: root, body } = document
  const isLocked = store.getState().scrollLocks.length > 0
  if (isLocked === body.classList.contains('is-locked')) return
  // Every element's styles are worked out again for a property of the root: not for the one it has anyway.
  const scrollbar = isLocked ? `${window.innerWidth - root.clientWidth}px` : ''
  if (isLocked && scrollbar !== (root.style.getPropertyValue('--scrollbar') || '0px'))
    root.style.setProperty('--scrollbar', scrollbar)
  body.classList.toggle('is-locked', isLocked)
}
