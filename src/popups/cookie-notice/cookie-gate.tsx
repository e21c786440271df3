import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import { COOKIE_CHOICE_EVENT, readCookieChoice } from '#src/popups/parts/cookie-choice.ts'

type NoticeModule = { default: ComponentType }

const CookieNotice = lazy(() =>
  import('#src/popups/cookie-notice/cookie-notice.tsx').catch((): NoticeModule => ({ default: () => null })),
)

const onChoice = (tell: () => void) => {
  addEventListener(COOKIE_CHOICE_EVENT, tell)
  return () => removeEventListener(COOKIE_CHOICE_EVENT, tell)
}

/** Decides in the browser, after mount, so that the server's pages are alike for everybody (decisions.md). */
export function CookieGate() {
  const choice = useSyncExternalStore(
    onChoice,
    () => readCookieChoice(),
    () => '0' as const,
  )
  return (
    !choice && (
      <Suspense>
        <CookieNotice />
      </Suspense>
    )
  )
}
