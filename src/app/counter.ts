import { useEffect } from 'react'
import { followConsent } from '#src/analytics/counter.ts'
import { COOKIE_CHOICE_EVENT, readCookieChoice } from '#src/popups/shared/cookie-choice.ts'
import { useAppState } from '#src/stores/app-store.ts'

const consent = {
  isGiven: () => readCookieChoice() === '1',
  onChange: (notify: () => void) => {
    addEventListener(COOKIE_CHOICE_EVENT, notify)
    return () => removeEventListener(COOKIE_CHOICE_EVENT, notify)
  },
}

/** Counts visits where a counter is configured and the visitor consents. Without a counter id no code is loaded. */
export function useCounter(): void {
  const id = useAppState(({ options }) => options?.analytics.metrika_id)

  useEffect(() => {
    if (!id) return
    return followConsent(async () => (await import('#src/analytics/metrika.ts')).createMetrika(id), consent)
  }, [id])
}
