import type { Request, RequestHandler, Response } from 'express'
import { subscriberOf } from '#src/backend/network.ts'
import type { Envelope } from '#src/domain/api.ts'
import { API_BASE, DEALER_BASE } from '#src/domain/constants.ts'
import { hrefTo, matchRoute, routeOf } from '#src/routes.ts'
import type { Counter } from '#src/server/limits/counter.ts'
import { PostRejection } from '#src/server/http/rejection.ts'
import { tooMany, type Hash } from '#src/server/limits/limits.ts'
import { addressOf } from '#src/server/pages/page-address.ts'
import { redirectOf } from '#src/server/pages/redirect-of.ts'

/**
 * Reads that cost processor time each time because no cache can hold them all: searches, documents, and every page that
 * is rendered anew and of which there is no end. The limit allows one address as much as a crowd behind it needs.
 */
export type CostlyReads = {
  /** Counts costly reads recognised by their address. Mount before the API. */
  known: RequestHandler
  /** Counts requests that nothing else has answered, the page memory included. Mount before the pages. */
  unknown: RequestHandler
  /** Counts a page that is rendered in answer to a post. Throws PostRejection 429. */
  count: (address: string) => Promise<void>
}

/** In ten minutes: at 10 to 25 ms each, a tenth of one processor. A visitor who types all the time makes 300. */
const READ_LIMIT = 3_000

/** Of an outside schedule hours are asked there each time, for the nearest ones once a dealer. */
const COSTLY_CALL = /^\/(?:v1\/(?:search|suggest|nearest-slots)|schedule)/
const DOCUMENT = /^\/upload\/.+\.pdf$/i

type ReadParts = {
  counter: Counter
  hash: Hash
  limit?: number
  /** Whether every page is rendered for this visitor alone (page-server.ts). */
  isPersonal?: (req: Request) => boolean
}

export function createCostlyReads({
  counter,
  hash,
  limit = READ_LIMIT,
  isPersonal = () => false,
}: ReadParts): CostlyReads {
  /** The rejection of an address that is over its limit; null for all others. */
  async function countOne(address: string): Promise<PostRejection | null> {
    const { points, msLeft } = await counter.add(await hash(`counter ${subscriberOf(address)}`), 1)
    return points <= limit ? null : tooMany(msLeft, 'запросов')
  }

  const counted =
    (isCostly: (req: Request) => boolean): RequestHandler =>
    async (req, res, next) => {
      const refusal = isCostly(req) ? await countOne(req.ip ?? '') : null
      if (refusal) refuse(req, res, refusal)
      else next()
    }
  return {
    known: counted(({ originalUrl }) => isKnown(originalUrl)),
    unknown: counted((req) => !isKnown(req.originalUrl) && (isEndless(req.originalUrl) || isPersonal(req))),
    async count(address) {
      const refusal = await countOne(address)
      if (refusal) throw refusal
    },
  }
}

/**
 * Of addresses that are no page, that ask something, or whose path has a parameter there are any number; the others are a
 * hundred and stay in memory. Redirected ones cost no page, and the root of the site may be one.
 */
function isEndless(url: string): boolean {
  const address = addressOf(url)
  if (address === null) return redirectOf(url) === null
  const match = matchRoute(address)
  return address.includes('?') || (match !== null && routeOf(match.name).param !== undefined)
}

function isKnown(url: string): boolean {
  const [path = '', query] = url.split('?', 2)
  if (path === hrefTo('search')) return Boolean(query)
  const match = matchRoute(path)
  // Rendered each time, whether there is such a request or not.
  if (match && routeOf(match.name).personal) return true
  const base = baseOf(path)
  return base === undefined ? DOCUMENT.test(path) : COSTLY_CALL.test(path.slice(base.length))
}

const baseOf = (path: string) => [DEALER_BASE, API_BASE].find((prefix) => path.startsWith(`${prefix}/`))

function refuse(req: Request, res: Response, { status, message, retryAfter }: PostRejection): void {
  res.status(status).set({ 'Cache-Control': 'no-store', 'Retry-After': String(retryAfter) })
  if (baseOf(req.path) !== undefined || req.accepts(['html', 'json']) !== 'html')
    return void res.json({ success: false, data: null, message } satisfies Envelope)
  res
    .type('html')
    .send(
      `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="robots" content="noindex">` +
        `<title>Слишком много запросов</title><h1>Слишком много запросов</h1><p>${message}.</p>` +
        `<p><a href="/">На главную</a></p></html>`,
    )
}
