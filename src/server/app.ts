import type { IncomingMessage, ServerResponse } from 'node:http'
import express, { type RequestHandler } from 'express'
import { createFailureHandler } from '#src/server/http/failure.ts'
import type { CostlyReads } from '#src/server/limits/costly-reads.ts'
import type { CommonHeaders } from '#src/server/http/headers.ts'
import type { Logger } from '#src/server/logging/logger.ts'
import type { PageServer } from '#src/server/pages/page-server.ts'
import type { Readiness } from '#src/server/process/readiness.ts'
import type { Settings } from '#src/server/settings/settings.ts'

export type SiteParts = {
  pages: PageServer
  /** The embedded backend under both bases (specification 7.1); calls next() for other paths. */
  api: RequestHandler
  /** The site at another time, for editors with a preview link; calls next() for everybody else. */
  preview?: RequestHandler | undefined
  /** Posts of forms, before `api`; calls next() for everything else. */
  forms: RequestHandler
  /** The embedded CRM; calls next() for everything else. */
  crm: RequestHandler
  /** Visitors' request pages, before `files`; calls next() for other paths. */
  requestPages: RequestHandler
  /** Sitemap, robots, feed and the like, before `files`; calls next() for other paths. */
  siteFiles: RequestHandler
  /** Documents and share cards of configurations; calls next() for other paths. */
  configurations: RequestHandler
  /** Where metrics are enabled: measurements from browsers. Before `api`; calls next() for other addresses. */
  vitals?: RequestHandler | undefined
  /** Where the office counts: views and steps from browsers. Before `api`; calls next() for other addresses. */
  counts?: RequestHandler | undefined
  /** Where the office counts: links made for advertising. Before what only reads; calls next() for other addresses. */
  links?: RequestHandler | undefined
  /** Called with the path of a missing page. */
  onMissing?: ((path: string) => void) | undefined
  /** Documents that the office has changed since the build, before `files`; calls next() for all others. */
  published?: RequestHandler | undefined
  /** Limits costly reads; absent where nothing is counted. */
  reads?: CostlyReads | undefined
  /** Built files and pictures; calls next() for what it does not have. */
  files: RequestHandler
  /** Files of pictures uploaded in the office; calls next() for all others. */
  uploaded?: RequestHandler | undefined
  headers: CommonHeaders
  /** Whether visitors' requests can be stored. */
  readiness: Readiness
  /** Called after every response has been sent, with its duration, ms. */
  onAnswer?: ((url: string, res: ServerResponse, ms: number) => void) | undefined
  /** Called with the error's code of a request that the HTTP parser rejected; `onAnswer` is not called for it. */
  onMalformed?: ((code: string) => void) | undefined
}

/** The Express application: what answers each address, in order. */
export function createApp(parts: SiteParts, settings: Settings, log: Logger, isReady: () => boolean) {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', settings.trustProxy)
  app.get('/healthz', (_req, res) => void res.set('Cache-Control', 'no-store').json({ status: 'ok' }))
  app.get('/readyz', async (_req, res) => {
    // The reason goes to the log only: anybody may call this.
    const status = !isReady() ? 'stopping' : (await parts.readiness.check()) === null ? 'ready' : 'cannot store'
    res
      .status(status === 'ready' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status })
  })
  if (parts.preview) app.use(parts.preview)
  app.use(parts.forms)
  if (parts.vitals) app.use(parts.vitals)
  if (parts.counts) app.use(parts.counts)
  if (parts.links) app.use(parts.links)
  if (parts.reads) app.use(parts.reads.known)
  app.use(parts.api)
  app.use(parts.crm)
  app.use(parts.configurations)
  app.use(onlyRead)
  app.use(parts.requestPages)
  app.use(parts.siteFiles)
  if (parts.published) app.use(parts.published)
  app.use(parts.files)
  if (parts.uploaded) app.use(parts.uploaded)
  if (parts.reads) app.use(parts.reads.unknown)
  if (parts.onMissing) app.use(noteMissing(parts.onMissing))
  app.use((req, res) => parts.pages.handle(withFullUrl(req), res))
  app.use(createFailureHandler(log))
  return app
}

/** Files and pages accept only GET and HEAD. */
const onlyRead: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next()
  res.status(405).set('Allow', 'GET, HEAD').type('text').send('Этот адрес только читают: GET или HEAD.')
}

/** Only page requests count: a missing file is no lost visitor. */
const noteMissing =
  (onMissing: (path: string) => void): RequestHandler =>
  (req, res, next) => {
    const { path } = req
    if (req.accepts(['json', 'html']) === 'html')
      res.once('finish', () => {
        if (res.statusCode === 404) onMissing(path)
      })
    next()
  }

/** Express cuts the mount path off `url`; pages need all of it. */
function withFullUrl<T extends IncomingMessage & { originalUrl: string }>(req: T): T {
  req.url = req.originalUrl
  return req
}
