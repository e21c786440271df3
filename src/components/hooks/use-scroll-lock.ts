import { useEffect } from 'react'
import { useAppStore, type AppStore } from '#src/stores/app-store.ts'

/**
 * Locks the page's scrolling while `active`. Owners do not unlock one another (decisions.md, nested locks); the width
 * of the vanished scrollbar is given back through --scrollbar.
 */
export function useScrollLock(owner: string, active: boolean, delayMs = 0) {
  const store = useAppStore()
  useEffect(() => {
    if (!active) return
    const lock = () => {
      store.actions.lockScroll(owner)
      apply(store)
    }
    const timer = delayMs > 0 ? setTimeout(lock, delayMs) : undefined
    if (timer === undefined) lock()
    return () => {
      clearTimeout(timer)
      store.actions.unlockScroll(owner)
      apply(store)
    }
  }, [store, owner, active, delayMs])
}

function apply(store: AppStore) {
  const { documentElement: root, body } = document
  const isLocked = store.getState().scrollLocks.length > 0
  if (isLocked === body.classList.contains('is-locked')) return
  if (isLocked) root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
  body.classList.toggle('is-locked', isLocked)
}
