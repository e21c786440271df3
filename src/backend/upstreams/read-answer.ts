import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import type { Dispatcher } from 'undici'

/**
 * Trust boundary to a foreign API: only JSON of bounded size and depth passes, without keys that change prototypes and
 * without addresses that run code. The shapes decide whether it is the expected data.
 */

/** The configurator's data, the largest response, takes a tenth of it. */
export const MAX_BYTES = 2 * 1024 * 1024
/** Ours have 8. */
export const MAX_DEPTH = 32

/** An unusable response. The message is for the operator. */
export class BadAnswerError extends Error {
  override name = 'BadAnswerError'
}

/** Decompresses with a size limit, so that a small body cannot become a huge one. */
const UNPACK = { gzip: promisify(gunzip), br: promisify(brotliDecompress), deflate: promisify(inflate) }
export const ACCEPTED_CODINGS = 'br, gzip'

type Answer = Pick<Dispatcher.ResponseData, 'headers' | 'body'>

/** Reads a body completely and parses it. Throws BadAnswerError. */
export async function readAnswer({ headers, body }: Answer): Promise<unknown> {
  try {
    const type = String(headers['content-type'] ?? '')
    if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) throw new BadAnswerError('the answer is not JSON')
    if (Number(headers['content-length']) > MAX_BYTES) throw new BadAnswerError('the answer is too large')
    return parseForeign(await unpack(await readBytes(body), String(headers['content-encoding'] ?? 'identity')))
  } catch (error) {
    discard(body)
    throw error
  }
}

/** Discards the rest of a body: it must neither stay on the connection nor be waited for. */
export function discard(body: Answer['body']): void {
  // Destroying an unread body emits an error, which without a listener would end the process.
  body.on('error', () => {})
  body.destroy()
}

async function readBytes(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > MAX_BYTES) throw new BadAnswerError('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function unpack(bytes: Buffer, coding: string): Promise<string> {
  if (coding === 'identity') return bytes.toString()
  if (!Object.hasOwn(UNPACK, coding)) throw new BadAnswerError('the answer has an unknown coding')
  try {
    return (await UNPACK[coding as keyof typeof UNPACK](bytes, { maxOutputLength: MAX_BYTES })).toString()
  } catch (error) {
    const isBomb = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    throw new BadAnswerError(isBomb ? 'the answer is too large unpacked' : 'the answer cannot be unpacked')
  }
}

/** Parses JSON from outside. Throws BadAnswerError. */
export function parseForeign(text: string): unknown {
  if (depthOf(text) > MAX_DEPTH) throw new BadAnswerError('the answer is nested too deeply')
  let hasUnsafe = false
  try {
    const value: unknown = JSON.parse(text, (key, item: unknown) => {
      if (FORBIDDEN_KEYS.has(key)) return undefined
      if (typeof item === 'string' && isUnsafeAddress(item)) hasUnsafe = true
      return item
    })
    if (!hasUnsafe) return value
  } catch {
    throw new BadAnswerError('the answer is no JSON')
  }
  throw new BadAnswerError('the answer holds an address that runs code')
}

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** Browsers ignore control characters and spaces before and within a scheme. */
const GAP = String.raw`[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028\u2029\ufeff]*`
const spaced = (word: string) => GAP + [...word].join(GAP)
const RUNS_CODE = new RegExp(
  `^(?:${['javascript:', 'vbscript:', 'livescript:'].map(spaced).join('|')}|${spaced('data:')}[\\w.+/-]*[;,])`,
  'i',
)
const isUnsafeAddress = (text: string): boolean => RUNS_CODE.test(text)

/** The deepest nesting of a JSON text, found without parsing it. */
export function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (inString) {
      if (sign === BACKSLASH) at++
      else if (sign === QUOTE) inString = false
    } else if (sign === QUOTE) inString = true
    else if (sign === OPEN_BRACKET || sign === OPEN_BRACE) deepest = Math.max(deepest, ++depth)
    else if (sign === CLOSE_BRACKET || sign === CLOSE_BRACE) depth--
  }
  return deepest
}
const [QUOTE, BACKSLASH, OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [34, 92, 91, 93, 123, 125]
