import { randomInt } from 'node:crypto'
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/**
 * Below the ephemeral ports (Linux from 32,768, others from 49,152):
 * between finding such a port free and the start of its server, a connection of another test could take it.
 */
const [FROM, TO] = [20_000, 32_000]
const TRIES = 50

/** A file for each port given out, so that test workers side by side are not given the same one before it is used. */
const CLAIMS = join(tmpdir(), `distributor-site-ports-${userInfo().username}`)
/** Longer than any start. */
const CLAIM_MS = 300_000

/** A free port of this machine. Throws after fifty taken ones in a row. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried++) {
    const port = randomInt(FROM, TO)
    // Sequential: the first free one.
    // oxlint-disable-next-line no-await-in-loop
    if ((await isFree(port)) && isClaimed(port)) return port
  }
  throw new Error(`${TRIES} ports between ${FROM} and ${TO} are taken`)
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** Whether this call has claimed the port. */
function isClaimed(port: number): boolean {
  mkdirSync(CLAIMS, { recursive: true })
  const file = join(CLAIMS, String(port))
  const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (since !== undefined && Date.now() - since > CLAIM_MS) rmSync(file, { force: true })
  try {
    writeFileSync(file, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
