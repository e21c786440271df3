import { Router, type RequestHandler } from 'express'
import { issueToken } from '#src/server/forms/xsrf.ts'
import { setHeaders } from '#src/server/http/headers.ts'
import type { PageServer } from '#src/server/pages/page-server.ts'
import { addressOf } from '#src/server/pages/page-address.ts'

/** The address of a request page is a secret: no referrer, no indexing, no caching. */
export const privateHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' }

/** The calendar file of the request with this secret; null when there is none. */
export type CalendarFile = (secret: string) => Promise<string | null>

/** The visitor's request page and the calendar file of its booking. Mount before the pages. */
export function createRequestPages(pages: Pick<PageServer, 'answerPersonal'>, calendar: CalendarFile): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true })
  router.get(/^\/request\/([\w-]{22})\.ics$/, async (req, res, next) => {
    const file = await calendar(req.params[0] ?? '')
    if (file === null) return next()
    setHeaders(res, privateHeaders)
    res
      .set('Cache-Control', 'private, no-store')
      .set('Content-Disposition', 'attachment; filename="test-drive.ics"')
      .type('text/calendar; charset=utf-8')
      .send(file)
  })
  router.get(/^\/request\/[^/]+$/, async (req, res, next) => {
    const address = addressOf(req.originalUrl)
    if (address === null) return next()
    setHeaders(res, privateHeaders)
    await pages.answerPersonal(req, res, { address, initial: { xsrfToken: issueToken(req, res) } })
  })
  return router
}
