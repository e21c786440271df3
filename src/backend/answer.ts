import { STATUS_CODES } from 'node:http'
import { CallError } from '#src/backend/call-error.ts'
import type { Base, Context, Endpoint, Input } from '#src/backend/endpoint.ts'
import { endpoints, cachePolicies } from '#src/backend/endpoints.ts'
import { HOLD_LIMITS } from '#src/backend/leads/hold.ts'
import { createMetrics } from '#src/backend/metrics.ts'
import { createQuery, type RawQuery } from '#src/backend/query.ts'
import { createSearchIndex } from '#src/backend/search/search-index.ts'
import type { ApiResponse, Call, Envelope, Rejection } from '#src/domain/api.ts'

export type Logger = { error: (details: object, message: string) => void }
export type AnswerDeps = Pick<Context, 'db' | 'now' | 'publicOrigin' | 'metrikaId'> &
  Partial<
    Pick<Context, 'wakeOutbox' | 'metrics' | 'onNothingFound' | 'outsideHours' | 'holdLimits' | 'mail' | 'search'>
  > & { log: Logger }

/**
 * `path` is relative to the base: `/v1/news`. A missing query is an empty one. `input` is set for a POST that has
 * passed the gate of server/forms; without it nothing is written.
 */
export type BackendRequest = {
  base: Base
  method: string
  path: string
  query?: RawQuery
  cookie?: string
  /** Of the HTTP request, for the log. */
  id?: string | undefined
  input?: Input
}
export type Answer = (request: BackendRequest) => Promise<ApiResponse>

/** The only call whose body is its data (specification 7.2). */
const BARE: Call = 'GET /configurator/json-data'
/** The schedule has a host of its own; here it is served under the dealer base only (gaps.md 15). */
const DEALER_ONLY: Call[] = ['GET /schedule', 'POST /schedule']
const NO_INPUT: Input = { fields: {}, address: '' }

const table = (Object.keys(endpoints) as Call[]).map((call) => {
  const [method = '', path = ''] = call.split(' ')
  return { call, method, pattern: new RegExp(`^${path.replace('{id}', '([^/]+)')}$`) }
})

/**
 * Creates the function that answers every call of the site, over HTTP or in process. It never rejects: an internal
 * error is logged with its cause, and the caller gets 500 with a Russian sentence.
 */
export function createAnswer({
  log,
  wakeOutbox = () => {},
  metrics = createMetrics(),
  outsideHours,
  holdLimits = HOLD_LIMITS,
  mail = null,
  db,
  now,
  search = createSearchIndex(db, now).current,
  ...deps
}: AnswerDeps): Answer {
  const shared = {
    ...deps,
    db,
    now,
    wakeOutbox,
    metrics,
    outsideHours,
    holdLimits,
    mail,
    search,
  }
  return async (request) => {
    try {
      const { call, id } = findCall(request)
      // The table is type-checked per call; here only the common form of its rows matters.
      const endpoint = endpoints[call] as Endpoint<Call>
      const data = await endpoint(
        { ...shared, base: request.base },
        createQuery(request.query),
        id,
        request.input ?? NO_INPUT,
      )
      return respond(200, call === BARE ? data : ({ success: true, data, message: '' } satisfies Envelope))
    } catch (error) {
      if (error instanceof CallError) return refuse(error)
      log.error({ id: request.id, err: error, call: templateOf(request.path) }, 'API call failed')
      return refuse(new CallError(500, 'Сервис временно недоступен'))
    }
  }
}

/** The GET call of a request and the `{id}` of its path; undefined for any other request. */
export function readingCallOf({ base, method, path }: BackendRequest): { call: Call; id: string } | undefined {
  const row = method === 'GET' ? rowsOf(base, path).find((candidate) => candidate.method === method) : undefined
  return row && { call: row.call, id: row.pattern.exec(path)?.[1] ?? '' }
}

const isReading = (call: Call): call is keyof typeof cachePolicies => Object.hasOwn(cachePolicies, call)
/** How the response of this call may be cached; a call that writes is never cached. */
export const cachePolicyOf = (call: Call): (typeof cachePolicies)[keyof typeof cachePolicies] =>
  isReading(call) ? cachePolicies[call] : 'never'
/** Whether answers under this path (relative to the base) must not be cached. */
export const isNeverCached = (path: string): boolean =>
  table.some(({ call, pattern }) => isReading(call) && cachePolicies[call] === 'never' && pattern.test(path))

/** For the Allow header of a 405. */
export const methodsOf = (base: Base, path: string): string =>
  rowsOf(base, path)
    .map(({ method }) => (method === 'GET' ? 'GET, HEAD' : method))
    .join(', ')

const rowsOf = (base: Base, path: string) =>
  table.filter(({ call, pattern }) => pattern.test(path) && (base === 'dealer' || !DEALER_ONLY.includes(call)))

function findCall({ base, method, path, input }: BackendRequest): { call: Call; id: string } {
  const found = rowsOf(base, path)
  if (found.length === 0) throw new CallError(404, 'Метод не найден')
  const row = found.find((candidate) => candidate.method === method && (method === 'GET' || input))
  if (!row) throw new CallError(405, 'Метод не поддерживается')
  return { call: row.call, id: row.pattern.exec(path)?.[1] ?? '' }
}

/** The row of the table a path belongs to: paths can hold secrets, so none is logged. */
const templateOf = (path: string): string => table.find(({ pattern }) => pattern.test(path))?.call ?? 'unknown'

const refuse = ({ status, message, errors }: CallError): ApiResponse =>
  respond(status, { success: false, data: errors ? { errors } : null, message } satisfies Envelope<Rejection>)

export const respond = (status: number, data: unknown): ApiResponse => ({
  status,
  statusText: STATUS_CODES[status] ?? '',
  data,
})
