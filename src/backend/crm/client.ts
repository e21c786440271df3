import { CRM_CALL, reasonOf, type Deliver } from '#src/backend/crm/deliver.ts'
import { HTTP_TIMEOUT_MS } from '#src/domain/constants.ts'

type ClientOptions = {
  /** The leads API, ends in /api/. */
  base: string
  /** Sent as a bearer token, where the CRM wants one. */
  token: string | null
  timeoutMs?: number
}

/** An answer is a few words; what is longer is no answer. */
const MAX_ANSWER = 64 * 1024

/**
 * A CRM elsewhere: a GET with all fields in the query, by the letter of the specification, and the idempotency key in a
 * header. The address holds personal data, so it is never logged, nor is an error's text that could repeat it.
 */
export function createCrmClient({ base, token, timeoutMs = HTTP_TIMEOUT_MS }: ClientOptions): Deliver {
  return async ({ key, fields }) => {
    // Loaded when there is an outside CRM.
    const { request } = await import('undici')
    const url = new URL(CRM_CALL, base)
    url.search = queryOf(fields).toString()
    try {
      const { statusCode, body } = await request(url, {
        headers: {
          accept: 'application/json',
          'idempotency-key': key,
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await readText(body)
      return statusCode === 200 ? reasonOf(toJson(text)) : `HTTP ${statusCode}`
    } catch (error) {
      const { code, name } = error as { code?: string; name?: string }
      return name === 'TimeoutError' ? `no answer in ${timeoutMs} ms` : (code ?? name ?? 'failed')
    }
  }
}

/** Web servers take 8 KB for the line of a request: what is left for the fields. */
const MAX_QUERY = 7_500

/** The fields by the letter travel whole; the readable text beside them gives way, line by line from its end. */
export function queryOf(fields: Readonly<Record<string, string>>): URLSearchParams {
  const query = new URLSearchParams(fields)
  const lines = (fields['passport'] ?? '').split('\n')
  while (lines.length > 0 && query.toString().length > MAX_QUERY) {
    lines.pop()
    query.set('passport', lines.join('\n'))
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
