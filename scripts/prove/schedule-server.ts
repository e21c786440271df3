import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { ScheduleMap } from '#src/domain/schedule.ts'

export const SCHEDULE_FAULTS = ['error', 'redirects', 'hangs up', 'breaks off', 'garbage', 'wrong shape'] as const
export type ScheduleBehaviour = 'healthy' | 'refuses' | (typeof SCHEDULE_FAULTS)[number]

type ReceivedRequest = { key: string; fields: Readonly<Record<string, string>> }

/** An outside schedule for proofs: always returns its hours, and accepts bookings unless it is failing. */
export type ScheduleServer = {
  base: string
  behave: (behaviour: ScheduleBehaviour) => void
  /** Accepted bookings, in order. */
  taken: () => readonly ReceivedRequest[]
  /** All posts, including refused ones. */
  posts: () => number
  stop: () => Promise<void>
}

/** Its hours on the day this many days ahead, DD.MM.YYYY. */
export function scheduleOf(daysAhead: number): ScheduleMap {
  const day = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('.')
  const times = Array.from({ length: 8 }, (_, index) => `${10 + index}:00`)
  return { [day]: Object.fromEntries(times.map((time) => [time, { available: true }])) }
}

export async function startScheduleServer(hours: ScheduleMap): Promise<ScheduleServer> {
  let behaviour: ScheduleBehaviour = 'healthy'
  let posts = 0
  const taken: ReceivedRequest[] = []
  const server = createServer(async (req, res) => {
    if (req.method === 'GET') return json(res, 200, { success: true, data: hours, message: '' })
    const fields = await fieldsOf(req)
    posts++
    if (behaviour === 'healthy') taken.push({ key: String(req.headers['idempotency-key']), fields })
    answers[behaviour](res)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/schedule`,
    behave: (next) => {
      behaviour = next
    },
    taken: () => taken,
    posts: () => posts,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

/** By Node's own form parser: the site writes with another client. */
async function fieldsOf(req: IncomingMessage): Promise<Record<string, string>> {
  const headers = { 'content-type': req.headers['content-type'] ?? '' }
  const form = await new Response(Readable.toWeb(req) as ReadableStream, { headers }).formData()
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : 'a file']))
}

const answers: Record<ScheduleBehaviour, (res: ServerResponse) => void> = {
  healthy: (res) => json(res, 200, { success: true, data: {}, message: '' }),
  refuses: (res) => json(res, 409, { success: false, data: null, message: 'Время уже занято' }),
  error: (res) => json(res, 500, { success: true, data: {}, message: '' }),
  redirects: (res) => void res.writeHead(302, { location: '/elsewhere' }).end(),
  'hangs up': (res) => void res.destroy(),
  'breaks off'(res) {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
    res.write('{"success":')
    res.socket?.end()
  },
  garbage: (res) => void res.writeHead(200, { 'content-type': 'application/json' }).end('<html>maintenance'),
  'wrong shape': (res) => json(res, 200, [null]),
}

const json = (res: ServerResponse, status: number, body: unknown): void =>
  void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
