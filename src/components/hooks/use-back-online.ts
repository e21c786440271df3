import { useEffect, useEffectEvent } from 'react'

/** Retries failed loads whenever the network comes back. */
export function useBackOnline(hasFailed: boolean, retry: () => void): void {
  const onOnline = useEffectEvent(retry)
  useEffect(() => {
    if (!hasFailed) return
    const handle = () => onOnline()
    addEventListener('online', handle)
    return () => removeEventListener('online', handle)
  }, [hasFailed])
}
