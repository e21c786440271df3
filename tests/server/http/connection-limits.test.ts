import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveWithLimits } from '#src/server/http/connection-limits.ts'

let server: Server
const sockets: Socket[] = []
beforeEach(async () => {
  server = createServer()
  serveWithLimits(server, (_req, res) => void res.end('ok'), { connections: 2, requestMs: 5_000, silentMs: 5_000 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
})

async function open(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

async function firstLineOf(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const [part] = (await once(socket, 'data')) as [Buffer]
  return part.toString('latin1').split('\r\n', 1)[0] ?? ''
}

test('one connection too many is closed, and the ones that are open are answered', async () => {
  const kept = [await open(), await open()]
  expect(await Promise.all(kept.map(firstLineOf))).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK'])
  await once(await open(), 'close')
  expect(await firstLineOf(kept[0]!)).toBe('HTTP/1.1 200 OK')
})

test('a place that has become free is given again', async () => {
  const [first] = [await open(), await open()]
  first.end()
  await once(first, 'close')
  expect(await firstLineOf(await open())).toBe('HTTP/1.1 200 OK')
})
