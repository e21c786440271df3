import { createServer } from 'node:net'
import { randomInt } from 'node:crypto'

/**
 * Under the ports that a kernel gives to connections and to whoever asks for any (Linux from 32,768, others from 49,152):
 * between the moment such a one was found free and the start of its server, a connection of another test could have it.
 */
const [FROM, TO] = [20_000, 32_000]
const TRIES = 50

/** A port of this machine that nobody listens at. Throws where fifty in a row are taken. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried++) {
    const port = randomInt(FROM, TO)
    // One after another: the first that is free.
    // oxlint-disable-next-line no-await-in-loop
    if (await isFree(port)) return port
  }
  throw new Error(`${TRIES} ports between ${FROM} and ${TO} are taken`)
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
