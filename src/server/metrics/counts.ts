import express, { type RequestHandler } from 'express'
import type { Counting } from '#src/backend/counts/counting.ts'
import { COUNTS_PATH } from '#src/domain/constants.ts'
import { COUNTED_EVENTS, VIEW } from '#src/domain/counts.ts'
import { routeNames, routeOf } from '#src/routes.ts'
import { originOf } from '#src/server/http/origin.ts'
import { PostRejection } from '#src/server/http/rejection.ts'
import type { Limits } from '#src/server/limits/limits.ts'
import { LINK_CODE } from '#src/domain/counted-link.ts'
import { LINK_FIELD } from '#src/domain/landing-keys.ts'

/** What a visitor does in an hour on a page that is never hidden: all of it comes at once when it is left. */
const MAX_LINES = 240
const MAX_BYTES = 8_192
const MAX_STEP = 20
const PAGES: ReadonlyMap<string, string> = new Map(routeNames.map((name) => [name, routeOf(name).page]))
const EVENTS: ReadonlySet<string> = new Set(COUNTED_EVENTS)
/** Robots that run scripts and declare themselves; Cubot makes phones. */
const ROBOT = /(?<!\bcu)bot\b|crawl|spider|slurp|lighthouse|preview/i

type CountsParts = { counting: Pick<Counting, 'add'>; publicOrigin: string; limits: Limits }

/**
 * Adds what browsers report (analytics/counts.ts) to the counters: predefined names by day, nothing else of the
 * request. Calls next() for other addresses.
 */
export function createCounts({ counting, publicOrigin, limits }: CountsParts): RequestHandler {
  const readText = express.text({ type: () => true, limit: MAX_BYTES })
  return (req, res, next) => {
    if (req.method !== 'POST' || req.path !== COUNTS_PATH) return next()
    const end = (status: number) => res.status(status).set('Cache-Control', 'no-store').end()
    if (originOf(req, publicOrigin) === 'foreign') return void end(403)
    readText(req, res, async (error?: unknown) => {
      if (error) return void end((error as { status?: number }).status ?? 400)
      const lines = String(req.body).split('\n').slice(0, MAX_LINES)
      try {
        await limits.count(req.ip ?? '')
      } catch (rejection) {
        return void end(rejection instanceof PostRejection ? rejection.status : 500)
      }
      if (!ROBOT.test(req.headers['user-agent'] ?? '')) for (const line of lines) count(counting, line)
      end(204)
    })
  }
}

/** An unknown name is ignored: a page of another build may know more. */
function count(counting: Pick<Counting, 'add'>, line: string): void {
  const [event = '', detail = ''] = line.split(' ', 2)
  if (event === VIEW) {
    const page = PAGES.get(detail)
    if (page !== undefined) counting.add('view', page)
  } else if (event === LINK_FIELD) {
    if (LINK_CODE.test(detail)) counting.add('link-view', detail)
  } else if (EVENTS.has(event)) {
    const step = /^\d{1,2}$/.test(detail) && Number(detail) <= MAX_STEP ? ` ${Number(detail)}` : ''
    counting.add('step', event + step)
  }
}
