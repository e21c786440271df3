type Repeated = {
  everyMs: number
  task: () => Promise<unknown>
  /** Told of a run that has failed; the next one comes all the same. */
  onFailure: (error: unknown) => void
}

/** Runs a task now and again at an interval, and keeps no process alive. Returns how to stop: it waits for the current run. */
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
