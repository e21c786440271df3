import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Request, Response } from 'express'
import { XSRF_COOKIE, XSRF_HEADER } from '#src/domain/constants.ts'
import { XSRF_FIELD } from '#src/domain/lead.ts'
import { tokensIn } from '#src/domain/xsrf-tokens.ts'
import type { Fields } from '#src/server/forms/body.ts'

/**
 * The XSRF pair (gaps.md 15): a random value in a cookie that this site's scripts can read, and the same value in a
 * header or a hidden field. Another site can make the browser send the cookie but cannot read it.
 */

const newToken = (): string => randomBytes(16).toString('base64url')

/** Usually one. */
const tokensOf = (req: Pick<Request, 'headers'>): string[] => tokensIn(req.headers.cookie ?? '')

/** The visitor's token; undefined when the cookie is missing or malformed. */
export const tokenOf = (req: Pick<Request, 'headers'>): string | undefined => tokensOf(req)[0]

/** The visitor's token, issued when there is none. Only for uncacheable responses. */
export function issueToken(req: Request, res: Response): string {
  const known = tokenOf(req)
  if (known) return known
  const token = newToken()
  res.cookie(XSRF_COOKIE, token, { path: '/', sameSite: 'lax', secure: req.secure })
  return token
}

/** The token in the header or the field; undefined when there is neither, as in a form on a cached page. */
export const givenToken = (req: Request, fields: Fields): string | undefined =>
  req.get(XSRF_HEADER) ?? fields[XSRF_FIELD]

/** Whether the cookie and the header, or hidden field, are the same. */
export function hasPair(req: Request, fields: Fields): boolean {
  const given = givenToken(req, fields)
  return given !== undefined && tokensOf(req).some((token) => isEqual(token, given))
}

/** In constant time, so that a partial match cannot be measured. */
function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
