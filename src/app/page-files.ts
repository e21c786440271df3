import { copyFile } from '#src/app/copy.ts'
import { KIT_FILE, KIT_ID } from '#src/app/kit-route.ts'
import { pageFile } from '#src/app/pages.ts'
import { isRouteName, routeOf, type RouteName } from '#src/routes.ts'

const PROMO_LAYOUT = 'src/layout/promo-layout.tsx'

/** Parts of a page that are files of their own. */
const DEFERRED: Partial<Record<RouteName, string>> = {
  'model-new-g80': 'src/components/waiting-list/waiting-list-form.tsx',
  'model-gv80': 'src/components/waiting-list/waiting-list-form.tsx',
  // Only the last slide has the form: its styles are needed with the page, its code is not.
  configurator: 'src/pages/configurator/order/order.tsx',
}

/** Source modules of a page that are not part of the entry: keys of Vite's manifest, by which styles are linked. */
export function filesOf(id: string, isMissing: boolean): string[] {
  if (import.meta.env.DEV && id === KIT_ID) return [KIT_FILE]
  const name: RouteName = isRouteName(id) && !isMissing ? id : 'error-404'
  const route = routeOf(name)
  const layout = isRouteName(id) && routeOf(id).withoutLayout ? [PROMO_LAYOUT] : []
  const deferred = DEFERRED[name]
  return [...layout, pageFile(route.page), ...(deferred ? [deferred] : []), copyFile(name)]
}
