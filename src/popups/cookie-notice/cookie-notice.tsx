import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { SiteLink } from '#src/components/site-link.tsx'
import * as texts from '#src/content/cookie-texts.ts'
import { useAnswerElsewhere } from '#src/popups/cookie-notice/use-answer-elsewhere.ts'
import { CookieButtons } from '#src/popups/shared/cookie-buttons.tsx'
import { useAppState } from '#src/stores/app-store.ts'
import { isLayerOpen } from '#src/stores/screen-state.ts'
import styles from './cookie-notice.module.css'

const POLICY = 'в политике'

/**
 * Not modal and moves nothing: one line whose space is reserved from the first paint on (inline/cookie-notice-due.ts).
 * It stays under an open menu, inert like the page.
 */
export default function CookieNotice() {
  const ref = useRef<HTMLElement>(null)
  const [before, after = ''] = texts.cookie.text.split(POLICY)
  const isArriving = useArriving(ref)
  const [isWhole, setWhole] = useState(false)
  const isCovered = useAppState(isLayerOpen)
  useAnswerElsewhere()

  useLayoutEffect(() => {
    const root = document.documentElement
    const notice = ref.current
    if (!notice) return
    const measure = () => root.style.setProperty('--cookie-notice', `${notice.offsetHeight}px`)
    measure()
    // Its height depends on its text, which differs on the configurator.
    const resized = new ResizeObserver(measure)
    resized.observe(notice)
    return () => {
      resized.disconnect()
      // The pressed button goes with it: the keyboard goes on from the page's content, not from nowhere.
      if (notice.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
      root.style.removeProperty('--cookie-notice')
    }
  }, [])
  const showWhole = () => {
    flushSync(() => setWhole(true))
    // The pressed button is gone: the focus stays in the notice.
    ref.current?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  }

  return (
    <section
      ref={ref}
      className={styles.notice}
      data-scene="dark"
      aria-label={texts.cookie.title}
      inert={isCovered}
      {...(isArriving && { 'data-arriving': '' })}
      {...(isWhole && { 'data-whole': '' })}
    >
      <div className={`wrap ${styles.row}`}>
        <p className={`small ${styles.whole}`}>
          {before}
          <SiteLink target={{ action: 'privacyPopupOpen', place: texts.cookie.title }} className="u">
            {POLICY}
          </SiteLink>
          {after}
        </p>
        <p className={styles.line}>
          {texts.cookie.short}{' '}
          <button type="button" className={styles.more} onClick={showWhole}>
            {texts.cookie.more}
          </button>
        </p>
        <CookieButtons className={styles.buttons} small />
      </div>
    </section>
  )
}

/** A press that has begun when the notice appears was meant for what was there before. */
const SETTLE_MS = 300

/**
 * True until the notice has been still for as long as it takes to notice it. Until then its buttons are pale and ignore
 * presses (the style sheet): such a press was aimed at something else and is no consent. Keys are always accepted.
 */
function useArriving(notice: RefObject<HTMLElement | null>): boolean {
  const [isArriving, setArriving] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const settle = () => {
      if (!isOver) timer = setTimeout(() => setArriving(false), SETTLE_MS)
    }
    const moving = notice.current?.getAnimations?.() ?? []
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(settle)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [notice])
  return isArriving
}
