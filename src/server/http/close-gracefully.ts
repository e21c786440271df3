import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Requests in flight get this long to finish before their sockets are closed. */
const STOP_TIMEOUT_MS = 10_000

/** An idle connection may have its next request on the way, also on a busy machine; it is closed only after this delay. */
const IDLE_CLOSE_DELAY_MS = 1_500

/** How long connections that go on coming are accepted before the port is closed. */
const ACCEPT_MS = 500

/**
 * Accepts connections that have come before, and no new ones; closes idle ones after a short delay and busy ones after
 * their response.
 */
export async function closeGracefully(server: Server): Promise<void> {
  await acceptWaiting(server)
  await closeAccepted(server)
}

/**
 * A busy process has not accepted everybody who has connected, and may have their requests already: the system resets
 * those who still wait when the port is closed.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let came = 0
  const count = () => came++
  server.on('connection', count)
  const deadline = performance.now() + ACCEPT_MS
  for (let before = -1; came > before && performance.now() < deadline;) {
    before = came
    await nextTurn()
  }
  server.off('connection', count)
}

function closeAccepted(server: Server): Promise<void> {
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
