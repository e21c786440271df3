import { createContext, use, useSyncExternalStore } from 'react'
import type { Navigation } from '#src/app/navigation.ts'

/** The browser's navigation; none on the server. */
export const NavigationContext = createContext<Navigation | null>(null)

const never = () => () => {}

/**
 * Whether the next page is being loaded. Not a context value: when a context changes, React renders unhydrated parts
 * again, and discards the server's HTML where their code is not loaded (components/deferred-until-touched.tsx).
 */
export function useIsNavigating(): boolean {
  const navigation = use(NavigationContext)
  return useSyncExternalStore(
    navigation?.subscribe ?? never,
    () => navigation?.state().isMoving ?? false,
    () => false,
  )
}
