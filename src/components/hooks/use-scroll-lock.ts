import { useEffect } from 'react'
import { afterFrame } from '#src/components/after-frame.ts'
import { useAppStore, type AppStore } from '#src/stores/app-store.ts'

/**
 * Locks the page's scrolling while `active`. Owners do not unlock one another (decisions.md, nested locks); the width
 * of the removed scrollbar is compensated by --scrollbar. This causes a layout of the page, so the frame with what
 * was opened or closed is painted first.
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
  // Setting a property on the root restyles every element, so it is not set to the value it has.
  const scrollbar = isLocked ? `${window.innerWidth - root.clientWidth}px` : ''
  if (isLocked && scrollbar !== (root.style.getPropertyValue('--scrollbar') || '0px'))
    root.style.setProperty('--scrollbar', scrollbar)
  body.classList.toggle('is-locked', isLocked)
}
