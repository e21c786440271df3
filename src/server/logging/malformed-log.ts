import type { Logger } from '#src/server/logging/logger.ts'

const QUIET_MS = 60_000

/**
 * Logs rejected requests by the code of their error: the first at once, further ones of the same code as one line a
 * minute with their number, so that a flood does not fill the disk. Nothing of a request is logged: its bytes may be
 * personal.
 */
export function createMalformedLog(log: Pick<Logger, 'warn'>): (code: string) => void {
  const omitted = new Map<string, number>()

  function report(code: string): void {
    const count = omitted.get(code) ?? 0
    if (count === 0) return void omitted.delete(code)
    write(code, { omitted: count })
  }
  function write(code: string, more: object): void {
    log.warn({ code, ...more }, 'malformed requests are rejected')
    omitted.set(code, 0)
    // It must not keep a stopping process alive.
    setTimeout(report, QUIET_MS, code).unref()
  }
  return (code) => {
    const count = omitted.get(code)
    if (count === undefined) write(code, {})
    else omitted.set(code, count + 1)
  }
}
