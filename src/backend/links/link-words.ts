import { routeTitles } from '#src/content/site-pages.ts'
import { isStaticRoute, matchRoute } from '#src/routes.ts'

/** Texts about counted links, for their page and for the office. */

/** The name of the page that a link leads to. */
export function pageOfTarget(target: string): string {
  const path = target.split('?', 1)[0] ?? ''
  const name = matchRoute(path)?.name
  return name !== undefined && isStaticRoute(name) ? routeTitles[name] : path
}

/** The link itself, for people to copy. */
export const addressOfLink = (origin: string, target: string, field: string, code: string): string =>
  `${origin}${target}${target.includes('?') ? '&' : '?'}${field}=${code}`
