import { createHash } from 'node:crypto'
import { Router, type RequestHandler } from 'express'
import { isNeverCached, methodsOf, type Answer } from '#src/backend/answer.ts'
import { SECRET_CALL, type Base } from '#src/backend/endpoint.ts'
import { API_BASE, DEALER_BASE } from '#src/domain/constants.ts'

/**
 * The reading calls over HTTP: both bases, matched exactly by whole segments. Mount at the root, before pages; writes
 * are handled earlier by the gate of server/forms. Successful responses may be cached and revalidated (ETag); errors
 * are not cached.
 */
export function createApiRouter(answer: Answer): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.use(DEALER_BASE, handle(answer, 'dealer'))
  router.use(API_BASE, handle(answer, 'api'))
  return router
}

const handle =
  (answer: Answer, base: Base): RequestHandler =>
  async (request, response) => {
    // The framework's query parser turns brackets into nested objects; this one stays flat.
    const [path = '', search] = split(request.url)
    const { status, statusText, data, isPersonal } = await answer({
      base,
      method: request.method === 'HEAD' ? 'GET' : request.method,
      path,
      id: response.get('X-Request-Id'),
      query: new URLSearchParams(search),
      ...(request.headers.cookie !== undefined && { cookie: request.headers.cookie }),
    })
    // Nothing of a preview is cached: it has said so before.
    const isCacheable = status === 200 && !isNeverCached(path) && !isPersonal && !response.hasHeader('Cache-Control')
    // An outside service's 204 or redirect is not ours to pass on: the status text tells the browser what it was.
    if (status < 400 && status !== 200) response.statusMessage = statusText
    if (SECRET_CALL.test(path)) response.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' })
    if (status === 405) response.set('Allow', methodsOf(base, path))
    response
      .status(status < 400 && status !== 200 ? 502 : status)
      .set(isCacheable ? { 'Cache-Control': 'no-cache', ETag: etagOf(data) } : { 'Cache-Control': 'no-store' })
      .json(data)
  }

/** Of the content, as for pages: the framework's own are switched off, because most responses need none. */
const etagOf = (data: unknown): string => `W/"${createHash('sha1').update(JSON.stringify(data)).digest('base64url')}"`

/** Not `new URL`, which throws on odd addresses and resolves dots. */
const split = (url: string): string[] => {
  const at = url.indexOf('?')
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)]
}
