import { copyFile } from '#src/app/copy.ts'
import { KIT_FILE, KIT_ID } from '#src/app/kit-route.ts'
import { pageFile } from '#src/app/pages.ts'
import { isRouteName, routeOf, type RouteName } from '#src/routes.ts'

const FOOTER = 'src/layout/footer/footer.tsx'
const PROMO_LAYOUT = 'src/layout/promo-layout.tsx'
const HEADER = 'src/layout/header/header.tsx'
const MODEL_HEADER = 'src/layout/model-header/model-header.tsx'

/** Parts of a page whose code comes later: their styles are needed at once. */
const DEFERRED: Partial<Record<RouteName, string>> = {
  'model-new-g80': 'src/components/waiting-list/waiting-list-form.tsx',
  'model-gv80': 'src/components/waiting-list/waiting-list-form.tsx',
}

/** Source modules of a page that are not part of the entry: keys of Vite's manifest, by which styles are linked. */
export function filesOf(id: string, isMissing: boolean): string[] {
  if (import.meta.env.DEV && id === KIT_ID) return [HEADER, FOOTER, KIT_FILE]
  const name: RouteName = isRouteName(id) && !isMissing ? id : 'error-404'
  const route = routeOf(name)
  const layout = isRouteName(id) && routeOf(id).withoutLayout ? [PROMO_LAYOUT] : [HEADER, FOOTER]
  const deferred = DEFERRED[name]
  return [
    ...layout,
    ...(route.model ? [MODEL_HEADER] : []),
    pageFile(route.page),
    ...(deferred ? [deferred] : []),
    copyFile(name),
  ]
}
