import { matchRoute, routeOf } from '#src/routes.ts'

type SavingNavigator = Navigator & { connection?: { saveData?: boolean } }

/**
 * Measures the page in the share of page views that the server requests (`<html data-vitals>`), and not for visitors
 * who save data; counts its views and steps where the server wants that (`data-counts`). Code of both is loaded long
 * after the page.
 */
export function startVitals(): void {
  const { vitals = 0, counts } = document.documentElement.dataset
  const isMeasured = Math.random() < Number(vitals) && !(navigator as SavingNavigator).connection?.saveData
  if (!isMeasured && counts === undefined) return
  const name = matchRoute(location.pathname)?.name ?? 'error-404'
  // If its code fails to load, the page is simply not measured.
  const follow = () => {
    if (isMeasured)
      import('#src/analytics/vitals.ts').then((code) => code.followVitals(routeOf(name).page)).catch(() => {})
    if (counts !== undefined) import('#src/analytics/counts.ts').then((code) => code.followCounts(name)).catch(() => {})
  }
  const later = () => setTimeout(follow, DELAY_MS)
  // This code may run long after the page has loaded.
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

const DELAY_MS = 3_000
