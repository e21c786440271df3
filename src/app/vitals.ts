import { matchRoute, routeOf } from '#src/routes.ts'

type SavingNavigator = Navigator & { connection?: { saveData?: boolean } }

/**
 * Measures the page in the share of page views that the server requests (`<html data-vitals>`), and not for visitors
 * who save data. Its code is loaded long after the page.
 */
export function startVitals(): void {
  const share = Number(document.documentElement.dataset['vitals'] ?? 0)
  if (Math.random() >= share || (navigator as SavingNavigator).connection?.saveData) return
  const { pathname } = location
  const follow = async () => {
    const name = matchRoute(pathname)?.name ?? 'error-404'
    // If its code fails to load, the page is simply not measured.
    const code = await import('#src/analytics/vitals.ts').catch(() => null)
    code?.followVitals(routeOf(name).page)
  }
  const later = () => setTimeout(() => void follow(), DELAY_MS)
  // This code may run long after the page has loaded.
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

const DELAY_MS = 3_000
