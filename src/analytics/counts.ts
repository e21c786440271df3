import type { Entry } from '#src/analytics/events.ts'
import { landingAddress } from '#src/analytics/first-visit.ts'
import { COUNTS_PATH } from '#src/domain/constants.ts'
import { LINK_FIELD } from '#src/domain/landing-keys.ts'

/**
 * Reports the page views and steps of this visit of the page when it is left or hidden: lines of predefined names,
 * without cookies. Loading late is fine: the data layer keeps earlier events.
 */
export function followCounts(first: string): void {
  const link = landingAddress()?.searchParams.get(LINK_FIELD)
  let views = [`view ${first}`, ...(link ? [`${LINK_FIELD} ${link}`] : [])]
  let told = 0
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    const { dataLayer = [] } = window
    const lines = [...views, ...dataLayer.slice(told).map(lineOf)]
    views = []
    told = dataLayer.length
    // A failure is ignored: these are counters.
    if (lines.length > 0)
      fetch(COUNTS_PATH, {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        body: lines.join('\n'),
      }).catch(() => {})
  })
}

function lineOf(entry: Entry): string {
  if (entry.event === 'pageview') return `view ${entry.page.name}`
  return `${entry.event} ${'step' in entry ? entry.step : 'slide' in entry ? entry.slide : ''}`.trim()
}
