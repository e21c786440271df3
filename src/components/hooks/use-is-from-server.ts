import { useRef, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the component's first render took over what the server had rendered. It stays so: the store answers in the
 * browser what it has answered for the server, or React would render the component once more, at once and in one task
 * with all others.
 */
export function useIsFromServer(): boolean {
  const isTaken = useRef(false)
  return useSyncExternalStore(
    never,
    () => isTaken.current,
    // Asked only on the server and while its page is taken over.
    () => {
      isTaken.current = true
      return true
    },
  )
}
