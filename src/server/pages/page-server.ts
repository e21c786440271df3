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
import { addressOf, comparablePath, isForOne, redirectOf } from '#src/server/pages/page-address.ts'
import { createRawHeaders } from '#src/server/pages/raw-headers.ts'

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
  /** Where an address without a page has moved to; null where it has not. */
  movedTo?: (path: string) => string | null
  /** Where the page of an address is that has got another one; null where it has not. */
  renamedTo?: (path: string) => string | null
  /** Seconds a cache in front may keep a page; 0: none does. */
  cdnSeconds?: number
  /** False in development: every request renders again. */
  keep?: boolean
}

/** Cache size for searches, filters and builds, all codings included. */
const QUESTIONS_BYTES = 4 * 1024 * 1024

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
  keep = true,
  cdnSeconds = 0,
}: PageServerOptions) {
  const { cacheOf, forget } = createCaches({
    render: (address) => render(address),
    onRefreshError,
    ...(onLookup && { onLookup }),
    ...(freshMs !== undefined && { ttlMs: freshMs }),
  })
  const rawHeaders = createRawHeaders(headers)

  /** Sends a finished page from the cache if it is there. Cheap enough to run before everything else. */
  function hit(req: IncomingMessage, res: ServerResponse, requestId: string, secure: boolean): boolean {
    if (!keep || !isRead(req) || isPersonal(req)) return false
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
    if (keep && !isPersonal(req) && !isForOne(address))
      return send(req, res, await cacheOf(address).load(address), cdnSeconds)
    await answerPersonal(req, res, { address })
  }

  /** Renders for this visitor alone, a form to correct or a request page, without the cache. */
  async function answerPersonal(req: IncomingMessage, res: ServerResponse, own: PersonalPage): Promise<void> {
    const { cookie } = req.headers
    const { status, document } = await render(own.address, {
      ...(cookie !== undefined && { cookie }),
      ...(own.initial && { initial: own.initial }),
    })
    const shown = status === 200 ? (own.status ?? 200) : status
    await send(req, res, { ...finish(shown, document), isPersonal: true })
  }

  /** An address that has moved by the office's word, or the page that says there is none. */
  async function answerUnknown(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { url = '' } = req
    const moved = movedTo(url)
    if (moved !== null) return redirect(res, moved)
    const { status, document } = await render(comparablePath(url))
    await send(req, res, finish(status, document))
  }

  const isPersonal = ({ headers: { cookie } }: IncomingMessage) => pickCookies(cookie, meaningfulCookies) !== undefined

  return { hit, handle, answerPersonal, forget }
}

/** Addresses with a query are endless: they may evict one another, never a page of the site. */
function createCaches(options: Parameters<typeof createPageCache>[0]) {
  const pages = createPageCache(options)
  const questions = createPageCache({ ...options, maxBytes: QUESTIONS_BYTES })
  return {
    cacheOf: (address: string) => (address.includes('?') ? questions : pages),
    /** Drops finished pages of which an answer has changed. */
    forget(isSame: (answer: string) => boolean): void {
      pages.forget(isSame)
      questions.forget(isSame)
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
