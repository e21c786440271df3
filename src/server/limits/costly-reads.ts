import type { Request, RequestHandler, Response } from 'express'
import { subscriberOf } from '#src/backend/network.ts'
import type { Envelope } from '#src/domain/api.ts'
import { API_BASE, DEALER_BASE } from '#src/domain/constants.ts'
import { hrefTo } from '#src/routes.ts'
import type { Counter } from '#src/server/limits/counter.ts'
import { tooMany, type Hash } from '#src/server/limits/limits.ts'
import { addressOf, redirectOf } from '#src/server/pages/page-address.ts'

/**
 * Reads that cost processor time each time because no cache can hold them all: searches, unknown addresses, documents.
 * The limit allows one address as much as a crowd behind it needs.
 */
export type CostlyReads = {
  /** Counts costly reads recognised by their address. Mount before the API. */
  known: RequestHandler
  /** Counts requests that nothing else has answered. Mount before the pages. */
  unknown: RequestHandler
}

/** In ten minutes: at 10 to 25 ms each, a tenth of one processor. A visitor who types all the time makes 300. */
const READ_LIMIT = 3_000

const SEARCH_CALL = /^\/v1\/(?:search|suggest)/
const DOCUMENT = /^\/upload\/.+\.pdf$/i

type ReadParts = { counter: Counter; hash: Hash; limit?: number }

export function createCostlyReads({ counter, hash, limit = READ_LIMIT }: ReadParts): CostlyReads {
  const counted =
    (isCostly: (url: string) => boolean): RequestHandler =>
    async (req, res, next) => {
      if (!isCostly(req.originalUrl)) return next()
      const { points, msLeft } = await counter.add(await hash(`counter ${subscriberOf(req.ip ?? '')}`), 1)
      if (points <= limit) return next()
      refuse(req, res, tooMany(msLeft, 'запросов'))
    }
  return {
    known: counted(isSearchOrDocument),
    unknown: counted(isUnknown),
  }
}

/** Redirected addresses are known: they cost no page, and the root of the site may be one. */
const isUnknown = (url: string): boolean =>
  addressOf(url) === null && redirectOf(url) === null && !isSearchOrDocument(url)

function isSearchOrDocument(url: string): boolean {
  const [path = '', query] = url.split('?', 2)
  if (path === hrefTo('search')) return Boolean(query)
  const base = baseOf(path)
  return base === undefined ? DOCUMENT.test(path) : SEARCH_CALL.test(path.slice(base.length))
}

const baseOf = (path: string) => [DEALER_BASE, API_BASE].find((prefix) => path.startsWith(`${prefix}/`))

function refuse(req: Request, res: Response, { status, message, retryAfter }: ReturnType<typeof tooMany>): void {
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
