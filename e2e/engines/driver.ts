/** A minimal browser driver that both protocols can implement. Everything else is in visitor.ts. */
export type Driver = {
  /** Whether the engine supports touch. Where it does not, a mouse click is used. */
  touches: boolean
  /** Navigates to an address without waiting for the page. */
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
  /** What the machine must have installed, and the command that installs it. */
  needs: readonly string[]
  install: string
  start: () => Promise<{
    version: string
    /** A first-time visitor: own cookies, own storage. */
    visit: (size: Size) => Promise<Driver>
    stop: () => Promise<void>
  }>
}
