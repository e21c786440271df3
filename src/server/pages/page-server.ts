import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RenderScope } from '#src/entry-server.tsx'
import { noCookies, pickCookies, type CookieRule } from '#src/backend/upstreams/cookies.ts'
import type { CommonHeaders } from '#src/server/http/headers.ts'
import {
  createPageCache,
  finish,
  type FinishedPage,
  type Lookup,
  type RenderedPage,
} from '#src/server/pages/page-cache.ts'
import { bodyOf, headOf, headWhenReady, type Head } from '#src/server/pages/page-head.ts'
import { addressOf, comparablePath, isForOne } from '#src/server/pages/page-address.ts'
import { redirectOf } from '#src/server/pages/redirect-of.ts'
import { createRawHeaders } from '#src/server/pages/raw-headers.ts'
import { createUnknownAddresses } from '#src/server/pages/unknown-addresses.ts'

/** Renders an address (path and relevant query parameters) into a whole document. */
export type RenderAddress = (
  address: string,
  own?: { cookie?: string; initial?: RenderScope['initial'] },
) => Promise<RenderedPage>

/** A page rendered for one post or one visitor; `status` replaces 200. */
export type PersonalPage = {
  address: string
  status?: number
  initial?: RenderScope['initial']
}

type PageServerOptions = {
  render: RenderAddress
  /** Cookies that are forwarded to outside services; visitors who have one bypass the cache. */
  meaningfulCookies?: CookieRule
  headers: CommonHeaders
  onRefreshError: (address: string, error: unknown) => void
  onLookup?: ((result: Lookup) => void) | undefined
  /** How long a page is fresh, ms, where it is not the default minute. */
  freshMs?: number | undefined
  /** The new address of a moved page; null where there is none. */
  movedTo?: (path: string) => string | null
  /** The present address of a page that was renamed; null where there is none. */
  renamedTo?: (path: string) => string | null
  /** Seconds a CDN may cache a page; 0: not at all. */
  cdnSeconds?: number
  /** False in development: every request renders again. */
  isCached?: boolean
}

/** Cache size for searches, filters and builds, all codings included. */
const QUESTIONS_BYTES = 4 * 1024 * 1024
/** For what is proposed at addresses without a page: a few dozen pages. */
const MISSING_BYTES = 1024 * 1024

export type PageServer = ReturnType<typeof createPageServer>

export function createPageServer({
  render,
  headers,
  meaningfulCookies = noCookies,
  onRefreshError,
  onLookup,
  freshMs,
  movedTo = () => null,
  renamedTo = () => null,
  isCached = true,
  cdnSeconds = 0,
}: PageServerOptions) {
  const { cacheOf, missing, forget } = createCaches({
    render: (address) => render(address),
    onRefreshError,
    ...(onLookup && { onLookup }),
    ...(freshMs !== undefined && { ttlMs: freshMs }),
  })
  const rawHeaders = createRawHeaders(headers)
  const unknownAddresses = createUnknownAddresses()

  /** Sends a page from the cache if it is there. Cheap enough to run before everything else. */
  function hit(req: IncomingMessage, res: ServerResponse, requestId: string, secure: boolean): boolean {
    if (!isCached || !isRead(req) || isPersonal(req)) return false
    const address = addressOf(req.url ?? '')
    const page = address === null ? undefined : cacheOf(address).get(address)
    if (!page) return false
    const answer = (head: Head) => {
      res.writeHead(head.status, rawHeaders(head, secure, requestId))
      res.end(bodyOf(page, head, req))
    }
    const head = headOf(page, req, cdnSeconds)
    if (head) answer(head)
    else headWhenReady(page, req, cdnSeconds).then(answer, (error: Error) => res.destroy(error))
    return true
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const target = redirectOf(req.url ?? '')
    if (target) return redirect(res, target)
    const address = addressOf(req.url ?? '')
    if (address === null) return answerUnknown(req, res)
    const renamed = renamedTo(req.url ?? '')
    if (renamed !== null) return redirect(res, renamed, ASKED_AGAIN)
    const isShared = isCached && !isPersonal(req) && !isForOne(address)
    // A request with a cookie that only looks like a preview's bypasses `hit`, but gets the cached page as well.
    const page = isShared ? await sharedPage(address) : await personalPage(req, { address })
    // A news item or a page of the office that has been taken off: an advertisement leads to it for longer.
    const moved = page.status === 404 ? movedTo(req.url ?? '') : null
    return moved === null ? send(req, res, page, cdnSeconds) : redirect(res, moved, ASKED_AGAIN)
  }

  async function sharedPage(address: string): Promise<FinishedPage> {
    const cache = cacheOf(address)
    return cache.get(address) ?? (await cache.load(address))
  }

  /** Renders for this visitor only, a form to correct or a request page, without the cache. */
  async function answerPersonal(req: IncomingMessage, res: ServerResponse, own: PersonalPage): Promise<void> {
    await send(req, res, await personalPage(req, own))
  }

  async function personalPage({ headers: { cookie } }: IncomingMessage, own: PersonalPage): Promise<FinishedPage> {
    const { status, document } = await render(own.address, {
      ...(cookie !== undefined && { cookie }),
      ...(own.initial && { initial: own.initial }),
    })
    const shown = status === 200 ? (own.status ?? 200) : status
    return { ...finish(shown, document), isPersonal: true }
  }

  /** A redirect made in the office, or the 404 page. */
  async function answerUnknown(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { url = '' } = req
    const moved = movedTo(url)
    if (moved !== null) return redirect(res, moved)
    const address = unknownAddresses.sameAs(comparablePath(url))
    await send(req, res, isCached ? (missing.get(address) ?? (await missing.load(address))) : await renderOnce(address))
  }

  async function renderOnce(address: string): Promise<FinishedPage> {
    const { status, document } = await render(address)
    return finish(status, document)
  }

  /** Whether the visitor has a cookie that outside services are told of: every page is rendered for him alone. */
  const isPersonal = ({ headers: { cookie } }: IncomingMessage) => pickCookies(cookie, meaningfulCookies) !== undefined

  return { hit, handle, answerPersonal, isPersonal, forget }
}

/** Addresses with a query and those without a page are endless: they may evict one another, never a page of the site. */
function createCaches(options: Parameters<typeof createPageCache>[0]) {
  const pages = createPageCache(options)
  const questions = createPageCache({ ...options, maxBytes: QUESTIONS_BYTES })
  const missing = createPageCache({ ...options, keeps: 404, maxBytes: MISSING_BYTES })
  return {
    cacheOf: (address: string) => (address.includes('?') ? questions : pages),
    missing,
    /** Drops finished pages of which an answer has changed. */
    forget(isSame: (answer: string) => boolean): void {
      pages.forget(isSame)
      questions.forget(isSame)
      missing.forget(isSame)
    },
  }
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** The former address may become the present one again: a browser that kept both ways would go in a circle. */
const ASKED_AGAIN = 'no-cache'

function redirect(res: ServerResponse, location: string, caching = 'public, max-age=3600') {
  res.writeHead(301, { Location: location, 'Cache-Control': caching, 'Content-Length': 0 })
  res.end()
}

async function send(req: IncomingMessage, res: ServerResponse, page: FinishedPage, cdnSeconds = 0) {
  const head = await headWhenReady(page, req, cdnSeconds)
  res.writeHead(head.status, head.headers)
  res.end(bodyOf(page, head, req))
}
