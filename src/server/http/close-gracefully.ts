import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/** Requests in flight get this long to finish before their sockets are closed. */
const STOP_TIMEOUT_MS = 10_000

/** An idle connection may have its next request on the way, also on a busy machine; it is closed only after this delay. */
const IDLE_CLOSE_DELAY_MS = 1_500

/** Accepts no new connections; closes idle ones after a short delay and busy ones after their response. */
export function closeGracefully(server: Server): Promise<void> {
  // Those whose response is still being made: otherwise they would be kept until they are forced, with the port closed.
  server.keepAliveTimeout = IDLE_CLOSE_DELAY_MS
  return new Promise((resolve) => {
    // After one more look at the sockets: on a busy machine a request may have arrived that nobody has read yet.
    const idle = setTimeout(() => setImmediate(() => server.closeIdleConnections()), IDLE_CLOSE_DELAY_MS)
    const force = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS)
    // Not the HTTP server's own close(), which closes idle connections at once.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(idle)
      clearTimeout(force)
      resolve()
    })
  })
}
