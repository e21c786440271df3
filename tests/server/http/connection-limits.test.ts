import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logTurnedAway, possibleConnections, serveWithLimits } from '#src/server/http/connection-limits.ts'
import { openFilesLimit } from '#src/server/http/open-files.ts'

let server: Server
const sockets: Socket[] = []
const told: unknown[] = []
const log = { warn: (details: object) => told.push(details), error: (details: object) => told.push(details) }
beforeEach(async () => {
  server = createServer()
  serveWithLimits(server, (_req, res) => void res.end('ok'), { connections: 2, requestMs: 5_000, silentMs: 5_000 })
  logTurnedAway(server, log)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  told.length = 0
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

test('that connections are turned away is logged once, however many they are', async () => {
  await Promise.all([open(), open()])
  for (let count = 0; count < 3; count++) await once(await open(), 'close')
  expect(told).toEqual([{ connections: 2 }])
})

test.each<[openFiles: number | null, connections: number]>([
  [64, 8],
  [1_024, 448],
  [10_128, 5_000],
  [1_048_576, 5_000],
  [null, 5_000],
])('with %s open files %s connections are taken, and files remain for what they ask', (openFiles, connections) => {
  expect(possibleConnections(5_000, log, openFiles)).toBe(connections)
  expect(told).toEqual(connections < 5_000 ? [{ openFiles, connections }] : [])
})

test('the limit of open files is read as the system tells it; elsewhere there is none', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'limits-')), 'limits')
  writeFileSync(file, 'Limit  Soft Limit  Hard Limit  Units\nMax open files            20000    20001    files\n')
  expect(openFilesLimit(file)).toBe(20_000)
  expect(openFilesLimit('/nowhere')).toBeNull()
})
