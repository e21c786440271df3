import type { TraceEvent } from './main-thread.ts'

/**
 * What a press costs the page's main thread: CPU time of its tasks from the press to the frame that shows the
 * response. Unlike INP it depends neither on other processes nor on how fast this machine paints without a graphics
 * card.
 */
export type PressCost = { type: string; cpuMs: number }

/** Times in milliseconds. */
type EventTiming = {
  type?: string
  interactionId?: number
  timeStamp?: number
  duration?: number
  processingEnd?: number
}

type PressEvent = TraceEvent & { args?: { name?: string; data?: EventTiming } }

/** What the trace must record for `pressCosts`. */
export const PRESS_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline']

/** `handled`: when its handlers finished; `end`: when the frame was shown. Microseconds. */
type Press = { type: string; pid: number; start: number; handled: number; end: number }

/** Each interaction of a trace, in the order of their presses, by its longest event as in INP. */
export function pressCosts(trace: readonly unknown[]): PressCost[] {
  const events = trace as readonly PressEvent[]
  const mainThreads = new Map(
    events.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [[pid, tid] as const] : [],
    ),
  )
  return pressesOf(events).map((press) => {
    const own = events.filter(({ pid, tid, ph }) => ph === 'X' && pid === press.pid && tid === mainThreads.get(pid))
    return { type: press.type, cpuMs: cpuBetween(own, press.start, handedOver(own, press)) }
  })
}

function pressesOf(events: readonly PressEvent[]): Press[] {
  const longest = new Map<number, Press>()
  for (const { name, ph, pid, ts, args: { data } = {} } of events) {
    if (name !== 'EventTiming' || ph !== 'b' || !data?.interactionId) continue
    const { interactionId, type = '', duration = 0, timeStamp = 0, processingEnd = timeStamp } = data
    const handled = ts + (processingEnd - timeStamp) * 1000
    const press = { type, pid, start: ts, handled, end: ts + duration * 1000 }
    const before = longest.get(interactionId)
    if (!before || press.end - press.start > before.end - before.start) longest.set(interactionId, press)
  }
  return [...longest.values()].toSorted((a, b) => a.start - b.start)
}

/**
 * When the main thread handed over the frame that shows the response, the first one after the handlers: what runs later
 * delays nothing of it, however long the frame takes to be shown.
 */
function handedOver(own: readonly TraceEvent[], { handled, end }: Press): number {
  const ends = own.flatMap(({ name, ts, dur = 0 }) => (name === 'Commit' ? [ts + dur] : []))
  return Math.min(end, ...ends.filter((at) => at > handled))
}

/** CPU time of the tasks in this span, milliseconds; of a task that lasts longer, its share of the time. */
function cpuBetween(own: readonly TraceEvent[], from: number, to: number): number {
  const micros = own.map(({ name, ts, dur = 0, tdur = 0 }) => {
    if (name !== 'RunTask' || dur === 0) return 0
    return (tdur * Math.max(0, Math.min(to, ts + dur) - Math.max(from, ts))) / dur
  })
  return micros.reduce((sum, part) => sum + part, 0) / 1000
}
