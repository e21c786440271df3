/** Progress of long work and its remaining time, as lines for a terminal or a log. */

type Voice = { say: (line: string) => void; now: () => number }
const terminal: Voice = {
  say: (line) => void process.stdout.write(`${line}\n`),
  now: () => performance.now(),
}

/** Maximum number of progress lines, however many steps the work has. */
const LINES = 10

/**
 * Returns a function to call after every step: at every tenth of the work it prints what is done and, at the current
 * pace, what is left.
 */
export function createProgress(what: string, total: number, { say, now }: Voice = terminal): () => void {
  const started = now()
  const tenthOf = (steps: number) => Math.floor((steps / total) * LINES)
  let done = 0
  return () => {
    done++
    if (done >= total || tenthOf(done) === tenthOf(done - 1)) return
    const left = ((now() - started) / 1000 / done) * (total - done)
    say(`${what}: ${done} of ${total}, about ${duration(left)} left`)
  }
}

/** «3 h 20 min», «4 min», «30 s». */
export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
