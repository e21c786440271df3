import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createUpstreamMetrics } from '#src/backend/upstreams/upstream-metrics.ts'
import { createUpstream, type Upstream } from '#src/backend/upstreams/upstream.ts'
import { UpstreamError } from '#src/backend/upstreams/upstream-error.ts'

type Received = { method: string | undefined; url: string | undefined; session: unknown; fields: [string, unknown][] }

let upstream: Upstream
let respond: RequestListener
let received: Received[]
let stop: () => Promise<void>

/** Read by another implementation than the one that writes it. */
async function fieldsOf(req: IncomingMessage): Promise<[string, unknown][]> {
  const type = req.headers['content-type'] ?? ''
  return [
    ...(await new Response(Readable.toWeb(req) as ReadableStream, { headers: { 'content-type': type } }).formData()),
  ]
}
const json =
  (body: unknown, status = 200): RequestListener =>
  (_req, res) =>
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

beforeEach(async () => {
  received = []
  respond = json({ success: true, data: {}, message: '' })
  const server = createServer(async (req, res) => {
    const { method, url, headers } = req
    received.push({ method, url, session: headers['x-session'], fields: await fieldsOf(req) })
    respond(req, res)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  upstream = createUpstream({
    name: 'schedule',
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/outside`,
    metrics: createUpstreamMetrics(new Registry()),
    log: { warn: () => {}, info: () => {} },
  })
  stop = async () => {
    await upstream.stop()
    server.closeAllConnections()
    server.close()
  }
})
afterEach(() => stop())

const send = (fields: Record<string, string> = { name: 'Анна' }) =>
  upstream.post('?method=request', fields, { 'x-session': 'one' })

test('a request arrives over a socket as it was written, with query and headers', async () => {
  const fields = {
    name: 'Анна «Мария» О’Нил',
    comment: 'две\r\nстроки\r\n--и черта\r\nContent-Disposition: form-data; name="phone"',
    'odd "name"': '',
    emoji: '🚗',
  }
  const told = await send(fields)
  expect(told).toMatchObject({ status: 200, data: { success: true } })
  expect(received).toEqual([
    { method: 'POST', url: '/outside?method=request', session: 'one', fields: Object.entries(fields) },
  ])
})

test('a refusal with its reason is an answer', async () => {
  respond = json({ success: false, data: null, message: 'Время уже занято' }, 409)
  await expect(send()).resolves.toMatchObject({ status: 409, data: { message: 'Время уже занято' } })
})

describe('a failing service is reported, and nothing of the visitor with it', () => {
  const failures: Record<string, RequestListener> = {
    'answers 500': json({}, 500),
    redirects: (_req, res) => res.writeHead(302, { location: '/elsewhere' }).end(),
    'hangs up': (_req, res) => res.destroy(),
    'breaks off in the middle': (_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
      res.write('{"success":')
      res.socket?.end()
    },
    'says what is no JSON': (_req, res) => res.writeHead(200, { 'content-type': 'application/json' }).end('<html>'),
  }
  for (const [fault, listener] of Object.entries(failures))
    test(`it ${fault}`, async () => {
      respond = listener
      const error = await send({ name: 'Анна', phone: '+79161234567' }).catch((failure: unknown) => failure)
      expect(error).toBeInstanceOf(UpstreamError)
      expect(String(error)).not.toMatch(/Анна|916/)
      expect(received).toHaveLength(1)
    })
})
