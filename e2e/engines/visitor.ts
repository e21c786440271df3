import { pause } from '../../scripts/prove/site-process.ts'
import type { Control } from '../early/pair.ts'
import type { Driver, Key } from './driver.ts'
import type { Front } from './front.ts'

/** Long enough for a busy machine. */
const TIMEOUT_MS = 25_000
const BETWEEN_MS = 30
/** A command to a page that is being left may never get a response: it is repeated. */
const ANSWER_MS = 6_000

/** The visitor of a journey: actions and checks, the same for every engine. */
export type Visitor = {
  isPhone: boolean
  /** Opens a page and waits for its first paint only. A touch must follow: the code comes after it. */
  open: (path: string) => Promise<void>
  /** Delays all code from here until the next page. */
  holdCode: () => void
  /** Opens a page and waits until React has hydrated it. */
  visit: (path: string) => Promise<void>
  /** Waits until React has hydrated the page. */
  settle: () => Promise<void>
  /** Touch where the engine supports it, else the mouse. */
  touch: (control: Control) => Promise<void>
  press: (key: Key) => Promise<void>
  /** Touches the field and types over what stands in it. */
  write: (control: Control, text: string) => Promise<void>
  /** Chooses by the option's text; its place where that is not known. */
  choose: (control: Control, option: string | number) => Promise<void>
  /** Waits for words within an element that can be seen. */
  sees: (text: string, within?: string) => Promise<void>
  seesNot: (text: string, within?: string) => Promise<void>
  isAt: (address: RegExp) => Promise<void>
  /** Waits until the function in the page answers true. */
  finds: <A extends (string | number)[]>(what: string, test: (...args: A) => boolean, ...args: A) => Promise<void>
  read: <T, A extends (string | number)[]>(ask: (...args: A) => T, ...args: A) => Promise<T>
}

const call = (ask: (...args: never[]) => unknown, args: readonly unknown[]) =>
  `(${ask.toString()})(...${JSON.stringify(args)})`

export const nameOf = ({ role, name, field, value, within }: Control): string =>
  [role, name && `«${name}»`, field && `${field}${value ? `=${value}` : ''}`, within && `in ${within}`]
    .filter(Boolean)
    .join(' ')

/** A driver that does not respond fails its command, not the whole run. */
async function withTimeout<T>(what: string, asked: Promise<T>, ms: number = TIMEOUT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`no answer in ${Math.round(ms / 1000)} s: ${what}`)), ms)
  })
  try {
    return await Promise.race([asked, end])
  } finally {
    clearTimeout(timer)
  }
}

/** Adds retries to `driver`, and makes sure that the first touch of an opened page precedes its code. */
export function visitorOf(driver: Driver, front: Front, isPhone: boolean): Visitor {
  /** A page was opened and not touched yet: its code is held back. */
  let isFresh = false

  /** Polls until the condition holds, also across a navigation. */
  async function until<T>(what: string, expression: string, isRight: (answer: T) => boolean = Boolean): Promise<T> {
    let last: unknown
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(BETWEEN_MS)) {
      try {
        const answer = (await withTimeout(what, driver.evaluate(expression), ANSWER_MS)) as T
        if (isRight(answer)) return answer
        last = answer
      } catch (error) {
        last = error instanceof Error ? error.message : error
      }
    }
    throw new Error(`${what} (last: ${JSON.stringify(last)?.slice(0, 300)})`)
  }

  /** A check before the first touch means that the action was not early. */
  function mustBeTouched(what: string) {
    if (isFresh) throw new Error(`The page was opened to be touched, and is not: ${what}`)
  }

  async function wasEarly(what: string) {
    isFresh = false
    front.letCode()
    for (const end = Date.now() + TIMEOUT_MS; ; await pause(BETWEEN_MS)) {
      const press = front.firstPress()
      if (press?.isHydrated) throw new Error(`Came after the code and proves nothing: ${what}`)
      if (press && (press.by === 'touch') !== (driver.touches && isPhone))
        throw new Error(`Done by ${press.by}: ${what}`)
      if (press) return
      if (Date.now() > end) throw new Error(`Met nothing: ${what}`)
    }
  }

  async function go(path: string) {
    // Told from a page of the same address that was there before.
    await withTimeout('the page before', driver.evaluate('(window.isLeft = true)')).catch(() => {})
    await withTimeout(path, driver.go(`${front.url}${path}`))
    await until(
      `no first paint of ${path}`,
      call(
        (wanted: string) => {
          if ('isLeft' in window || location.pathname !== new URL(wanted, location.origin).pathname) return false
          // Firefox tells no first paint of a page that begins at an anchor: there the whole HTML counts.
          const isScrolled = document.readyState !== 'loading' && scrollY > 0
          return isScrolled || performance.getEntriesByName('first-contentful-paint').length > 0
        },
        [path],
      ),
    )
  }

  async function touch(control: Control) {
    const what = nameOf(control)
    await until(
      `never there: ${what}`,
      call((wanted: Control) => window.early.find(wanted) !== null, [control]),
    )
    // An animated element (a drawer, a popup) is touched at its final position.
    const spot = await until<{ x: number; y: number; covered: string | null }>(
      `cannot be touched: ${what}`,
      call(
        async (wanted: Control) => {
          const before = await window.early.spot(wanted)
          await new Promise((done) => void setTimeout(done, 30))
          const after = await window.early.spot(wanted)
          const isStill = Math.abs(before.x - after.x) < 1 && Math.abs(before.y - after.y) < 1
          return isStill ? after : { ...after, covered: 'it moves' }
        },
        [control],
      ),
      ({ covered }) => covered === null,
    )
    await withTimeout(what, driver.tap(spot.x, spot.y))
    if (isFresh) await wasEarly(what)
  }

  const finds: Visitor['finds'] = async (what, test, ...args) => {
    mustBeTouched(what)
    await until(`not found: ${what}`, call(test, args))
  }

  async function settle() {
    await finds('a page that React has hydrated', () => {
      const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
      const parts = ['#app', 'header', 'h1'].map((part) => document.querySelector(part))
      return (
        parts.every((part) => part !== null && isHydrated(part)) &&
        [...document.querySelectorAll('footer a, header a, main :is(button, input)')].every(isHydrated)
      )
    })
  }

  const words = (text: string, within: string) =>
    call(
      (wanted: string, place: string) => {
        const plain = (one: string) => window.early.plain(one)
        return [...document.querySelectorAll<HTMLElement>(place)].some(
          (element) => window.early.isVisible(element) && plain(element.innerText).includes(plain(wanted)),
        )
      },
      [text, within],
    )

  return {
    isPhone,
    async open(path) {
      mustBeTouched(path)
      front.holdCode(path)
      isFresh = true
      await go(path)
    },
    holdCode: () => front.holdCode(),
    async visit(path) {
      mustBeTouched(path)
      await go(path)
      front.letCode()
      await settle()
    },
    settle,
    touch,
    press: (key) => withTimeout(key, driver.press(key)),
    async write(control, text) {
      await touch(control)
      await until(
        `no caret in ${nameOf(control)}`,
        call(
          (wanted: Control) => {
            const field = window.early.find(wanted)
            if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
              if (field !== document.activeElement) return false
              field.select()
              return true
            }
            return false
          },
          [control],
        ),
      )
      await withTimeout(`«${text}» into ${nameOf(control)}`, driver.type(text))
    },
    async choose(control, option) {
      await until(
        `no option ${option} in ${nameOf(control)}`,
        call(
          (wanted: Control, one: string | number) => {
            const select = window.early.find(wanted)
            if (!(select instanceof HTMLSelectElement)) return false
            const { plain } = window.early
            const index =
              typeof one === 'number'
                ? one
                : [...select.options].findIndex(({ textContent }) => plain(textContent).startsWith(plain(one)))
            if (index < 0 || index >= select.options.length) return false
            // The list of a select is a separate window that WebDriver cannot reach: only its result is set.
            select.focus()
            select.selectedIndex = index
            select.dispatchEvent(new Event('input', { bubbles: true }))
            select.dispatchEvent(new Event('change', { bubbles: true }))
            return true
          },
          [control, option],
        ),
      )
    },
    async sees(text, within = 'body') {
      mustBeTouched(text)
      await until(`never read: «${text}» in ${within}`, words(text, within))
    },
    async seesNot(text, within = 'body') {
      mustBeTouched(text)
      await until<boolean>(`still read: «${text}» in ${within}`, words(text, within), (is) => !is)
    },
    async isAt(address) {
      mustBeTouched(String(address))
      await until<string>(`never at ${address}`, 'location.href', (href) => address.test(href))
    },
    finds,
    read: async <T, A extends (string | number)[]>(ask: (...args: A) => T, ...args: A) =>
      (await withTimeout(ask.toString(), driver.evaluate(call(ask, args)))) as T,
  }
}
