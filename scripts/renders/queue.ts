import { duration } from '../progress.ts'
import type { Picture } from './list.ts'
import type { State } from './stamp.ts'

/** Operations of the queue on a picture; provided by the tool, replaced in tests. */
export type Work = {
  stateOf: (picture: Picture) => State | Promise<State>
  /** Renders and finishes one picture; CPU seconds. */
  make: (picture: Picture) => Promise<number>
  /** CPU seconds that a picture will take. */
  guess: (picture: Picture) => number
  say: (line: string) => void
  /** Wall clock, milliseconds. */
  now: () => number
}

/**
 * Renders one picture after another, missing ones first. Finished ones are skipped, so an interrupted queue
 * continues where it was. Returns the names of those that failed.
 */
export async function runQueue(wanted: readonly Picture[], work: Work, signal: AbortSignal): Promise<string[]> {
  const todo = await pending(wanted, work)
  const failed: string[] = []
  let left = todo.reduce((sum, picture) => sum + work.guess(picture), 0)
  let guessed = 0
  const started = work.now()
  work.say(`${todo.length} of ${wanted.length} pictures to render, about ${duration(left)} of processor time`)
  for (const [i, picture] of todo.entries()) {
    if (signal.aborted) break
    const guess = work.guess(picture)
    work.say(`${i + 1}/${todo.length} ${picture.name}: begun, about ${duration(guess)} of processor time`)
    try {
      const cpuSeconds = await work.make(picture)
      left -= guess
      guessed += guess
      // Wall-clock seconds per estimated second: includes other load on the machine.
      const pace = (work.now() - started) / 1000 / guessed
      work.say(
        `${i + 1}/${todo.length} ${picture.name}: done in ${duration(cpuSeconds)} of processor time; ` +
          (left > 1 ? `about ${duration(left * pace)} left` : 'all done'),
      )
    } catch (error) {
      if (signal.aborted) break
      left -= guess
      failed.push(picture.name)
      work.say(error instanceof Error ? error.message : String(error))
    }
  }
  if (signal.aborted) work.say('Stopped. What is finished stays; the next run goes on from there.')
  return failed
}

async function pending(wanted: readonly Picture[], { stateOf }: Work): Promise<Picture[]> {
  const missing: Picture[] = []
  const stale: Picture[] = []
  for (const picture of wanted) {
    const state = await stateOf(picture)
    if (state === 'missing') missing.push(picture)
    else if (state === 'stale') stale.push(picture)
  }
  return [...missing, ...stale]
}
