import { useEffect } from 'react'
import { useActions } from '#src/stores/app-store.ts'

/**
 * Keeps the window's width in the store; 0 until measured, so the first render equals the server's. Whoever needs it
 * reads it when it is needed: a component that followed it would be rendered again, at once and in one task, as soon as
 * the page is taken over.
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
