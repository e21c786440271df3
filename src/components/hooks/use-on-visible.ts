import { useEffect, useEffectEvent } from 'react'

/** Asks again each time the visitor comes back to the tab: on a phone it may have been away for a night. */
export function useOnVisible(ask: () => void): void {
  const onBack = useEffectEvent(ask)
  useEffect(() => {
    const handle = () => {
      if (document.visibilityState === 'visible') onBack()
    }
    document.addEventListener('visibilitychange', handle)
    return () => document.removeEventListener('visibilitychange', handle)
  }, [])
}
