type Repeated = {
  everyMs: number
  task: () => Promise<unknown>
  /** Called when a run has failed; the next one still runs. */
  onFailure: (error: unknown) => void
}

/**
 * Runs a task now and then at an interval, without keeping the process alive. Returns the stop function, which waits
 * for the current run.
 */
export function startRepeating({ everyMs, task, onFailure }: Repeated): () => Promise<void> {
  let running = Promise.resolve()
  const run = () => {
    running = task().then(() => {}, onFailure)
  }
  run()
  const timer = setInterval(run, everyMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
