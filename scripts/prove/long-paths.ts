import { readFileSync } from 'node:fs'
import { sendRaw } from './raw-client.ts'

export type LongPathReport = {
  requests: number
  shortMs: number
  longMs: number
  ratio: number
  faults: string[]
}

/** The maximum address length of Node and nginx. */
const LONG = 15_800
const ROUNDS = 4
/** Kinds of characters that a pattern may be slow on, each the whole path. */
const SIGNS = ['a', '7', '-', '%40', '/', '7-']
/** Of `utime` and `stime`: a tick is 10 ms on every Linux. */
const TICK_MS = 10

/** CPU time of a process so far, ms. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/**
 * CPU time of an unknown address, short and 15,800 characters long, in turn within one run, so that other
 * load affects both. The site logs each of them.
 */
export async function proveLongPaths(
  { url, pid }: { url: string; pid: number },
  each: number,
): Promise<LongPathReport> {
  const faults: string[] = []
  let [shortMs, longMs] = [0, 0]
  const run = async (length: number) => {
    const before = cpuMs(pid)
    for (let index = 0; index < each; index++) {
      const sign = SIGNS[index % SIGNS.length] ?? 'a'
      const path = `/${sign.repeat(Math.max(1, Math.floor(length / sign.length)))}`
      const answer = await sendRaw(url, Buffer.from(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`))
      if (answer?.status !== 404) faults.push(`${sign} × ${length}: ${answer?.status ?? 'closed'}`)
    }
    return cpuMs(pid) - before
  }
  // Both once, so that neither includes first-time costs.
  await run(8)
  await run(LONG)
  for (let round = 0; round < ROUNDS; round++) {
    shortMs += await run(8)
    longMs += await run(LONG)
  }
  const count = each * ROUNDS
  return {
    requests: count * 2,
    shortMs: Math.round((shortMs / count) * 100) / 100,
    longMs: Math.round((longMs / count) * 100) / 100,
    ratio: Math.round((longMs / shortMs) * 100) / 100,
    faults: faults.slice(0, 5),
  }
}
