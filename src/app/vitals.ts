import { matchRoute, routeOf } from '#src/routes.ts'

type SavingNavigator = Navigator & { connection?: { saveData?: boolean } }

/**
 * Has the page measured, in as large a share of page views as the server asks for (`<html data-vitals>`) and not for
 * visitors who save data. Its code comes when the page has long been there.
 */
export function startVitals(): void {
  const share = Number(document.documentElement.dataset['vitals'] ?? 0)
  if (Math.random() >= share || (navigator as SavingNavigator).connection?.saveData) return
  const { pathname } = location
  const follow = async () => {
    const name = matchRoute(pathname)?.name ?? 'error-404'
    // Without its code the page is simply not measured: that is nobody's trouble.
    const code = await import('#src/analytics/vitals.ts').catch(() => null)
    code?.followVitals(routeOf(name).page)
  }
  const later = () => setTimeout(() => void follow(), DELAY_MS)
  // This code may come when the page has long been loaded.
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

const DELAY_MS = 3_000
