import { useEffect, useState, type RefObject } from 'react'
import { useAppStore } from '#src/stores/app-store.ts'

/** Scrolled down past this, the header hides; scrolled up by the step, it returns (gaps.md 16). */
const HIDE_AFTER = 120
const RETURN_STEP = 8
/** From here on the header over a dark scene gets a background. */
const SOLID_AFTER = 40

/** Maintains the header-menu flag. Returns whether the page is scrolled away from its top. */
export function useHeaderMenu(ref: RefObject<HTMLElement | null>): boolean {
  const store = useAppStore()
  const [isScrolled, setScrolled] = useState(false)

  useEffect(() => {
    const { setHeaderMenuOpen } = store.actions
    const isHeld = () => {
      const { activeDropdown, burgerDesktopOpen, burgerMobileOpen, searchOpen } = store.getState()
      const layer = activeDropdown !== null || burgerDesktopOpen || burgerMobileOpen || searchOpen
      return layer || ref.current?.querySelector(':focus-visible') != null
    }
    let turn = window.scrollY
    const onScroll = () => {
      const y = Math.max(0, window.scrollY)
      setScrolled(y > SOLID_AFTER)
      if (y === 0 || turn - y >= RETURN_STEP) setHeaderMenuOpen(true)
      else if (y > turn && y > HIDE_AFTER && !isHeld()) setHeaderMenuOpen(false)
      if (y > turn || turn - y >= RETURN_STEP) turn = y
    }
    const onFocus = () => {
      if (isHeld()) setHeaderMenuOpen(true)
    }
    const header = ref.current
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    header?.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('scroll', onScroll)
      header?.removeEventListener('focusin', onFocus)
      setHeaderMenuOpen(true)
    }
  }, [store, ref])

  return isScrolled
}
