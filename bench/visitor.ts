import type { BareTab } from './bare-browser.ts'

/** What to press: the first of these elements that exists, is visible and enabled. */
export type Target = { css: string; text?: string; nth?: number }

/** A visitor with one tab: real touches, mouse presses and keys, each given time to be handled. */
export type Visitor = {
  open: (url: string) => Promise<void>
  /** Resolves when the expression holds in the page; throws after half a minute. */
  until: (expression: string) => Promise<void>
  tap: (target: Target) => Promise<void>
  click: (target: Target) => Promise<void>
  /** A key by its name (`Escape`), with what it types. */
  key: (key: string) => Promise<void>
  type: (text: string) => Promise<void>
  /** How long each interaction so far took until the next frame, ms; see `Interaction`. */
  interactions: () => Promise<Interaction[]>
}

/**
 * One interaction as browsers count it for INP: the longest of its events. Events under 16 ms are not reported and
 * count as 16. `wait`: until the page received it; `work`: until the last handler of the frame finished, including
 * those of events without an interaction of their own (`input`); `paint`: from there until the frame was shown.
 */
export type Interaction = { ms: number; what: string; wait: number; work: number; paint: number }

/** A pause, as a visitor makes; work started by the press ends meanwhile. */
const LOOK_MS = 500
const TRIES = 300
const PAUSE_MS = 100
const SHORTEST_MS = 16
const SHORT: Interaction = { ms: SHORTEST_MS, what: '', wait: 0, work: 0, paint: 0 }

const RECORD = `
  globalThis.seen = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, target, startTime, processingStart, processingEnd } of list.getEntries())
      seen.push({ interaction: interactionId, ms: duration, start: startTime, heard: processingStart, done: processingEnd,
        what: name + ' ' + (target ? target.localName + ' ' + (target.textContent || target.id || target.name || '').trim().slice(0, 24) : '') })
  }).observe({ type: 'event', durationThreshold: ${SHORTEST_MS} })
`

/** The page's record of one event; times in ms of the page's clock, `interaction` 0 where it belongs to none. */
export type SeenEvent = {
  interaction: number
  ms: number
  what: string
  start: number
  heard: number
  done: number
}

/** Browsers round durations to this; events of one frame end this close to each other. */
const ROUNDED_MS = 8

/** The interactions among the events of a page, each by its longest event. */
export function interactionsOf(events: readonly SeenEvent[]): Interaction[] {
  const longest = new Map<number, SeenEvent>()
  for (const event of events)
    if (event.interaction && event.ms > (longest.get(event.interaction)?.ms ?? 0)) longest.set(event.interaction, event)
  return [...longest.values()].map(({ interaction, ms, what, start }) => {
    const end = start + ms
    const inFrame = events.filter((event) => Math.abs(event.start + event.ms - end) <= ROUNDED_MS)
    const heard = Math.min(...inFrame.filter((event) => event.interaction === interaction).map((event) => event.heard))
    const done = Math.min(end, Math.max(...inFrame.map((event) => event.done)))
    return { ms, what, wait: heard - start, work: done - heard, paint: end - done }
  })
}

const KEY_CODES = new Map([
  ['Backspace', 8],
  ['Tab', 9],
  ['Enter', 13],
  ['Escape', 27],
  ['End', 35],
  ['Home', 36],
  ['ArrowLeft', 37],
  ['ArrowUp', 38],
  ['ArrowRight', 39],
  ['ArrowDown', 40],
])

const pause = (ms: number) =>
  new Promise<void>((rested) => {
    setTimeout(rested, ms)
  })

export async function becomeVisitor(tab: BareTab, slower: number): Promise<Visitor> {
  await tab.send('Page.enable')
  // Several tabs are open at once; each has the focus.
  await tab.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: RECORD })
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slower })

  async function evaluate(expression: string): Promise<unknown> {
    const answer = await tab.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
    const { result, exceptionDetails } = answer as { result?: { value?: unknown }; exceptionDetails?: unknown }
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`)
    return result?.value
  }
  async function until(expression: string): Promise<unknown> {
    for (let tried = 0; tried < TRIES; tried++) {
      // One look after another.
      // oxlint-disable-next-line no-await-in-loop
      const value = await evaluate(expression).catch(() => undefined)
      if (value) return value
      // oxlint-disable-next-line no-await-in-loop
      await pause(PAUSE_MS)
    }
    throw new Error(`Never in the page: ${expression}`)
  }
  const look = async () => {
    await evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))')
    await pause(LOOK_MS)
  }
  async function placeOf(target: Target) {
    await until(`(${locate})(${JSON.stringify(target)})`)
    await pause(PAUSE_MS)
    // Its position after scrolling.
    const [x = 0, y = 0] = (await until(`(${locate})(${JSON.stringify(target)})`)) as number[]
    return { x, y }
  }
  async function key(name: string) {
    const isSign = [...name].length === 1
    const code = KEY_CODES.get(name) ?? name.toUpperCase().codePointAt(0)
    const text = isSign ? name : name === 'Enter' ? '\r' : undefined
    const params = { key: name, code: isSign ? '' : name, windowsVirtualKeyCode: code, ...(text && { text }) }
    await tab.send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', ...params })
    await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', ...params, text: undefined })
  }
  return {
    async open(url) {
      await tab.send('Page.navigate', { url })
      await until(
        `document.readyState === 'complete' && location.href.startsWith(${JSON.stringify(url.split('#')[0])})`,
      )
    },
    // An element itself cannot be passed.
    until: async (expression) => void (await until(`Boolean(${expression})`)),
    async tap(target) {
      const { x, y } = await placeOf(target)
      await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await look()
    },
    async click(target) {
      const { x, y } = await placeOf(target)
      const left = { x, y, button: 'left', clickCount: 1 }
      await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
      await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...left })
      await tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...left })
      await look()
    },
    async key(name) {
      await key(name)
      await look()
    },
    async type(text) {
      for (const sign of text) {
        // oxlint-disable no-await-in-loop -- one key after another
        await key(sign)
        await pause(PAUSE_MS)
        // oxlint-enable no-await-in-loop
      }
      await look()
    },
    async interactions() {
      const told = interactionsOf((await evaluate('seen')) as SeenEvent[])
      const count = Number(await evaluate('performance.interactionCount'))
      const short = Array.from({ length: Math.max(0, count - told.length) }, () => ({ ...SHORT }))
      return [...told, ...short]
    },
  }
}

/** Runs in the page: the centre of the element, scrolled into view; null where there is none to press. */
const locate = `({ css, text, nth = 0 }) => {
  const element = [...document.querySelectorAll(css)].filter((one) => {
    const box = (one.matches('input') ? one.closest('label') ?? one : one).getBoundingClientRect()
    return box.width > 0 && box.height > 0 && !one.disabled && !one.closest('[inert]') &&
      getComputedStyle(one).visibility === 'visible' && (!text || one.textContent.includes(text))
  }).at(nth)
  if (!element) return null
  const pressed = element.matches('input[type=radio],input[type=checkbox]') ? element.closest('label') ?? element : element
  let box = pressed.getBoundingClientRect()
  if (box.top < 80 || box.bottom > innerHeight - 80) {
    pressed.scrollIntoView({ block: 'center', behavior: 'instant' })
    box = pressed.getBoundingClientRect()
  }
  return [box.left + box.width / 2, box.top + box.height / 2]
}`
