import type { MenuHref } from '#src/domain/menu.ts'
import { matchRoute } from '#src/routes.ts'

/** An address of this site as used in menus and buttons of the API; null where it is not a page. */
export function ownHref(address: string): Exclude<MenuHref, string> | null {
  const { pathname, searchParams, hash } = new URL(address, 'http://site.invalid')
  const match = matchRoute(pathname)
  if (!match) return null
  const query = Object.fromEntries(searchParams)
  return {
    name: match.name,
    ...(Object.keys(match.params).length > 0 && { params: match.params }),
    ...(searchParams.size > 0 && { query }),
    ...(hash !== '' && { hash: hash.slice(1) }),
  }
}
