import * as z from 'zod/mini'
import type { Api, ApiRequest, ApiResponse, Call, Transport } from '#src/domain/api.ts'
import { freezeDeep } from '#src/domain/freeze.ts'
import { ApiError } from '#src/services/errors.ts'

const envelopeShape = z.object({
  success: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
  message: z.optional(z.nullable(z.string())),
})

const rejectionShape = z.object({ errors: z.record(z.string(), z.string()) })
const fieldErrors = (data: unknown): Readonly<Record<string, string>> =>
  z.safeParse(rejectionShape, data).data?.errors ?? {}

type Query<C extends Call> = Api[C]['query']
/** The value of `{id}` in the path, and the body of a POST. */
type Rest = { pathId?: string | number | undefined; body?: FormData }

/** Makes a v1 call, opens its envelope and parses the data by `shape` (specification 5, "Response checks"). */
export async function callV1<T>(
  transport: Transport,
  name: Call,
  query: Query<Call>,
  shape: z.ZodMiniType<T>,
  rest: Rest = {},
): Promise<T> {
  const response = await send(transport, name, query, rest)
  const { success, data, message } = read(envelopeShape, response.data)
  // Strictly true: 1 or 'true' is not success (gaps.md 15).
  if (success !== true) throw new ApiError(message ?? '', response.status, message ?? '')
  return read(shape, data)
}

/** Makes a call whose body is the data itself. */
export async function callPlain<T>(
  transport: Transport,
  name: Call,
  query: Query<Call>,
  shape: z.ZodMiniType<T>,
): Promise<T> {
  return read(shape, (await send(transport, name, query)).data)
}

/** Fields of a form; those without a value are not sent. */
export type FormFields = Readonly<Record<string, string | undefined>>

/** Sends a form as multipart. Rejects with the server's message (specification 8), or with the status text. */
export async function postForm<T>(
  transport: Transport,
  name: Call,
  query: Query<Call>,
  fields: FormFields,
  shape: z.ZodMiniType<T>,
  pathId?: string,
): Promise<T> {
  const body = new FormData()
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) body.append(key, value)
  try {
    return await callV1(transport, name, query, shape, { pathId, body })
  } catch (error) {
    if (!(error instanceof ApiError) || !error.serverMessage) throw error
    throw error.retold(error.serverMessage)
  }
}

async function send(
  transport: Transport,
  name: Call,
  query: Query<Call>,
  { pathId, body }: Rest = {},
): Promise<ApiResponse> {
  const [method, template] = name.split(' ') as [ApiRequest['method'], string]
  const path = template.replace('{id}', encodeURIComponent(String(pathId ?? '')))
  const response = await transport({ method, path, query: query as NonNullable<ApiRequest['query']>, body })
  if (response.status !== 200) throw refused(response)
  return response
}

/**
 * Parses a body without an envelope; an incomplete one is "Неверный ответ сервера", as the specification prescribes.
 */
export async function callFile<T>(
  transport: Transport,
  path: string,
  query: Readonly<Record<string, string>>,
  shape: z.ZodMiniType<T>,
): Promise<T> {
  const response = await transport({ method: 'GET', path, query })
  if (response.status !== 200) throw refused(response)
  const parsed = z.safeParse(shape, response.data)
  if (!parsed.success) throw new ApiError('Неверный ответ сервера')
  return parsed.data
}

/**
 * As the specification prescribes, rejects with the status text; the server's own message is attached for the visitor.
 */
function refused({ status, statusText, data: body }: ApiResponse): ApiError {
  const { message, data } = z.safeParse(envelopeShape, body).data ?? {}
  return new ApiError(statusText, status, message ?? '', fieldErrors(data), data)
}

/** Trust boundary: data of another shape are an error here, not later. */
function read<T>(shape: z.ZodMiniType<T>, data: unknown): T {
  const isShared = typeof data === 'object' && data !== null && Object.isFrozen(data)
  const known = isShared && readings.get(shape)?.get(data)
  if (known) return known as T
  const parsed = z.safeParse(shape, data)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ApiError(`Неверный ответ сервера: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim())
  }
  if (isShared) cacheReading(shape, data, parsed.data)
  return parsed.data
}

/**
 * A cached response is frozen and returned repeatedly (backend/response-cache.ts), so it is parsed once, and the
 * result is frozen too.
 */
const readings = new WeakMap<object, WeakMap<object, unknown>>()

function cacheReading(shape: object, data: object, reading: unknown) {
  const known = readings.get(shape) ?? new WeakMap<object, unknown>()
  readings.set(shape, known.set(data, freezeDeep(reading)))
}
