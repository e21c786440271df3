import { useEffect } from 'react'

/** Asks before the page is closed with something typed and not saved. */
export function useLeaveWarning(isTouched: boolean): void {
  useEffect(() => {
    if (!isTouched) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isTouched])
}
