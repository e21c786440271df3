export type Poller = {
  /** Begins; the first run waits for `before`. */
  start: (before?: Promise<void>) => void
  /** Runs at once, or once more after the run that is under way. */
  wake: () => void
  /** No further run; resolves when the one under way is over. */
  stop: () => Promise<void>
  isStopped: () => boolean
}

type PollerParts = {
  /** Does what is due until nothing is, or until the poller is stopped. */
  job: () => Promise<void>
  pollMs: number
  onError: (error: unknown) => void
}

/** Runs a job when woken and every `pollMs` besides, never twice at a time. A run that throws is told of and tried again. */
export function createPoller({ job, pollMs, onError }: PollerParts): Poller {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isStopped = false
  let isWokenAgain = false
  let ready = Promise.resolve()

  function run(): void {
    if (isStopped) return
    if (running) {
      isWokenAgain = true
      return
    }
    clearTimeout(timer)
    isWokenAgain = false
    running = ready
      .then(job)
      .catch(onError)
      .finally(() => {
        running = undefined
        if (isStopped) return
        if (isWokenAgain) return run()
        timer = setTimeout(run, pollMs)
        timer.unref()
      })
  }

  return {
    start(before) {
      if (before) ready = before.catch(onError)
      run()
    },
    wake: run,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
    isStopped: () => isStopped,
  }
}
