import type { Server } from 'node:http'
import { connectionsWithin, openFilesFor, openFilesLimit } from '#src/server/http/open-files.ts'
import { inTurn, type Listener } from '#src/server/http/pipelining.ts'
import type { Logger } from '#src/server/logging/logger.ts'
import { createRepeatedLog } from '#src/server/logging/repeated-log.ts'

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

/** The most connections of this port that the limit of open files allows; says when these are fewer than wanted. */
export function possibleConnections(
  wanted: number,
  log: Pick<Logger, 'warn'>,
  openFiles: number | null = openFilesLimit(),
): number {
  const connections = connectionsWithin(openFiles, wanted)
  if (connections < wanted)
    log.warn(
      { openFiles, connections },
      `this process may open few files, so it takes few connections: set LimitNOFILE (ulimit -n) to ${openFilesFor(wanted)}`,
    )
  return connections
}

/** Logs that connections are closed at once because the port has its most: nothing else shows it. */
export function logTurnedAway(server: Server, log: Pick<Logger, 'error'>): void {
  const say = createRepeatedLog((text, more) => log.error({ connections: server.maxConnections, ...more }, text))
  server.on('drop', () => say('connections are turned away: this process has as many as it may'))
}

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
