import { useEffect } from 'react'
import { useActions, useAppState } from '#src/stores/app-store.ts'

/** Keeps the window's width in the store; 0 until measured, so the first render equals the server's. */
export function useWindowWidth(): number {
  const { setWindowWidth } = useActions()
  useEffect(() => {
    const measure = () => setWindowWidth(window.innerWidth)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [setWindowWidth])
  return useAppState(({ windowWidth }) => windowWidth)
}
