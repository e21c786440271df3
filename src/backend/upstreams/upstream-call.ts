import type { Dispatcher } from 'undici'
import { ACCEPTED_CODINGS, discard, readAnswer } from '#src/backend/upstreams/read-answer.ts'
import { HTTP_TIMEOUT_MS } from '#src/domain/constants.ts'
import { UpstreamError, reasonOf } from '#src/backend/upstreams/upstream-error.ts'
import type { Guard } from '#src/backend/upstreams/guard.ts'

/** One reading call. */
export type Ask = {
  /** Path after the base, with its query: `/v1/news?page=1`. */
  path: string
  /** Forwarded cookies of the visitor; with any, the response is not shared. */
  cookie?: string | undefined
  /** Reads the response body; a good one may be reused. Throws when it is not what was expected. */
  read: (body: unknown) => { data: unknown; isGood: boolean }
  /** Whether a response may be shared, and reused when there is no newer one. */
  isShared: boolean
  /** Of the HTTP request that it is made for, for the log; of several that share it, the first one's. */
  id?: string | undefined
}

/** `data` is the result of `read` for a 200, otherwise the body itself or null. */
export type UpstreamResponse = { status: number; data: unknown; isGood: boolean; isStale: boolean }

/** Maximum number of connections, one call on each at a time. */
const CONNECTIONS = 16
const CONNECT_MS = 3_000

/** Statuses of a valid response; any other one (redirects included, none is followed) is a failure of the service. */
const ANSWERS = new Set([200, 400, 404, 409, 410, 422])
/** Whether a service that responds with this status is healthy. */
export const isAnswer = (status: number): boolean => ANSWERS.has(status)

/** Loaded only with an outside service: most sites have none, and it takes four megabytes. */
export async function openPool(origin: string) {
  // The library's own FormData: it rejects any other, even Node's, which comes from another copy of the library.
  const { FormData, Pool } = await import('undici')
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_MS },
    headersTimeout: HTTP_TIMEOUT_MS,
    bodyTimeout: HTTP_TIMEOUT_MS,
    keepAliveTimeout: 30_000,
  })
  return { pool, FormData }
}

/** `prefix` is the path of the base, in front of every call's own. */
export type Client = { prefix: string; opened: ReturnType<typeof openPool> }

/**
 * A reading call. Throws UpstreamError when the service fails or its body is not what was expected; the log says why.
 * Failed posts are logged by who repeats them.
 */
export async function get(client: Client, guard: Guard, ask: Ask): Promise<UpstreamResponse> {
  try {
    return await read(client, guard, ask)
  } catch (error) {
    guard.noteFailure(error, ask.id)
    throw error
  }
}

async function read({ prefix, opened }: Client, { call, failure }: Guard, ask: Ask): Promise<UpstreamResponse> {
  const { path, cookie } = ask
  // A valid body of an unexpected shape does not count as a failure of the service as a whole.
  let misread: unknown
  const result = await call(async (signal) => {
    const { pool } = await opened
    const response = await pool.request({
      method: 'GET',
      path: prefix + path,
      headers: { accept: 'application/json', 'accept-encoding': ACCEPTED_CODINGS, ...(cookie && { cookie }) },
      signal,
    })
    const { statusCode: status } = response
    if (!isAnswer(status)) return refuse(response)
    if (status !== 200) {
      const data = await readAnswer(response).catch(() => null)
      return { status, data, isGood: false, isStale: false }
    }
    const body = await readAnswer(response)
    try {
      return { status, ...ask.read(body), isStale: false }
    } catch (error) {
      misread = error
      return { status, data: null, isGood: false, isStale: false }
    }
  })
  if (misread) throw failure(reasonOf(misread, 0), misread)
  return result
}

/** Sends a form as multipart, once. Throws UpstreamError. */
export type Post = (
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Record<string, string>,
) => Promise<UpstreamResponse>

export const createPost =
  ({ prefix, opened }: Client, { call }: Guard): Post =>
  (path, fields, headers) =>
    call(async (signal) => {
      const { pool, FormData } = await opened
      const body = new FormData()
      for (const [key, value] of Object.entries(fields)) body.append(key, value)
      const response = await pool.request({
        method: 'POST',
        path: prefix + path,
        headers: { accept: 'application/json', 'accept-encoding': ACCEPTED_CODINGS, ...headers },
        body,
        signal,
      })
      if (!isAnswer(response.statusCode)) return refuse(response)
      return { status: response.statusCode, data: await readAnswer(response), isGood: false, isStale: false }
    })

/** A failure of the service; its body is not read. */
function refuse({ body, statusCode }: Dispatcher.ResponseData): never {
  discard(body)
  throw new UpstreamError(`HTTP ${statusCode}`, { status: statusCode })
}
