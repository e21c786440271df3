import { useLayoutEffect, useRef } from 'react'
import { SiteLink } from '#src/components/site-link.tsx'
import * as texts from '#src/content/page-texts.ts'
import { CookieButtons } from '#src/popups/parts/cookie-buttons.tsx'
import styles from './cookie-notice.module.css'

const POLICY = 'в политике'

/** Not modal and moves nothing: the page only gets room at its very end, under the notice. */
export default function CookieNotice() {
  const ref = useRef<HTMLElement>(null)
  const [before, after = ''] = texts.cookie.text.split(POLICY)

  useLayoutEffect(() => {
    const root = document.documentElement
    const measure = () => root.style.setProperty('--cookie-notice', `${ref.current?.offsetHeight ?? 0}px`)
    measure()
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('resize', measure)
      root.style.removeProperty('--cookie-notice')
    }
  }, [])

  return (
    <section ref={ref} className={styles.notice} data-scene="dark" aria-label={texts.cookie.title}>
      <div className={`wrap ${styles.row}`}>
        <p className="small">
          {before}
          <SiteLink target={{ action: 'privacyPopupOpen', place: texts.cookie.title }} className="u">
            {POLICY}
          </SiteLink>
          {after}
        </p>
        <CookieButtons className={styles.buttons} small />
      </div>
    </section>
  )
}
