import { constants, fstatSync, openSync } from 'node:fs'
import { Socket } from 'node:net'
import { isatty } from 'node:tty'

/** Kept: a collected socket closes its descriptor. */
const sockets: Socket[] = []

/**
 * A descriptor for the same pipe, socket or terminal whose writes fail with EAGAIN when its reader is behind, instead of
 * waiting for it with the whole process. Anything else has no reader and is returned as it is.
 */
export function notBlocking(descriptor: number): number {
  const stat = fstatSync(descriptor)
  const isStream = stat.isFIFO() || stat.isSocket()
  if (!isStream && !isatty(descriptor)) return descriptor
  try {
    // Opened once more, so that only these writes are affected and not the other processes that share the pipe.
    return openSync(`/proc/self/fd/${descriptor}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY)
  } catch {
    // The journal's socket, a container's pipe of root, or no /proc: what it shares with others becomes non-blocking.
    if (isStream) sockets.push(new Socket({ fd: descriptor, readable: false }).unref())
    return descriptor
  }
}
