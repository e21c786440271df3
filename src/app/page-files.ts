import { BRAND_SLUG } from '#src/brand/brand.ts'
import { asksForPrice } from '#src/app/asks-for-price.ts'
import { copyFile } from '#src/app/copy.ts'
import { ownPictureFilesOf, pictureFileOf } from '#src/app/own-pictures.ts'
import { KIT_FILE, KIT_PATH } from '#src/app/kit.ts'
import { pageFile } from '#src/app/pages.ts'
import { modelIn } from '#src/domain/configurator/choice.ts'
import { matchRoute, routeOf, type RouteName } from '#src/routes.ts'

const PROMO_LAYOUT = 'src/layout/promo-layout.tsx'

/**
 * Parts whose code is loaded when they are first shown or touched, if at all; their styles are loaded with the page.
 */
const LATER: Partial<Record<RouteName, readonly string[]>> = {
  contacts: ['src/pages/contacts/trade-in.tsx'],
  lounge: ['src/components/lounge/visit-form.tsx'],
  'test-drive': ['src/components/test-drive/contacts-step.tsx'],
  // The cabin, and the form of the last slide: the server renders them where the address asks for them.
  configurator: ['src/pages/configurator/cabin.tsx', 'src/pages/configurator/order/order.tsx'],
  // The answer to the five questions, if the address has them.
  [`${BRAND_SLUG}-models`]: ['src/pages/models/advised-trims.tsx'],
}

/** Source modules of which the page of a path loads only the styles. */
export function styledFilesOf(path: string): string[] {
  const match = matchRoute(path)
  if (!match) return []
  const waitingList = asksForPrice(routeOf(match.name)) ? ['src/components/waiting-list/waiting-list-form.tsx'] : []
  return [...waitingList, ...(LATER[match.name] ?? [])]
}

/**
 * Source modules of the page of an address that are not part of the entry: keys of Vite's manifest, used to link styles.
 */
export function filesOf({ pathname: path, searchParams }: URL, isMissing: boolean): string[] {
  if (import.meta.env.DEV && path === KIT_PATH) return [KIT_FILE]
  const match = matchRoute(path)
  const name: RouteName = match && !isMissing ? match.name : 'error-404'
  const route = routeOf(name)
  const layout = match && routeOf(match.name).withoutLayout ? [PROMO_LAYOUT] : []
  const copy = copyFile(name)
  // The car in the hall.
  const built = route.page === 'configurator' ? [pictureFileOf(modelIn(searchParams))] : []
  return [...layout, pageFile(route.page), ...(copy ? [copy] : []), ...ownPictureFilesOf(name), ...built]
}
