import { BRAND_SLUG } from '#src/brand/brand.ts'
import { copyFile } from '#src/app/copy.ts'
import { ownPictureFilesOf } from '#src/app/own-pictures.ts'
import { KIT_FILE, KIT_PATH } from '#src/app/kit.ts'
import { pageFile } from '#src/app/pages.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { matchRoute, routeOf, type Route, type RouteName } from '#src/routes.ts'

const PROMO_LAYOUT = 'src/layout/promo-layout.tsx'

/** Part of a page that is a file of its own: the form on the home and the promo of a model whose price is not announced. */
function deferredOf({ page, model, about }: Route): string[] {
  const car = page === 'model-home' ? model : page === 'promo' ? about : undefined
  const isAwaited = car && modelByCode(car).priceComingSoon
  return isAwaited ? ['src/components/waiting-list/waiting-list-form.tsx'] : []
}

/** Parts whose code is loaded when they are first shown, if ever; their styles are loaded with the page. */
const SHOWN_LATER: Partial<Record<RouteName, string>> = {
  // The form of the last slide: the server renders it where the address asks for it.
  configurator: 'src/pages/configurator/order/order.tsx',
  // The answer to five questions, which stands in the address.
  [`${BRAND_SLUG}-models`]: 'src/pages/models/advised-trims.tsx',
}

/** Source modules of which the page of a path loads only the styles. */
export function styledFilesOf(path: string): string[] {
  const match = matchRoute(path)
  const file = match && SHOWN_LATER[match.name]
  return file ? [file] : []
}

/**
 * Source modules of the page of a path that are not part of the entry: keys of Vite's manifest, used to link styles.
 */
export function filesOf(path: string, isMissing: boolean): string[] {
  if (import.meta.env.DEV && path === KIT_PATH) return [KIT_FILE]
  const match = matchRoute(path)
  const name: RouteName = match && !isMissing ? match.name : 'error-404'
  const route = routeOf(name)
  const layout = match && routeOf(match.name).withoutLayout ? [PROMO_LAYOUT] : []
  const copy = copyFile(name)
  return [...layout, pageFile(route.page), ...deferredOf(route), ...(copy ? [copy] : []), ...ownPictureFilesOf(name)]
}
