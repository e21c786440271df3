import type { Request } from 'express'

/**
 * Where a post comes from according to the browser: our own page, another site, or unknown (a script, an old browser, a
 * page without referrer). Posts from another site are rejected even with a valid pair.
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
 * Whether the browser confirms a form submit on our own page: no page or script can set either header, and a redirect
 * through another site changes the first. Requests made by scripts have another mode.
 */
export const isOwnNavigation = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-mode'] === 'navigate'

/**
 * Whether the request was made for a picture, frame or script on another site. Links that a visitor follows, our own
 * pages and clients that send no such headers are not embedded.
 */
export function isEmbedded({ headers }: Pick<Request, 'headers'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== 'cross-site' && site !== 'same-site') return false
  return headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document'
}
