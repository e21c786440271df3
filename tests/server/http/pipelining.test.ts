import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTestSite, type TestSite } from '../forms/site.ts'

/** More than the buffers of both ends of a connection hold. */
const DOCUMENT = randomBytes(6_000_000).toString('hex')

let site: TestSite
let socket: Socket
const begun: string[] = []
beforeEach(async () => {
  begun.length = 0
  site = await startTestSite({
    renderer: async ({ search }) => {
      begun.push(search)
      return { status: 200, document: DOCUMENT }
    },
  })
  socket = connect(Number(new URL(site.url).port), '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
})
afterEach(async () => {
  socket.destroy()
  await site.stop()
})

const sendAhead = (count: number) =>
  socket.write(
    Array.from({ length: count }, (_, index) => `GET /search.html?q=${index} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''),
  )

test('a client that reads nothing has one answer in memory, and all of them in turn once it reads', async () => {
  socket.pause()
  sendAhead(8)
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(0), { timeout: 240_000 })
  // Time for all of them to begin, if they did not wait.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(begun).toEqual(['?q=0'])
  let received = 0
  socket.on('data', (chunk) => (received += chunk.length)).resume()
  await vi.waitFor(() => expect(received).toBeGreaterThan(8 * DOCUMENT.length), { timeout: 240_000 })
  expect(begun).toEqual(Array.from({ length: 8 }, (_, index) => `?q=${index}`))
})

test('who sends far ahead is closed', async () => {
  const closed = once(socket, 'close')
  socket.pause()
  sendAhead(60)
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(0), { timeout: 240_000 })
  socket.resume()
  await closed
  expect(begun).toEqual(['?q=0'])
})
