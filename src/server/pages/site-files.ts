import type { RequestHandler } from 'express'
import { siteFileAt } from '#src/backend/site-files/index.ts'
import type { SiteFileContext } from '#src/backend/site-files/site-file.ts'
import { createPageCache } from '#src/server/pages/page-cache.ts'
import { bodyOf, headWhenReady } from '#src/server/pages/page-head.ts'

const FOR_ALL = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** Sitemap, robots.txt, feed and the like: rendered and cached like pages; `forget` drops them. Calls next() for other addresses. */
export function createSiteFiles(context: SiteFileContext): RequestHandler & { forget: () => void } {
  const cache = createPageCache({
    render: async (path) => {
      const file = siteFileAt(path)
      const document = await file?.make(context)
      return file && document !== undefined ? { status: 200, document, type: file.type } : { status: 404, document: '' }
    },
  })
  const handle: RequestHandler = async (req, res, next) => {
    const source = siteFileAt(req.path)
    if (!source) return next()
    const file = cache.get(req.path) ?? (await cache.load(req.path))
    if (file.status === 404) return next()
    const head = await headWhenReady(file, req)
    res.writeHead(head.status, source.isForAll ? { ...head.headers, ...FOR_ALL } : head.headers)
    res.end(bodyOf(file, head, req))
  }
  return Object.assign(handle, { forget: () => cache.forget(() => false) })
}
