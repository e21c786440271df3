import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { hasWrongFields } from '#src/backend/leads/read.ts'
import { createCrmRouter } from '#src/backend/crm/router.ts'
import { calendarFile } from '#src/backend/leads/calendar.ts'
import type { CookieRule } from '#src/backend/upstreams/cookies.ts'
import { createMetrics } from '#src/backend/metrics.ts'
import { createApiRouter } from '#src/backend/router.ts'
import { createCostlyReads } from '#src/server/limits/costly-reads.ts'
import { createCounter } from '#src/server/limits/counter.ts'
import { createFormGate } from '#src/server/forms/gate.ts'
import { createLeadTraffic } from '#src/server/forms/lead-traffic.ts'
import { createProofOfWork } from '#src/server/forms/proof-of-work.ts'
import { keyedHash } from '#src/backend/leads/secrets.ts'
import { createLimits, noLimits } from '#src/server/limits/limits.ts'
import { createCommonHeaders } from '#src/server/http/headers.ts'
import { createRequestPages } from '#src/server/forms/request-page.ts'
import { createPageServer } from '#src/server/pages/page-server.ts'
import { createRenderAddress, type PageRenderer } from '#src/server/rendering/render.ts'
import { readSettings } from '#src/server/settings/settings.ts'
import { createHttpServer, createSite } from '#src/server/site.ts'
import { createTestBackend } from '../../backend/test-backend.ts'

export const CRM_TOKEN = 'a-token-of-the-crm'
export const pair = { cookie: 'XSRF-TOKEN=AAAAAAAAAAAAAAAAAAAAAA', 'x-xsrf-token': 'AAAAAAAAAAAAAAAAAAAAAA' }

/**
 * The web server as it is, with pages that only tell what they were given, `{ address, initial }`, unless there is a
 * `renderer`. `logged` holds every
 * line of the log as text.
 */
export async function startTestSite({
  leadLimit = 0,
  readLimit = 0,
  timeoutMs = 10_000,
  env = {} as Record<string, string>,
  renderer = undefined as PageRenderer | undefined,
  meaningfulCookies = undefined as CookieRule | undefined,
  preview = undefined as RequestHandler | undefined,
} = {}) {
  const backend = await createTestBackend(new Date().toISOString())
  const settings = readSettings(env)
  const logged: string[] = []
  /** Codes of malformed requests, as the metrics count them. */
  const malformed: string[] = []
  const write = (...parts: unknown[]) => void logged.push(JSON.stringify(parts))
  const log = { info: write, warn: write, error: write, isLevelEnabled: () => true } as unknown as Logger
  const headers = createCommonHeaders({ dev: false })
  const pages = createPageServer({
    headers,
    onRefreshError: () => {},
    ...(meaningfulCookies && { meaningfulCookies }),
    render: renderer
      ? createRenderAddress(renderer, backend.answer, log)
      : async (address, { initial } = {}) => ({ status: 200, document: JSON.stringify({ address, initial }) }),
  })
  const { publicOrigin } = settings
  const metrics = createMetrics()
  const hash = (text: string) => keyedHash(backend.db, text)
  const limits = createLimits(leadLimit, { pool: null, what: 'lead', hash })
  const reads =
    readLimit > 0
      ? createCostlyReads({
          counter: createCounter({ what: 'read', pool: null }),
          hash,
          limit: readLimit,
          isPersonal: pages.isPersonal,
        })
      : undefined
  /** The clock of tickets, set forward. */
  const ahead = { ms: 0 }
  const server = createHttpServer()
  const pass: RequestHandler = (_req, _res, next) => next()
  createSite(
    server,
    {
      pages,
      headers,
      readiness: { check: () => Promise.resolve(null) },
      preview,
      forms: createFormGate({
        answer: backend.answer,
        hasWrongFields: (fields) => hasWrongFields(backend.db, fields, backend.now()),
        pages,
        reads,
        limits,
        traffic: createLeadTraffic(leadLimit, null, hash),
        proofs: createProofOfWork({ pool: null, hash, now: () => Date.now() + ahead.ms }),
        publicOrigin,
        metrics,
        log,
        timeoutMs,
        buildLimits: noLimits,
      }),
      api: createApiRouter(backend.answer),
      crm: createCrmRouter({ db: backend.db, token: CRM_TOKEN, now: backend.now, log }),
      requestPages: createRequestPages(pages, (secret) =>
        calendarFile(backend.db, secret, { publicOrigin, organizer: null }),
      ),
      configurations: pass,
      reads,
      siteFiles: pass,
      files: pass,
      onMalformed: (code) => void malformed.push(code),
    },
    settings,
    log,
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...backend,
    logged,
    malformed,
    metrics,
    ahead,
    url,
    fetch: (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init }),
    count: async () => (await backend.db.selectFrom('lead').select('id').execute()).length,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await backend.db.destroy()
    },
  }
}
export type TestSite = Awaited<ReturnType<typeof startTestSite>>
