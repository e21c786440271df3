import { lazy, startTransition, Suspense, useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { COOKIE_NOTICE_DUE } from '#src/inline/cookie-notice-due.ts'
import { COOKIE_CHOICE_EVENT, readCookieChoice, type CookieChoice } from '#src/popups/shared/cookie-choice.ts'

type NoticeModule = { default: ComponentType }

const giveUpPlace = () => document.documentElement.removeAttribute(COOKIE_NOTICE_DUE)

const CookieNotice = lazy(() =>
  import('#src/popups/cookie-notice/cookie-notice.tsx').catch((): NoticeModule => {
    giveUpPlace()
    return { default: () => null }
  }),
)

/** Decided in the browser, after mount, so that the server's pages are the same for everybody (decisions.md). */
export function CookieGate() {
  // Known after the first render, which is the server's; in a transition, because the notice is never urgent.
  const [choice, setChoice] = useState<CookieChoice | undefined>('0')
  useEffect(() => {
    const read = () => setChoice(readCookieChoice())
    startTransition(read)
    addEventListener(COOKIE_CHOICE_EVENT, read)
    return () => removeEventListener(COOKIE_CHOICE_EVENT, read)
  }, [])
  // Its space was reserved before the first paint; the first render, which is the server's, knows no answer yet.
  useLayoutEffect(() => {
    if (choice && readCookieChoice()) giveUpPlace()
  }, [choice])
  return (
    !choice && (
      <Suspense>
        <CookieNotice />
      </Suspense>
    )
  )
}
