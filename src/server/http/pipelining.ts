import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Limit on pipelined requests waiting for earlier responses; no browser or proxy sends more. */
const MAX_AHEAD = 32

export type Listener = (req: IncomingMessage, res: ServerResponse) => void

/**
 * Starts a pipelined request only when the earlier responses have been sent: a client that sends much and reads nothing
 * keeps one response in memory, not all of them.
 */
export function inTurn(answer: Listener): Listener {
  const ahead = new WeakMap<Socket, number>()
  return (req, res) => {
    // Node assigns the socket to a response when its turn comes.
    if (res.socket) return answer(req, res)
    const { socket } = req
    const waiting = (ahead.get(socket) ?? 0) + 1
    ahead.set(socket, waiting)
    if (waiting > MAX_AHEAD) return void socket.destroy()
    res.once('socket', () => {
      ahead.set(socket, (ahead.get(socket) ?? 1) - 1)
      answer(req, res)
    })
  }
}
