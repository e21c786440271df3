import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { deferred } from '#src/components/deferred.tsx'
import { useRoute } from '#src/components/hooks/use-route.ts'
import { useWindowWidth } from '#src/components/hooks/use-window-width.ts'
import { loadBurger } from '#src/layout/header/load-burger.ts'
import { CONTENT_ID, SkipLink } from '#src/layout/skip-link.tsx'
import { Reveal } from '#src/layout/reveal.tsx'
import { useAppState } from '#src/stores/app-store.ts'
import styles from './page-layout.module.css'

const Header = deferred(async () => {
  // At the same time, so that the first press on the burger finds it here; the header asks again if need be.
  loadBurger().catch(() => {})
  return (await import('#src/layout/header/header.tsx')).Header
}, 'header')
const ModelHeader = deferred(async () => (await import('#src/layout/model-header/model-header.tsx')).ModelHeader)
const Footer = deferred(async () => (await import('#src/layout/footer/footer.tsx')).Footer, 'footer')

/** The standard layout: everything but the pages that bring their own (specification 2.2). */
export function PageLayout({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  const { model } = useRoute().route
  const nav = useAppState(({ modelNav }) => model && modelNav[model])
  // A layer of the header is open: the page behind is out of reach for keyboard and screen reader too.
  const isCovered = useAppState(
    ({ activeDropdown, burgerDesktopOpen, burgerMobileOpen }) =>
      activeDropdown !== null || burgerDesktopOpen || burgerMobileOpen,
  )
  useWindowWidth()

  return (
    <>
      <SkipLink />
      <Reveal key={pathname} />
      <Header />
      <div className={styles.spacer} />
      {nav && <ModelHeader key={nav.model.code} nav={nav} />}
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main} inert={isCovered}>
        {children ?? <Outlet />}
      </main>
      <div inert={isCovered}>
        <Footer />
      </div>
    </>
  )
}
