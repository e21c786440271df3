import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
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

/** In a thread: the one of the server stands still while they connect. */
const CLIENTS = `
  const { connect } = require('node:net')
  const { workerData, parentPort } = require('node:worker_threads')
  const ends = Array.from({ length: 20 }, () => new Promise((done) => {
    let answer = ''
    const socket = connect(workerData.port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\\r\\nHost: a\\r\\nConnection: close\\r\\n\\r\\n'))
    socket.once('connect', () => Atomics.add(workerData.connected, 0, 1) === 19 && Atomics.notify(workerData.connected, 0))
    socket.on('data', (bytes) => (answer += bytes))
    socket.on('error', ({ code }) => (answer = code))
    socket.on('close', () => done(answer.slice(0, 12)))
  }))
  Promise.all(ends).then((answers) => parentPort.postMessage(answers))
`

test('whoever has connected to a busy process before it stops is answered', async () => {
  const server = createServer((_req, res) => res.end('answered')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const connected = new Int32Array(new SharedArrayBuffer(4))
  const { port } = server.address() as AddressInfo
  const clients = new Worker(CLIENTS, { eval: true, workerData: { port, connected } })
  const answers = once(clients, 'message') as Promise<[string[]]>
  for (let seen = 0; seen < 20; seen = Atomics.load(connected, 0)) Atomics.wait(connected, 0, seen)
  await closeGracefully(server)
  expect(new Set((await answers)[0])).toEqual(new Set(['HTTP/1.1 200']))
})
