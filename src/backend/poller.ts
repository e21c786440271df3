export type Poller = {
  /** Starts; the first run waits for `before`. */
  start: (before?: Promise<void>) => void
  /** Runs now, or once more after the current run. */
  wake: () => void
  /** No further run; resolves when the current one has ended. */
  stop: () => Promise<void>
  isStopped: () => boolean
}

type PollerParts = {
  /** Does everything that is due, or until the poller is stopped. */
  job: () => Promise<void>
  pollMs: number
  /**
   * `failures`: consecutive failed runs. Called for the 1st, 2nd, 4th, 8th … of them, so that an outage of hours does
   * not flood the log.
   */
  onError: (error: unknown, failures: number) => void
}

/** Runs a job when woken and every `pollMs` besides, never twice at a time. A run that throws is reported and tried again. */
export function createPoller({ job, pollMs, onError }: PollerParts): Poller {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isStopped = false
  let isWokenAgain = false
  let ready = Promise.resolve()
  let failures = 0

  function onFailure(error: unknown): void {
    failures++
    if (Number.isInteger(Math.log2(failures))) onError(error, failures)
  }

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
      .then(() => {
        failures = 0
      })
      .catch(onFailure)
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
      if (before) ready = before.catch((error: unknown) => onError(error, 1))
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
