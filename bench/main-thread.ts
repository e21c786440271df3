import type { BareBrowser } from './bare-browser.ts'

/** A task of the page's main thread: its CPU time in milliseconds, and its most expensive part. */
export type Task = { cpuMs: number; work: string }

/** An event of the browser's trace, as far as the measures share it; times in microseconds. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** CPU time of the thread: excludes the time taken by other processes. */
  tdur?: number
}

type TaskEvent = TraceEvent & {
  args?: { data?: { url?: string; functionName?: string; type?: string }; fileName?: string }
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading', 'v8']

/** What the main thread does while a page loads and then idles: its tasks since the first paint, the longest first. */
export async function recordTasks(browser: BareBrowser, url: string, restMs: number): Promise<Task[]> {
  return tasksAfterPaint((await browser.traceLoad(url, { categories: CATEGORIES, restMs })) as TaskEvent[])
}

function tasksAfterPaint(events: readonly TaskEvent[]): Task[] {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error('The page was not painted')
  const own = events.filter(({ pid, tid, ts }) => pid === painted.pid && tid === painted.tid && ts >= painted.ts)
  const inTask = (task: TaskEvent) =>
    own.filter(({ ts, name, tdur }) => tdur && name !== 'RunTask' && ts >= task.ts && ts < task.ts + (task.dur ?? 0))
  return own
    .filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
    .map((task) => ({ task, cpuMs: (task.tdur ?? 0) / 1000 }))
    .toSorted((a, b) => b.cpuMs - a.cpuMs)
    .slice(0, 20)
    .map(({ task, cpuMs }) => ({ cpuMs, work: workOf(inTask(task)) }))
}

/** The longest steps of a task, as named in the trace. */
const workOf = (steps: readonly TaskEvent[]): string =>
  steps
    .toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
    .slice(0, 5)
    .map(({ name, tdur = 0, args }) => {
      const { url = args?.fileName ?? '', functionName = '', type = '' } = args?.data ?? {}
      return [name, type, functionName, url.split('/').at(-1), (tdur / 1000).toFixed(1)].filter(Boolean).join(' ')
    })
    .join('; ')
