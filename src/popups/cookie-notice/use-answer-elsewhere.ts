import { useEffect } from 'react'
import { COOKIE_CHOICE_EVENT, readCookieChoice } from '#src/popups/shared/cookie-choice.ts'

/**
 * Dispatches the event of an answer when it was given in another tab. Not every browser reports a change of cookies:
 * there it is read when the visitor comes back to this tab.
 */
export function useAnswerElsewhere(): void {
  useEffect(() => {
    const read = () => {
      if (readCookieChoice()) dispatchEvent(new Event(COOKIE_CHOICE_EVENT))
    }
    const cookies = 'cookieStore' in window ? window.cookieStore : null
    cookies?.addEventListener('change', read)
    document.addEventListener('visibilitychange', read)
    addEventListener('focus', read)
    return () => {
      cookies?.removeEventListener('change', read)
      document.removeEventListener('visibilitychange', read)
      removeEventListener('focus', read)
    }
  }, [])
}
