import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { VITALS_PATH } from '#src/domain/constants.ts'
import type { Vital, Vitals } from '#src/domain/shapes/vitals.ts'

/**
 * Measures the performance of this page for its visitor and reports it to our own server once, when the page is left or
 * hidden: four numbers and the kind of page, without cookies. Loading late is fine: the browser buffers earlier
 * entries.
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
  // After the library's own listeners, which finish the numbers at the same moment.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isReported) return
    isReported = true
    // Like `sendBeacon`, but without the visitor's cookies. A failure is ignored.
    fetch(VITALS_PATH, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      body: JSON.stringify(found),
    }).catch(() => {})
  })
}
