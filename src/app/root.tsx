import { createContext, use, type ReactNode } from 'react'
import { NavigationEffects } from '#src/app/navigation-effects.tsx'
import { useScroll } from '#src/app/scroll.ts'
import { CookieGate } from '#src/popups/cookie-notice/cookie-gate.tsx'
import { Popups } from '#src/popups/popups.tsx'

/** Where head tags come from: the server initially, the browser from the first navigation on (see late-meta.tsx). */
export const HeadContext = createContext<ReactNode>(null)

/** The frame of every page: meta tags, the screen itself, the cookie notice, popups and the effects of navigation. */
export function Root({ children }: { children: ReactNode }) {
  useScroll()
  return (
    <>
      {use(HeadContext)}
      {children}
      <CookieGate />
      <Popups />
      <NavigationEffects />
    </>
  )
}
