import { Router, type RequestHandler } from 'express'
import { methodsOf, type Answer } from '#src/backend/answer.ts'
import type { Base } from '#src/backend/endpoint.ts'
import { API_BASE, DEALER_BASE } from '#src/domain/constants.ts'

/** Free hours change with every booking, a request is one visitor's own: nobody keeps them. */
const NEVER_KEPT = /^\/(?:schedule|v1\/nearest-slots|v1\/form-token|v1\/request\/.*)$/
/** Whether the answer to this path (relative to the base) is kept by nobody. */
export const isNeverKept = (path: string): boolean => NEVER_KEPT.test(path)

/**
 * Reading the backend over HTTP: both bases, matched as whole segments and to the letter. Mount it at the root, before
 * pages; what writes is answered before it by the gate of server/forms.
 * Good answers may be kept and are asked about again (ETag); refusals are not kept.
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
    // The framework's own reading of the query makes nested objects of brackets; this one stays flat.
    const [path = '', search] = split(request.url)
    const { status, statusText, data, isPersonal } = await answer({
      base,
      method: request.method === 'HEAD' ? 'GET' : request.method,
      path,
      query: new URLSearchParams(search),
      ...(request.headers.cookie !== undefined && { cookie: request.headers.cookie }),
    })
    const keep = status === 200 && !isNeverKept(path) && !isPersonal
    // An outside service's «no content» or redirect is none of ours: the browser is told by the text what it was.
    if (status < 400 && status !== 200) response.statusMessage = statusText
    if (status === 405) response.set('Allow', methodsOf(base, path))
    response
      .status(status < 400 && status !== 200 ? 502 : status)
      .set('Cache-Control', keep ? 'no-cache' : 'no-store')
      .json(data)
  }

/** Not `new URL`: it throws on odd addresses and resolves dots. */
const split = (url: string): string[] => {
  const at = url.indexOf('?')
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)]
}
