import { lazy, Suspense, useLayoutEffect, useSyncExternalStore, type ComponentType } from 'react'
import { COOKIE_NOTICE_DUE } from '#src/inline/cookie-notice-due.ts'
import { COOKIE_CHOICE_EVENT, readCookieChoice } from '#src/popups/shared/cookie-choice.ts'

type NoticeModule = { default: ComponentType }

const giveUpPlace = () => document.documentElement.removeAttribute(COOKIE_NOTICE_DUE)

const CookieNotice = lazy(() =>
  import('#src/popups/cookie-notice/cookie-notice.tsx').catch((): NoticeModule => {
    giveUpPlace()
    return { default: () => null }
  }),
)

const onChoice = (notify: () => void) => {
  addEventListener(COOKIE_CHOICE_EVENT, notify)
  return () => removeEventListener(COOKIE_CHOICE_EVENT, notify)
}

/** Decides in the browser, after mount, so that the server's pages are alike for everybody (decisions.md). */
export function CookieGate() {
  const choice = useSyncExternalStore(
    onChoice,
    () => readCookieChoice(),
    () => '0' as const,
  )
  // The place was kept free before the first paint; the first render, which is the server's, knows no answer yet.
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
