import { createServer, type Server } from 'node:http'
import { CHECK_MS, serveWithLimits } from '#src/server/http/connection-limits.ts'
import type { Listener } from '#src/server/http/pipelining.ts'
import { StartError } from '#src/backend/start-error.ts'
import type { Settings } from '#src/server/settings/settings.ts'

/** A few scrapers, each with a connection or two. */
const LIMITS = { connections: 100, requestMs: 20_000, silentMs: 60_000 }

/** Returns all metrics as text, with its content type. */
export type ReadMetrics = () => Promise<{ type: string; text: string }>
type MetricsSettings = Pick<Settings, 'metricsPort' | 'metricsHost'>

/**
 * Serves metrics on a port of their own, so that they are not reachable through the public one. Returns the server, or
 * null where METRICS_PORT is not set. Rejects with StartError when it cannot listen.
 */
export async function serveMetrics(
  { metricsPort, metricsHost }: MetricsSettings,
  read: ReadMetrics,
): Promise<Server | null> {
  if (metricsPort === null) return null
  const server = createServer({ connectionsCheckingInterval: CHECK_MS })
  const answer: Listener = (req, res) => {
    if (req.url !== '/metrics' || (req.method !== 'GET' && req.method !== 'HEAD')) return void res.writeHead(404).end()
    read().then(
      ({ type, text }) => res.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text),
      () => res.writeHead(503).end(),
    )
  }
  serveWithLimits(server, answer, LIMITS)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(new StartError(explain(cause, metricsPort, metricsHost), { cause })))
    server.listen(metricsPort, metricsHost, resolve)
  })
  // An open scrape must not keep a stopping process alive.
  server.unref()
  return server
}

function explain({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `METRICS_PORT ${port} is taken by another process. Set METRICS_PORT to a free one.`
  if (code === 'EACCES') return `METRICS_PORT ${port} needs more rights. Set METRICS_PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `METRICS_HOST="${host}" is no address of this machine. Set METRICS_HOST to one.`
  return `The metrics cannot be served on ${host}:${port}: ${message}.`
}
