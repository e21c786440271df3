import { readData } from '#src/backend/upstreams/outside-answer.ts'
import { outsideCall } from '#src/backend/upstreams/outside-calls.ts'
import type { Upstream } from '#src/backend/upstreams/upstream.ts'
import { UpstreamError } from '#src/backend/upstreams/upstream-error.ts'
import type { Api, Call } from '#src/domain/api.ts'

type MirrorParts = {
  /** Name of the data, for the log. */
  what: string
  everyMs: number
  copy: () => Promise<void>
  log: { error: (details: object, text: string) => void }
}

/** Copies at the start and then periodically, one copy at a time. */
export function createMirror({ what, everyMs, copy, log }: MirrorParts) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running = Promise.resolve()

  async function once(): Promise<void> {
    try {
      await copy()
    } catch (error) {
      // Already logged with its call.
      if (!(error instanceof UpstreamError)) log.error({ err: error }, `${what} were not taken over`)
    }
    if (stopped) return
    timer = setTimeout(run, everyMs)
    timer.unref()
  }
  const run = () => {
    running = once()
  }
  return {
    start: run,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

type Asked<C extends Call> = Pick<Api[C], 'query'> & { id?: number }

/** `data` of one reading call of an outside service; null when it rejects the call. Throws UpstreamError. */
export async function askOutside<C extends Call>(
  upstream: Upstream,
  call: C,
  { query, id = 0 }: Asked<C>,
): Promise<Api[C]['data'] | null> {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const outside = outsideCall(call, parameters)
  if (!outside) throw new Error(`${call} is never asked outside`)
  const path = call.replace('GET ', '').replace('{id}', String(id))
  const response = await upstream.ask({
    path: parameters.size > 0 ? `${path}?${parameters}` : path,
    isShared: true,
    read: (body) => readData(outside, body),
  })
  return response.isGood ? (response.data as { data: Api[C]['data'] }).data : null
}
