import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '#src/components/class-names.ts'
import { useBackCloses } from '#src/components/hooks/use-back-closes.ts'
import { useDismiss } from '#src/components/hooks/use-dismiss.ts'
import { useOnNavigation } from '#src/components/hooks/use-on-navigation.ts'
import { useScrollLock } from '#src/components/hooks/use-scroll-lock.ts'
import { loadOrGo } from '#src/components/load-or-go.ts'
import { Logo } from '#src/components/logo.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import * as texts from '#src/content/texts.ts'
import { BRAND } from '#src/brand/brand.ts'
import { BURGER_LOCK_DELAY_MS, MOBILE_BREAKPOINT } from '#src/domain/constants.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { MenuEntry } from '#src/domain/menu.ts'
import { LeftMenu, SECTIONS } from '#src/layout/header/left-menu.tsx'
import { loadBurger } from '#src/layout/header/load-burger.ts'
import { RightMenu } from '#src/layout/header/right-menu.tsx'
import { SearchBox } from '#src/layout/header/search-box.tsx'
import { useHeaderMenu } from '#src/layout/header/use-header-menu.ts'
import { SHOWS } from '#src/inline/queue-presses.ts'
import { hrefTo } from '#src/routes.ts'
import { useActions, useAppState, useAppStore } from '#src/stores/app-store.ts'
import styles from './header.module.css'

const SITE_MAP = hrefTo('sitemap')
/** If the file fails to load, the site map replaces the burger menu. */
const Burger = lazy(() => loadOrGo(loadBurger, SITE_MAP))
const EMPTY: MenuEntry[] = []

/** Shown while a file is loading. */
function Awaited({ onChange }: { onChange: (isAwaited: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true)
    return () => onChange(false)
  }, [onChange])
  return null
}

export function Header() {
  const ref = useRef<HTMLElement>(null)
  const { closeLayers, toggleBurger } = useActions()
  const menu = useAppState(({ options }) => options?.menu) ?? EMPTY
  const isMenuOpen = useAppState(({ headerMenuOpen }) => headerMenuOpen)
  const isDropOpen = useAppState(({ activeDropdown }) => activeDropdown !== null)
  const isBurgerOpen = useAppState(({ burgerDesktopOpen, burgerMobileOpen }) => burgerDesktopOpen || burgerMobileOpen)
  const store = useAppStore()
  const isScrolled = useHeaderMenu(ref)
  const [hasOpened, setHasOpened] = useState(false)
  const [isFileAwaited, setFileAwaited] = useState(false)
  const isBurgerAwaited = isBurgerOpen && isFileAwaited
  if (isBurgerOpen && !hasOpened) setHasOpened(true)

  useScrollLock('dropdown', isDropOpen)
  useScrollLock('burger', isBurgerOpen, BURGER_LOCK_DELAY_MS)
  useOnNavigation(closeLayers)
  const dismiss = (reason: 'outside' | 'escape' | 'back') => {
    const opener = ref.current?.querySelector<HTMLElement>('[data-layer-opener][aria-expanded=true]')
    closeLayers()
    if (reason !== 'outside') opener?.focus()
  }
  useDismiss(ref, isDropOpen || isBurgerOpen, dismiss)
  // It covers the page, so the back button closes it.
  useBackCloses(isBurgerOpen, () => dismiss('back'))

  return (
    <>
      <header
        ref={ref}
        className={cx(
          styles.header,
          !isMenuOpen && styles.hidden,
          (isScrolled || isDropOpen) && !isBurgerOpen && styles.solid,
          isBurgerOpen && styles.dark,
        )}
      >
        <div className={cx('wrap', styles.row)}>
          <LeftMenu menu={menu} isBurgerAwaited={isBurgerAwaited} />
          <SiteLink
            target={{ href: hrefTo('home') }}
            className={styles.home}
            aria-label={`${BRAND} — на${NBSP}главную`}
            onClick={closeLayers}
          >
            <Logo className={styles.logo} />
          </SiteLink>
          <div className={styles.right}>
            <RightMenu menu={menu} />
            <SearchBox />
            <button
              type="button"
              className={styles.burger}
              data-layer-opener
              aria-expanded={isBurgerOpen}
              // Not rendered before it is first opened.
              aria-controls={isBurgerOpen ? 'burger' : undefined}
              data-opens="burger"
              {...{ [SHOWS]: SECTIONS }}
              // A press before hydration marks it as open.
              suppressHydrationWarning
              aria-label={isBurgerOpen ? texts.menu.close : texts.menu.open}
              onClick={() => toggleBurger(store.getState().windowWidth > MOBILE_BREAKPOINT ? 'desktop' : 'mobile')}
            >
              <i />
              <i />
            </button>
            <noscript>
              <a className={styles.sitemap} href={SITE_MAP} aria-label="Карта сайта">
                <i />
                <i />
              </a>
            </noscript>
          </div>
        </div>
        {hasOpened && (
          <Suspense fallback={<Awaited onChange={setFileAwaited} />}>
            <Burger menu={menu} />
          </Suspense>
        )}
      </header>
      <div className={cx(styles.scrim, isDropOpen && styles.shown)} />
    </>
  )
}
