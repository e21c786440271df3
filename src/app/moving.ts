import { createContext, use, useSyncExternalStore } from 'react'
import type { Navigation } from '#src/app/navigation.ts'

/** The browser's navigation; none on the server. */
export const NavigationContext = createContext<Navigation | null>(null)

const never = () => () => {}

/**
 * Whether the next page is being loaded. Not a context's value: with each change of one React renders again what is not
 * hydrated, and throws the server's HTML away where its code is not here (components/deferred-until-touched.tsx).
 */
export function useIsMoving(): boolean {
  const navigation = use(NavigationContext)
  return useSyncExternalStore(
    navigation?.subscribe ?? never,
    () => navigation?.state().isMoving ?? false,
    () => false,
  )
}
