import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Proxy } from './proxy.ts'

/** As in deploy/nginx/upstream.conf: shorter than the processes' DRAIN_MS. */
const IDLE_MS = 1_000

/**
 * Does what deploy/nginx does, in sixty lines, where there is no nginx: alternates between the processes over
 * kept-alive connections, and retries the other one where a connection was refused or broke.
 */
export async function startNodeProxy(upstreams: readonly string[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS })
  let turn = 0
  const server = createServer((req, res) => {
    const body: Buffer[] = []
    req.on('data', (chunk: Buffer) => body.push(chunk))
    req.once('end', () => {
      const first = turn++
      const order = upstreams.map((_, index) => upstreams[(first + index) % upstreams.length]!)
      pass(req, res, Buffer.concat(body), order, agent)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ask: fetch,
    async stop() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function pass(req: IncomingMessage, res: ServerResponse, body: Buffer, order: readonly string[], agent: Agent): void {
  const [upstream, ...others] = order
  if (!upstream) return void res.writeHead(502).end()
  const headers = { ...req.headers, connection: 'keep-alive', 'x-forwarded-for': req.socket.remoteAddress }
  const sent = request(upstream + req.url, { method: req.method, headers, agent }, (answer) => {
    const { connection: _, 'keep-alive': __, ...rest } = answer.headers
    res.writeHead(answer.statusCode ?? 502, rest)
    answer.pipe(res)
    answer.once('error', () => res.destroy())
  })
  sent.once('error', () => {
    if (res.headersSent) return void res.destroy()
    // A POST too: every write of the site is idempotent.
    pass(req, res, body, others, agent)
  })
  sent.end(body)
}
