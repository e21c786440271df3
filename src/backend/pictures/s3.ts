import { createHash } from 'node:crypto'
import type { LookupFunction } from 'node:net'
import { createBreaker } from '#src/backend/upstreams/breaker.ts'
import { discard } from '#src/backend/upstreams/read-answer.ts'
import { reasonOf } from '#src/backend/upstreams/upstream-error.ts'
import { ObjectStoreError, type ObjectStore } from '#src/backend/pictures/object-store.ts'

/** The S3 calls that pictures need, with signature version 4. Their results are interpreted in store.ts. */

export type S3Settings = {
  /** URL of the service, without the bucket. */
  origin: string
  bucket: string
  key: string
  secret: string
  region: string
  /** `path`: https://host/bucket/key; `host`: https://bucket.host/key. */
  addressing: 'path' | 'host'
}

type Log = { warn: (details: object, text: string) => void; info: (details: object, text: string) => void }
type Options = { log: Log; pauseMs?: number; timeouts?: typeof TIMEOUTS; lookup?: LookupFunction }

/** Timeouts: a visitor waits for a picture, an editor for an upload of megabytes; connecting included. */
const TIMEOUTS = { read: 4_000, write: 15_000 }
const CONNECTIONS = 8
const TRIES = 2
const PAUSE_MS = 250
/** Our largest picture has less than a tenth of it. */
const MAX_BYTES = 64 * 1024 * 1024
/** A store explains a refusal in one line of XML. */
const MAX_REFUSAL = 16 * 1024

type Method = 'GET' | 'PUT' | 'HEAD' | 'DELETE'
type Answer = { status: number; content: Buffer }

/** Both libraries are loaded here, so that a site without a store has neither in memory. */
export async function createS3(settings: S3Settings, options: Options): Promise<ObjectStore> {
  const [{ AwsV4Signer }, { Pool }] = await Promise.all([import('aws4fetch'), import('undici')])
  const { log, pauseMs = PAUSE_MS, timeouts = TIMEOUTS, lookup } = options
  const base = baseOf(settings)
  const pool = new Pool(base.origin, {
    connections: CONNECTIONS,
    keepAliveTimeout: 10_000,
    ...(lookup && { connect: { lookup } }),
  })
  const breaker = createBreaker()
  const asked = new Map<string, Promise<Uint8Array | null>>()
  const timeoutOf = (method: Method) => (method === 'GET' || method === 'HEAD' ? timeouts.read : timeouts.write)
  let isDown = false

  async function send(method: Method, key: string, content: Uint8Array | null): Promise<Answer> {
    const signed = await new AwsV4Signer({
      method,
      url: base.origin + base.prefix + key,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(content ?? '')
          .digest('hex'),
        ...(content && { 'content-type': typeOf(key) }),
      },
      accessKeyId: settings.key,
      secretAccessKey: settings.secret,
      region: settings.region,
      service: 's3',
    }).sign()
    const response = await pool.request({
      method,
      path: signed.url.pathname,
      headers: Object.fromEntries(signed.headers),
      body: content && Buffer.from(content.buffer, content.byteOffset, content.byteLength),
      signal: AbortSignal.timeout(timeoutOf(method)),
    })
    return { status: response.statusCode, content: await bytesOf(response) }
  }

  /** Returns 200, 204 and 404; everything else is retried where that may help, and then a failure. */
  async function call(method: Method, key: string, content: Uint8Array | null = null): Promise<Answer> {
    if (!breaker.admit()) throw new ObjectStoreError('calls are held back, the store fails')
    let reason = ''
    for (let tried = 1; tried <= TRIES; tried++) {
      if (tried > 1) await new Promise((resolve) => setTimeout(resolve, pauseMs))
      try {
        const answer = await send(method, key, content)
        const code = refusalOf(answer)
        if (code === null || code === 'NoSuchKey') {
          breaker.succeeded()
          report(null)
          return answer
        }
        reason = `HTTP ${answer.status}${code && ` ${code}`}`
        if (!isPassing(answer.status)) break
      } catch (error) {
        reason = error instanceof ObjectStoreError ? error.message : reasonOf(error, timeoutOf(method))
      }
    }
    breaker.failed()
    report(reason)
    throw new ObjectStoreError(reason)
  }

  /** Logged once when it fails and once when it recovers. */
  function report(reason: string | null): void {
    if (isDown === (reason !== null)) return
    isDown = reason !== null
    if (isDown) log.warn({ reason }, 'the store of pictures fails')
    else log.info({}, 'the store of pictures answers again')
  }

  const isThere = ({ status }: Answer): boolean => status !== 404
  return {
    put: async (key, content) => {
      if (!isThere(await call('PUT', key, content))) throw new ObjectStoreError('HTTP 404')
    },
    // Visitors who request the same picture at once share one call.
    get: (key) => {
      const running = asked.get(key)
      if (running) return running
      const read = call('GET', key)
        .then((answer) => (isThere(answer) ? answer.content : null))
        .finally(() => asked.delete(key))
      asked.set(key, read)
      return read
    },
    has: async (key) => isThere(await call('HEAD', key)),
    remove: async (key) => void (await call('DELETE', key)),
    stop: () => pool.destroy(),
  }
}

function baseOf({ origin, bucket, addressing }: S3Settings): { origin: string; prefix: string } {
  const url = new URL(origin)
  if (addressing === 'path') return { origin: url.origin, prefix: `/${bucket}/` }
  return { origin: `${url.protocol}//${bucket}.${url.host}`, prefix: '/' }
}

const typeOf = (key: string): string => (key.endsWith('.avif') ? 'image/avif' : 'image/jpeg')

/** Null for a successful call; otherwise the store's own error code, or ''. */
function refusalOf({ status, content }: Answer): string | null {
  if (status === 200 || status === 204) return null
  const code = /<Code>(\w{1,60})<\/Code>/.exec(content.toString('utf8', 0, MAX_REFUSAL))?.[1] ?? ''
  // A response to HEAD has no body.
  return status === 404 && code === '' ? 'NoSuchKey' : code
}

/** Whether a retry may succeed. */
const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429

async function bytesOf({ body }: { body: import('undici').Dispatcher.ResponseData['body'] }): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES) {
      discard(body)
      throw new ObjectStoreError('the answer is too large')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}
