import { useMemo, useState } from 'react'
import { cx } from '#src/components/class-names.ts'
import { withoutHeaderOnly, type MenuEntry } from '#src/domain/menu.ts'
import { useAppState } from '#src/stores/app-store.ts'
import { Mobile } from '#src/layout/header/burger-mobile.tsx'
import { Desktop } from '#src/layout/header/burger-desktop.tsx'
import styles from './burger.module.css'

/** The burger menu: a dark sheet with all sections on desktop, a drill-down list on mobile. */
export default function Burger({ menu }: { menu: MenuEntry[] }) {
  const isDesktopOpen = useAppState(({ burgerDesktopOpen }) => burgerDesktopOpen)
  const isMobileOpen = useAppState(({ burgerMobileOpen }) => burgerMobileOpen)
  const isOpen = isDesktopOpen || isMobileOpen
  // Keeps its layout while it fades out.
  const [isMobile, setMobile] = useState(isMobileOpen)
  if (isOpen && isMobile !== isMobileOpen) setMobile(isMobileOpen)
  const entries = useMemo(() => withoutHeaderOnly(menu), [menu])

  return (
    <div id="burger" className={cx(styles.burger, isOpen && styles.open)} data-scene="dark">
      <nav aria-label="Все разделы">{isMobile ? <Mobile entries={entries} /> : <Desktop entries={entries} />}</nav>
    </div>
  )
}
