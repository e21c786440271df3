import type { Request } from 'express'
import { company } from '#src/brand/brand.ts'
import { leadMessages, XSRF_FIELD } from '#src/domain/lead.ts'
import type { Fields } from '#src/server/forms/body.ts'
import { isOwnNavigation } from '#src/server/http/origin.ts'
import { givenToken, tokenOf } from '#src/server/forms/xsrf.ts'
import { SECRET_CALL, wantsPage } from '#src/server/forms/form-call.ts'

const NO_COOKIES = `Браузер не сохраняет cookie, а без них форму не отправить. Позвоните, пожалуйста: ${company.supportPhone}`

/**
 * A form on a cached page can hold no token. It is accepted at the first submit when the browser itself says that it
 * comes from our own page. A wrong token is never ignored, and request pages, rendered for one visitor, always have
 * one.
 */
export const isVouchedFor = (req: Request, path: string, fields: Fields): boolean =>
  givenToken(req, fields) === undefined && !SECRET_CALL.test(path) && isOwnNavigation(req)

/** Why a post without its pair of tokens is rejected, in the visitor's words. */
export function withoutPair(req: Request, fields: Fields, isOwn: boolean): string {
  if (!isOwn) return leadMessages.sessionExpired
  // Scripts ask for the cookie right before they post: where there is none, another try ends the same way.
  const hasNeither = tokenOf(req) === undefined && givenToken(req, fields) === undefined
  if (!wantsPage(req)) return hasNeither ? NO_COOKIES : leadMessages.sessionExpired
  // The browser does not vouch for the origin: the form is shown again, with a token.
  if (fields[XSRF_FIELD] === undefined) return leadMessages.confirm
  return tokenOf(req) === undefined ? NO_COOKIES : leadMessages.sessionExpired
}
