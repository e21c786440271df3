import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A client that sends raw bytes: no library rejects on its behalf what the server has to. */

export type RawAnswer = { status: number; headers: ReadonlyMap<string, string>; body: string; all: string }

const TIMEOUT_MS = 15_000

export function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.once('connect', () => resolve(socket))
    socket.once('error', reject)
  })
}

/**
 * Sends bytes on a new connection and reads until the server closes it, so they should request that. Null where
 * it closed without a response.
 */
export async function sendRaw(url: string, bytes: string | Buffer): Promise<RawAnswer | null> {
  const socket = await openSocket(url)
  const chunks: Buffer[] = []
  socket.on('error', () => {})
  socket.on('data', (chunk) => chunks.push(chunk))
  const closed = new Promise<boolean>((resolve) => {
    socket.once('close', () => resolve(true))
    setTimeout(() => resolve(false), TIMEOUT_MS).unref()
  })
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  const isClosed = await closed
  socket.destroy()
  if (!isClosed && chunks.length === 0) throw new Error('The server neither answered nor closed the connection')
  return read(Buffer.concat(chunks).toString('latin1'))
}

/**
 * A request whose first half the server has read when this resolves: it waits for the rest. Resolves to what sends the
 * rest and returns the status; null where the connection was closed without a response.
 */
export async function beginPost(url: string, path: string, { headers, body }: HalfPost): Promise<EndPost> {
  const socket = await openSocket(url)
  const bytes = Buffer.from(body)
  const lines = Object.entries({ ...headers, 'content-length': String(bytes.length), expect: '100-continue' })
  let received = ''
  socket.on('error', () => {})
  socket.on('data', (chunk) => (received += chunk.toString('latin1')))
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  )
  await once(socket, 'data')
  received = ''
  const half = bytes.length >> 1
  socket.write(bytes.subarray(0, half))
  return async () => {
    const closed = once(socket, 'close')
    socket.write(bytes.subarray(half))
    await closed
    return read(received)?.status ?? null
  }
}
type HalfPost = { headers: Readonly<Record<string, string>>; body: string }
export type EndPost = () => Promise<number | null>

function read(all: string): RawAnswer | null {
  if (!all) return null
  const [head = '', ...rest] = all.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = new Map(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const
    }),
  )
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]), headers, body: rest.join('\r\n\r\n'), all }
}
