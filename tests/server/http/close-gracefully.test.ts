import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { closeGracefully } from '#src/server/http/close-gracefully.ts'

/** Busy connections are closed by force after this time, ms. */
const FORCED_MS = 10_000

test('a connection whose response ends during the stop is let go before it is forced', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  server.keepAliveTimeout = 65_000
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const [, res] = (await once(server, 'request')) as [unknown, ServerResponse]
  const idleClosed = new Promise<void>((closed) => {
    const close = server.closeIdleConnections.bind(server)
    server.closeIdleConnections = () => closed(close())
  })
  const since = performance.now()
  const stopped = closeGracefully(server)
  await idleClosed
  res.end('late')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200 /)
  await stopped
  expect(performance.now() - since).toBeLessThan(FORCED_MS)
})
