import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the component's first render took over what the server had rendered. It stays so. */
export function useIsFromServer(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isFromServer] = useState(isHydrating)
  return isFromServer
}
