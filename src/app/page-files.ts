import { copyFile } from '#src/app/copy.ts'
import { KIT_FILE, KIT_ID } from '#src/app/kit-route.ts'
import { pageFile } from '#src/app/pages.ts'
import { isRouteName, routeOf, type RouteName } from '#src/routes.ts'

const PROMO_LAYOUT = 'src/layout/promo-layout.tsx'

/** Parts of a page that are files of their own. */
const DEFERRED: Partial<Record<RouteName, string>> = {
  'model-new-g80': 'src/components/waiting-list/waiting-list-form.tsx',
  'model-gv80': 'src/components/waiting-list/waiting-list-form.tsx',
}

/** Parts whose code comes when they are first shown, which may be never; their styles come with the page. */
const SHOWN_LATER: Partial<Record<RouteName, string>> = {
  // The form of the last slide: the server draws it where the address asks for it.
  configurator: 'src/pages/configurator/order/order.tsx',
}

/** Source modules of which a page has the styles alone. */
export function styledFilesOf(id: string): string[] {
  const file = isRouteName(id) ? SHOWN_LATER[id] : undefined
  return file ? [file] : []
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
