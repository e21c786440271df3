import { useRef, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the component's first render hydrated server HTML. The value never changes: the store answers in the
 * browser as on the server, otherwise React would render the component again, synchronously and in one task
 * with all others.
 */
export function useIsFromServer(): boolean {
  const isTaken = useRef(false)
  return useSyncExternalStore(
    never,
    () => isTaken.current,
    // Called only on the server and during hydration.
    () => {
      isTaken.current = true
      return true
    },
  )
}
