import type { IncomingMessage } from 'node:http'
import { PostRejection } from '#src/server/http/rejection.ts'

/** Bodies of forms: small, flat, text only, and limited in time. */

export type Fields = Readonly<Record<string, string>>

const MAX_BYTES = 64 * 1024
const MAX_FIELDS = 60
const MAX_NAME = 64
const MAX_VALUE = 4_000
/** Browsers send a form at once; a slower sender holds the connection on purpose. */
const DEFAULT_TIMEOUT_MS = 10_000

const TOO_LARGE = 'Слишком большой запрос. Сократите текст и отправьте ещё раз'
const UNREADABLE = 'Запрос не удалось прочитать'

/** Reads the fields of a JSON, urlencoded or multipart body. Throws PostRejection 400, 408, 413 or 415. */
export async function readFields(req: IncomingMessage, timeoutMs = DEFAULT_TIMEOUT_MS): Promise<Fields> {
  const type = req.headers['content-type'] ?? ''
  const kind = /^\s*(application\/json|application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i.exec(type)
  if (!kind) throw new PostRejection(415, 'Такой вид запроса не поддерживается')
  if (req.headers['content-encoding']) throw new PostRejection(415, 'Сжатые запросы не поддерживаются')
  const body = await readBytes(req, timeoutMs)
  return kind[1]?.toLowerCase() === 'application/json' ? fromJson(body) : fromForm(body, type)
}

async function readBytes(req: IncomingMessage, timeoutMs: number): Promise<Buffer> {
  if (Number(req.headers['content-length']) > MAX_BYTES) throw new PostRejection(413, TOO_LARGE)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const refuse = (rejection: PostRejection) => {
      settle()
      req.pause()
      reject(rejection)
    }
    const timer = setTimeout(() => refuse(new PostRejection(408, 'Запрос шёл слишком долго')), timeoutMs)
    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size > MAX_BYTES) return refuse(new PostRejection(413, TOO_LARGE))
      chunks.push(chunk)
    }
    const onEnd = () => {
      settle()
      resolve(Buffer.concat(chunks))
    }
    const onClose = () => refuse(new PostRejection(400, UNREADABLE))
    const settle = () => {
      clearTimeout(timer)
      req.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose)
    }
    req.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose)
  })
}

function fromJson(body: Buffer): Fields {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new PostRejection(400, UNREADABLE)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new PostRejection(400, UNREADABLE)
  return toFields(Object.entries(value))
}

async function fromForm(body: Buffer, type: string): Promise<Fields> {
  let form: FormData
  try {
    form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  } catch {
    throw new PostRejection(400, UNREADABLE)
  }
  return toFields([...form.entries()])
}

/** Every name once, every value a short text. Nothing is repaired: anything else is rejected. */
function toFields(entries: [string, unknown][]): Fields {
  if (entries.length > MAX_FIELDS) throw new PostRejection(400, 'В запросе слишком много полей')
  const fields = new Map<string, string>()
  for (const [name, value] of entries) {
    const text = typeof value === 'number' ? String(value) : value
    if (text === null || text === undefined) continue
    if (typeof text === 'object' && text instanceof Blob) throw new PostRejection(400, 'Файлы здесь не принимаются')
    if (typeof text !== 'string' || fields.has(name)) throw new PostRejection(400, UNREADABLE)
    if (name.length > MAX_NAME || text.length > MAX_VALUE) throw new PostRejection(413, TOO_LARGE)
    if (FORBIDDEN.test(name) || FORBIDDEN.test(text)) throw new PostRejection(400, 'В запросе недопустимые знаки')
    fields.set(name, text.replace(UNSEEN, ''))
  }
  return Object.fromEntries(fields)
}

/** Direction marks: a phone number copied from an address book may contain them, and nobody sees them. */
const UNSEEN = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/**
 * Control characters other than tab and line ends, and lone surrogates. No keyboard types them; a terminal obeys them.
 */
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}/u
