import type { Server } from 'node:http'
import { inTurn, type Listener } from '#src/server/http/pipelining.ts'

type ConnectionLimits = {
  /** Concurrent connections of this process; further ones are closed at once. */
  connections: number
  /** A whole request must have arrived within this time. */
  requestMs: number
  /** How long a connection is kept while a response is in progress but nothing is read or sent. */
  silentMs: number
}

/** The head must have arrived within this time; Node checks it as often as the server was created with. */
const HEADERS_MS = 15_000
/** Limits slow senders to half a minute: by default Node checks only every 30 s. */
export const CHECK_MS = 5_000

/** Limits what one client, or many, can hold open on a port. Pipelined requests are answered one after another. */
export function serveWithLimits(server: Server, answer: Listener, limits: ConnectionLimits): void {
  const listener = inTurn(answer)
  server.on('request', listener)
  server.on('checkExpectation', listener)
  server.headersTimeout = HEADERS_MS
  server.requestTimeout = limits.requestMs
  server.keepAliveTimeout = 65_000
  server.timeout = limits.silentMs
  server.maxConnections = limits.connections
}
