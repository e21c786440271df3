import { parse, serialize } from 'cookie'
import { Router, type Request, type RequestHandler, type Response } from 'express'
import type { Answer } from '#src/backend/answer.ts'
import { PREVIEW_TOKEN } from '#src/backend/content/preview-links.ts'
import { createApiRouter } from '#src/backend/router.ts'
import { API_BASE, DEALER_BASE, PREVIEW_FOLDER } from '#src/domain/constants.ts'
import { OWN_PATH } from '#src/domain/own-path.ts'
import { addressOf, comparablePath } from '#src/server/pages/page-address.ts'
import { setHeaders } from '#src/server/http/headers.ts'
import type { RenderedPage } from '#src/server/pages/page-cache.ts'
import { BAR_STYLES, withBar } from '#src/server/preview/preview-bar.ts'
import { clockScript } from '#src/server/preview/preview-clock.ts'
import type { PreviewSite } from '#src/server/preview/preview-sites.ts'
import { hrefTo } from '#src/routes.ts'

/**
 * The real site at another time and with a draft, for whoever has the secret link. A cookie keeps it from page to
 * page; nothing is cached, indexed or sent.
 */

const COOKIE = 'preview'
const HOURS = 12
const VOID = 'Ссылка предпросмотра больше не действует. Попросите новую в офисе.'
const NOTHING_SENT = 'Это предпросмотр: отсюда ничего не отправляется.'
const HEADERS = { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }

type Options = {
  sites: (token: string) => Promise<PreviewSite | null>
  /** Renders an address from these answers. */
  render: (address: string, site: PreviewSite) => Promise<RenderedPage>
  /** Sends a document as it will be at that time; returns whether there is one at this address. */
  sendDocument: (req: Request, res: Response, site: PreviewSite) => Promise<boolean>
}

/** Whether a request may belong to a preview: cheap enough to check before everything else. */
export const mayBePreview = (cookie: string | undefined): boolean => cookie?.includes(`${COOKIE}=`) === true

const tokenOf = ({ headers: { cookie } }: Request): string | null => {
  const token = mayBePreview(cookie) ? parse(cookie ?? '')[COOKIE] : undefined
  return token && PREVIEW_TOKEN.test(token) ? token : null
}

/** Mount before everything that answers visitors; calls next() for those without a preview. */
export function createPreview({ sites, render, sendDocument }: Options): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true })
  router.get(`${PREVIEW_FOLDER}/bar.css`, (_req, res) => void res.type('css').send(BAR_STYLES))
  router.get(`${PREVIEW_FOLDER}/clock.js`, async (req, res) => {
    const token = tokenOf(req)
    const site = token === null ? null : await sites(token)
    setHeaders(res, HEADERS)
    res.type('js').send(site ? clockScript(site.at) : '')
  })
  router.get(`${PREVIEW_FOLDER}/close`, (_req, res) => leave(res))
  router.get(`${PREVIEW_FOLDER}/:token`, async (req, res) => {
    const site = await sites(req.params.token)
    setHeaders(res, HEADERS)
    if (!site) return void res.status(404).type('text').send(VOID)
    const options = { httpOnly: true, sameSite: 'lax', secure: req.secure, path: '/', maxAge: HOURS * 3600 } as const
    res.append('Set-Cookie', serialize(COOKIE, req.params.token, options))
    res.redirect(302, pathOf(req.query['to']))
  })
  router.use(async (req, res, next) => {
    const token = tokenOf(req)
    const site = token === null ? null : await sites(token)
    if (!site) return next()
    setHeaders(res, HEADERS)
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuse(res)
    if (isCall(req.path)) return createApiRouter(quiet(site.answer))(req, res, next)
    const address = pageOf(req)
    if (address === null) return (await sendDocument(req, res, site)) ? undefined : next()
    const { status, document } = await render(address, site)
    res
      .status(status)
      .type('html')
      .send(withBar(document.toString(), site.at, PREVIEW_FOLDER))
  })
  return router
}

const refuse = (res: Response): void => void res.status(403).json({ success: false, data: null, message: NOTHING_SENT })

function leave(res: Response): void {
  res.append('Set-Cookie', serialize(COOKIE, '', { path: '/', maxAge: 0 }))
  res.redirect(302, hrefTo('home'))
}

/** The target of a link: only an address of this site. */
const pathOf = (to: unknown): string => (typeof to === 'string' && OWN_PATH.test(to) ? to : hrefTo('home'))

const isCall = (path: string): boolean => [API_BASE, DEALER_BASE].some((base) => path.startsWith(`${base}/`))

/** Pages, known and unknown; pictures, code and other files are served as always. */
function pageOf(req: Request): string | null {
  const address = addressOf(req.originalUrl)
  if (address !== null) return address
  return req.path.endsWith('.html') ? comparablePath(req.originalUrl) : null
}

/** Only reading calls are answered. */
const quiet =
  (answer: Answer): Answer =>
  ({ base, method, path, query }) =>
    answer({ base, method, path, ...(query && { query }) })
