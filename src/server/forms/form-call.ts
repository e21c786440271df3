import type { Request } from 'express'
import type { Base } from '#src/backend/endpoint.ts'
import { API_BASE, DEALER_BASE } from '#src/domain/constants.ts'

export { SECRET_CALL } from '#src/backend/endpoint.ts'

/** The API call that a form's request makes. */
export type Target = { base: Base; path: string; query: URLSearchParams }
export const BUILD = '/v1/build'
export const REQUEST = '/v1/request'
export const WRITES = /^\/(?:schedule|v1\/request(?:\/[^/]+)?|v1\/build)$/

/** Null for an address outside the API. */
export function targetOf({ originalUrl }: Request): Target | null {
  const [path = '', search] = originalUrl.split('?', 2)
  for (const [prefix, base] of [
    [DEALER_BASE, 'dealer'],
    [API_BASE, 'api'],
  ] as const)
    if (path.startsWith(`${prefix}/`))
      return { base, path: path.slice(prefix.length), query: new URLSearchParams(search) }
  return null
}

/** Sent without scripts: the answer is a page, not JSON. */
export const wantsPage = (req: Request): boolean => req.accepts(['json', 'html']) === 'html'

/** Status and body of a response, before it is sent as JSON or a page. */
export type Outcome = { status: number; data: unknown }
