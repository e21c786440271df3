import { CRM_CALL, reasonOf, type Deliver } from '#src/backend/crm/deliver.ts'
import { retryAfterOf } from '#src/backend/crm/retry-after.ts'
import { HTTP_TIMEOUT_MS } from '#src/domain/constants.ts'
import { UTM_KEYS } from '#src/domain/landing-keys.ts'

type ClientOptions = {
  /** The leads API, ends in /api/. */
  base: string
  /** Sent as a bearer token if set. */
  token: string | null
  now: () => Date
  timeoutMs?: number
}

/** A CRM answers with a few words; a longer body is an error. */
const MAX_ANSWER = 64 * 1024

/**
 * Client of an outside CRM: a GET with all fields in the query, as the specification demands, and the idempotency key
 * in a header. The address holds personal data, so neither it nor an error text that could repeat it is logged.
 */
export function createCrmClient({ base, token, now, timeoutMs = HTTP_TIMEOUT_MS }: ClientOptions): Deliver {
  return async ({ key, fields }) => {
    // Loaded only when there is an outside CRM.
    const { request } = await import('undici')
    const url = new URL(CRM_CALL, base)
    url.search = queryOf(fields).toString()
    try {
      const { statusCode, headers, body } = await request(url, {
        headers: {
          accept: 'application/json',
          'idempotency-key': key,
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await readText(body)
      if (statusCode === 200) return reasonOf(toJson(text))
      const reason = `HTTP ${statusCode}`
      const retryAfterMs = retryAfterOf(statusCode, headers, now())
      return retryAfterMs === null ? reason : { reason, retryAfterMs }
    } catch (error) {
      const { code, name } = error as { code?: string; name?: string }
      return name === 'TimeoutError' ? `no answer in ${timeoutMs} ms` : (code ?? name ?? 'failed')
    }
  }
}

/** Web servers allow 8 KB for a request line; this is what remains for the fields. */
const MAX_QUERY = 7_500

/**
 * What gives way after the readable text, group by group: where the visitor came from, then what may be longest of the
 * rest. Nobody is called by it.
 */
const SHORTENED = [
  ['referrer', ...UTM_KEYS],
  ['comment', 'config'],
] as const

/**
 * Contacts and choice are sent whole. In a query that would be too long the readable text beside them is cut from its end,
 * line by line; if that is not enough, the longest of the fields above is halved until all fits.
 */
export function queryOf(fields: Readonly<Record<string, string>>): URLSearchParams {
  const query = new URLSearchParams(fields)
  const isTooLong = () => query.toString().length > MAX_QUERY
  const lines = (fields['passport'] ?? '').split('\n')
  while (lines.length > 0 && isTooLong()) {
    lines.pop()
    query.set('passport', lines.join('\n'))
  }
  for (const names of SHORTENED) {
    const lengthOf = (name: string) => query.get(name)?.length ?? 0
    while (isTooLong()) {
      const longest = names.reduce<string>((one, other) => (lengthOf(other) > lengthOf(one) ? other : one), names[0])
      const characters = [...(query.get(longest) ?? '')]
      if (characters.length === 0) break
      query.set(longest, characters.slice(0, Math.floor(characters.length / 2)).join(''))
    }
  }
  return query
}

async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > MAX_ANSWER) return ''
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
