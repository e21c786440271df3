import { startTransition, useEffect, useState } from 'react'
import { useIsFromServer } from '#src/components/hooks/use-is-from-server.ts'

/**
 * False on the server and during hydration, true soon after: for what only scripts can do or know. A
 * transition, so that the change does not block input.
 */
export function useInBrowser(): boolean {
  const isFromServer = useIsFromServer()
  const [isHydrated, setHydrated] = useState(!isFromServer)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
