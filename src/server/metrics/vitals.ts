import express, { type RequestHandler } from 'express'
import { Histogram, type Registry } from 'prom-client'
import { VITALS_PATH } from '#src/domain/constants.ts'
import { vitalsShape, type Vitals } from '#src/domain/shapes/vitals.ts'
import { routeNames, routeOf } from '#src/routes.ts'
import type { Limits } from '#src/server/limits/limits.ts'
import { originOf } from '#src/server/http/origin.ts'
import { PostRejection } from '#src/server/http/rejection.ts'

/** Includes the bounds of "good" and "poor" (web.dev/articles/vitals). */
const SECONDS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8]
const SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5]
const MAX_BYTES = 512
const PAGES: ReadonlySet<string> = new Set(routeNames.map((name) => routeOf(name).page))

type VitalsParts = { registry: Registry; publicOrigin: string; limits: Limits }

/**
 * Collects measurements from browsers (analytics/vitals.ts) in histograms. Labels are the page kind and the metric,
 * both from our own lists; nothing else of the request is kept. Calls next() for other addresses.
 */
export function createVitals({ registry, publicOrigin, limits }: VitalsParts): RequestHandler {
  const registers = [registry]
  const seconds = new Histogram({
    name: 'web_vitals_seconds',
    help: 'Measured by browsers: lcp, inp, ttfb',
    labelNames: ['page', 'metric'] as const,
    buckets: SECONDS,
    registers,
  })
  const shifts = new Histogram({
    name: 'web_vitals_layout_shift',
    help: 'Measured by browsers: cumulative layout shift of a page view',
    labelNames: ['page'] as const,
    buckets: SHIFTS,
    registers,
  })
  const readText = express.text({ type: () => true, limit: MAX_BYTES })

  function observe({ page, cls, ...times }: Vitals): void {
    for (const [metric, ms = 0] of Object.entries(times)) seconds.observe({ page, metric }, ms / 1000)
    if (cls !== undefined) shifts.observe({ page }, cls)
  }

  return (req, res, next) => {
    if (req.method !== 'POST' || req.path !== VITALS_PATH) return next()
    const end = (status: number) => res.status(status).set('Cache-Control', 'no-store').end()
    if (originOf(req, publicOrigin) === 'foreign') return void end(403)
    readText(req, res, async (error?: unknown) => {
      if (error) return void end((error as { status?: number }).status ?? 400)
      const vitals = read(req.body)
      if (!vitals) return void end(400)
      try {
        await limits.count(req.ip ?? '')
      } catch (rejection) {
        return void end(rejection instanceof PostRejection ? rejection.status : 500)
      }
      observe(vitals)
      end(204)
    })
  }
}

function read(body: unknown): Vitals | null {
  try {
    const parsed = vitalsShape.safeParse(JSON.parse(String(body)))
    return parsed.success && PAGES.has(parsed.data.page) ? parsed.data : null
  } catch {
    return null
  }
}
