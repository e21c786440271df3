import '@testing-library/jest-dom/vitest'
import { afterEach, beforeEach, vi } from 'vitest'

// An unexpected console.error fails the test: hydration warnings and swallowed errors arrive that way.
// One is expected: parts of pages whose code comes later are not waited for, tests see what the server sends.
const SUSPENDED = 'A component suspended inside an `act` scope'
// Bounds for what never comes, not for how long it may take: on a busy machine a right test is slow and not red.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 120_000 })
}
// jsdom lays nothing out and has no such methods.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => {}
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    if (String(args[0]).startsWith(SUSPENDED)) return
    throw new Error(`Unexpected console.error: ${args.map(String).join(' ')}`)
  })
})

afterEach(async () => {
  // A test that fails before it gives the clock back would have the next ones wait for it.
  vi.useRealTimers()
  if (typeof document !== 'undefined') {
    const { cleanup } = await import('@testing-library/react')
    cleanup()
  }
  vi.restoreAllMocks()
})
