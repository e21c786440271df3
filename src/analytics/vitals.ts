import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { VITALS_PATH } from '#src/domain/constants.ts'
import type { Vital, Vitals } from '#src/domain/shapes/vitals.ts'

/**
 * Measures how fast this page is for its visitor and tells our own server once, when the page is left or hidden: four
 * numbers and the kind of the page, without cookies. Late is early enough: the browser keeps what happened before.
 */
export function followVitals(page: string): void {
  const found: Vitals = { page }
  let isReported = false
  const take = ({ name, value }: Metric) => {
    found[name.toLowerCase() as Vital] = Math.round(value * 10_000) / 10_000
  }
  onTTFB(take)
  onLCP(take)
  onCLS(take)
  onINP(take)
  // After the library's own listeners, which settle the numbers at the same moment.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isReported) return
    isReported = true
    // What `sendBeacon` does, but without the visitor's cookies. It may fail: nobody waits for it.
    fetch(VITALS_PATH, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      body: JSON.stringify(found),
    }).catch(() => {})
  })
}
