import { Readable } from 'node:stream'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Dispatcher } from 'undici'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_BYTES, MAX_DEPTH, depthOf, parseForeign, readAnswer } from '#src/backend/upstreams/read-answer.ts'

const answer = (body: Buffer | string | Iterable<Buffer>, headers: Record<string, string> = {}) => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: Readable.from(
    typeof body === 'string' || Buffer.isBuffer(body) ? [Buffer.from(body)] : body,
  ) as never as Dispatcher.ResponseData['body'],
})

describe('what passes', () => {
  test.each([
    ['plain', 'identity', (text: string) => Buffer.from(text)],
    ['gzip', 'gzip', (text: string) => gzipSync(text)],
    ['Brotli', 'br', (text: string) => brotliCompressSync(text)],
  ])('JSON, %s', async (_name, coding, pack) => {
    await expect(readAnswer(answer(pack('{"a":[1,"я"]}'), { 'content-encoding': coding }))).resolves.toEqual({
      a: [1, 'я'],
    })
  })

  test('prose that only begins like a scheme', () => {
    const texts = { a: 'Data: 14 июля', b: 'Javascript — язык', c: 'https://example.ru/?q=javascript:x', d: 'data' }
    expect(parseForeign(JSON.stringify(texts))).toEqual(texts)
  })
})

describe('what does not', () => {
  test.each([
    ['HTML', answer('<html>', { 'content-type': 'text/html' }), 'is not JSON'],
    ['JSON under another type', answer('{}', { 'content-type': 'text/plain' }), 'is not JSON'],
    ['JSON cut off', answer('{"a":[1,'), 'is no JSON'],
    ['a length beyond the bound', answer('{}', { 'content-length': String(MAX_BYTES + 1) }), 'too large'],
    ['a coding nobody asked for', answer('{}', { 'content-encoding': 'zstd' }), 'unknown coding'],
    ['packed garbage', answer('{}', { 'content-encoding': 'gzip' }), 'cannot be unpacked'],
    ['a packed bomb', answer(gzipSync(Buffer.alloc(64 << 20)), { 'content-encoding': 'gzip' }), 'too large unpacked'],
    ['nesting', answer('['.repeat(100_000)), 'nested too deeply'],
  ])('%s', async (_name, given, reason) => {
    await expect(readAnswer(given)).rejects.toThrow(reason)
    expect(given.body.destroyed).toBe(true)
  })

  test('a body without an end, after no more than the bound', async () => {
    let sent = 0
    function* endless() {
      for (;;) {
        sent += 65_536
        yield Buffer.alloc(65_536, ' ')
      }
    }
    await expect(readAnswer(answer(endless()))).rejects.toThrow('too large')
    expect(sent).toBeLessThan(MAX_BYTES + (4 << 20))
  })

  test.each(['javascript:alert(1)', ' JavaScript:x', 'java\tscript:x', '\u0001javascript:x', 'vbscript:x'])(
    'the address %j, wherever it stands',
    (address) => {
      expect(() => parseForeign(JSON.stringify({ list: [{ href: address }] }))).toThrow('runs code')
    },
  )
  test('an address hidden behind any number of controls', () => {
    expect(() => parseForeign(JSON.stringify([`${'\u0000'.repeat(5_000)}javascript:x`]))).toThrow('runs code')
    expect(() => parseForeign('["data:text/html;base64,PHNjcmlwdD4="]')).toThrow('runs code')
  })

  test('keys that change prototypes are left out, and nothing is changed', () => {
    const value = parseForeign('{"__proto__":{"isAdmin":true},"a":{"constructor":{"prototype":{"x":1}},"b":1}}')
    expect(value).toEqual({ a: { b: 1 } })
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

test('the depth found is the depth there is', () => {
  const deepest = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(deepest)) : 0
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: MAX_DEPTH + 4 }), (value) => {
      expect(depthOf(JSON.stringify(value))).toBe(deepest(value))
    }),
  )
})
