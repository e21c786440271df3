import { SSR_DEADLINE_MS } from '#src/domain/constants.ts'

/** How long the server waits for the data of a page; call `clear` when they arrive sooner. */
export function startDeadline() {
  let timer: NodeJS.Timeout | undefined
  let isPassed = false
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isPassed = true
      resolve()
    }, SSR_DEADLINE_MS)
  })
  return { passed, hasPassed: () => isPassed, clear: () => clearTimeout(timer) }
}
