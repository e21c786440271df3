import type { Request } from 'express'

/**
 * Where a post comes from, as the browser says: our own page, another site, or nothing said (a program, an old
 * browser, a page without referrer). What another site sends is refused even with a pair.
 */
export function originOf(req: Request, publicOrigin: string): 'own' | 'foreign' | 'unknown' {
  const site = req.headers['sec-fetch-site']
  if (site === 'same-origin') return 'own'
  if (site === 'cross-site' || site === 'same-site') return 'foreign'
  const { origin } = req.headers
  if (origin === undefined || origin === 'null') return 'unknown'
  return origin === publicOrigin || origin === `${req.protocol}://${req.headers.host ?? ''}` ? 'own' : 'foreign'
}

/**
 * Whether the browser vouches that this is a form of our own page, sent by a press: both headers are its own, no page
 * and no script can set them, and a redirect through another site changes the first. What scripts send says another mode.
 */
export const isOwnNavigation = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-mode'] === 'navigate'

/**
 * Whether the browser says that something of another site asks by itself: its pictures, frames or scripts. A link that a
 * visitor follows, our own pages, and programs that say nothing are none of it.
 */
export function isEmbedded({ headers }: Pick<Request, 'headers'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== 'cross-site' && site !== 'same-site') return false
  return headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document'
}
