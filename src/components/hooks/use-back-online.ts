import { useEffect, useEffectEvent } from 'react'

/** Tries again, each time the network comes back, what has failed. */
export function useBackOnline(hasFailed: boolean, retry: () => void): void {
  const onOnline = useEffectEvent(retry)
  useEffect(() => {
    if (!hasFailed) return
    const handle = () => onOnline()
    addEventListener('online', handle)
    return () => removeEventListener('online', handle)
  }, [hasFailed])
}
