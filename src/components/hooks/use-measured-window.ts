import { useEffect } from 'react'
import { useActions } from '#src/stores/app-store.ts'

/**
 * Keeps the window's width in the store; 0 until measured, so the first render equals the server's. Read it where it
 * is needed: a component subscribed to it would be rendered again, synchronously and in one task, right after
 * hydration.
 */
export function useMeasuredWindow(): void {
  const { setWindowWidth } = useActions()
  useEffect(() => {
    const measure = () => setWindowWidth(window.innerWidth)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [setWindowWidth])
}
