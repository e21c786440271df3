/** A browser that visits the site, as thin as two protocols allow. Everything else is said once, in visitor.ts. */
export type Driver = {
  /** Whether the engine can be touched by a finger. Where it cannot, a press of the mouse stands for it. */
  touches: boolean
  /** Leaves for an address and does not wait for the page: a finger does not either. */
  go: (url: string) => Promise<void>
  /** The value of an expression in the page, awaited; it must be JSON. */
  evaluate: (expression: string) => Promise<unknown>
  tap: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  screenshot: (path: string) => Promise<void>
  close: () => Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space' | 'ArrowRight' | 'ArrowDown' | 'End' | 'Backspace'
export type Size = { width: number; height: number }

export type Engine = {
  name: string
  /** What the machine must have, and the sentence that brings it. */
  needs: readonly string[]
  install: string
  start: () => Promise<{
    version: string
    /** A visitor who was never here: own cookies, own storage. */
    visit: (size: Size) => Promise<Driver>
    stop: () => Promise<void>
  }>
}
