import type { Socket } from 'node:net'
import { openSocket } from './raw-client.ts'
import { pause } from './site-process.ts'

export type SlowReport = { sockets: number; closed: number; lastMs: number; others: number; othersP95Ms: number }

const DRIP_MS = 1_000
/** By then every one of them has to be disconnected. */
export const CLOSED_WITHIN_MS = 30_000
const VISIT_EVERY_MS = 100

/** What they send at once; the rest is sent one character at a time and never ends. */
const BEGINNINGS = [
  '',
  'GET / HTTP/1.1\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nCookie: a=',
  'POST /dealer/v1/request HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
  'POST /dealer/v1/request HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  'POST /404.html HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n',
]

/** This many slow clients, while others visit a page as usual. */
export async function proveSlowClients(url: string, count: number, page: string): Promise<SlowReport> {
  const started = performance.now()
  const sockets = await Promise.all(Array.from({ length: count }, () => openSocket(url)))
  const lives = sockets.map((socket, index) => drip(socket, BEGINNINGS[index % BEGINNINGS.length]!))
  let isOver = false
  const visits = visitUntil(url + page, () => isOver)
  const ends = Promise.all(lives.map((life) => life.then(() => performance.now() - started)))
  const late = pause(CLOSED_WITHIN_MS + 5_000).then(() => null)
  const times = await Promise.race([ends, late])
  isOver = true
  const took = (await visits).toSorted((a, b) => a - b)
  return {
    sockets: count,
    closed: times?.filter((ms) => ms <= CLOSED_WITHIN_MS).length ?? 0,
    lastMs: Math.round(times ? Math.max(...times) : Infinity),
    others: took.length,
    othersP95Ms: Math.round(took[Math.ceil(took.length * 0.95) - 1] ?? Infinity),
  }
}

/** Resolves when the server has closed the connection. */
function drip(socket: Socket, beginning: string): Promise<void> {
  socket.write(beginning)
  socket.resume()
  const timer = setInterval(() => socket.write('1'), DRIP_MS)
  return new Promise((resolve) => {
    const end = () => {
      clearInterval(timer)
      socket.destroy()
      resolve()
    }
    socket.once('error', end)
    socket.once('end', end)
    socket.once('close', end)
  })
}

async function visitUntil(address: string, isOver: () => boolean): Promise<number[]> {
  const took: number[] = []
  while (!isOver()) {
    const started = performance.now()
    const response = await fetch(address)
    await response.text()
    took.push(response.ok ? performance.now() - started : Infinity)
    await pause(VISIT_EVERY_MS)
  }
  return took
}
