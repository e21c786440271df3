/** Signs that the visitor is about to use the page: what was left for later is fetched now. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

/** A visitor who only reads gets the rest when the page has long been at rest. */
const REST_MS = 4_000
const RETRY_MS = 3_000

/** A press before its code has come waits this long for it, then does what HTML does. */
const REPLAY_LIMIT_MS = 3_000
const REPLAY_STEP_MS = 50
/** What a press does by script: buttons, openers of popups and of the header's layers. */
const PRESSED = 'button, a[aria-haspopup=dialog], a[data-layer-opener]'

let interest: Promise<void> | undefined

/** Resolves at the first sign of interest, or at rest. One for the whole page load. */
function firstInterest(): Promise<void> {
  interest ??= new Promise((resolve) => {
    const settle = () => {
      for (const sign of SIGNS) removeEventListener(sign, settle, true)
      clearTimeout(timer)
      resolve()
    }
    // An address with a hash already says what is wanted: a popup, an anchor, a build. And a page that the browser has
    // opened in its middle needs a header that knows so.
    const timer = setTimeout(settle, location.hash || scrollY > 0 ? 0 : REST_MS)
    for (const sign of SIGNS) addEventListener(sign, settle, { capture: true, passive: true })
  })
  return interest
}

/** Loads when the visitor shows interest; a file that does not arrive is asked for again, quietly. */
export async function whenWanted<T>(load: () => Promise<T>): Promise<T> {
  await firstInterest()
  for (;;) {
    try {
      // One try after another is the point of this loop.
      // oxlint-disable-next-line no-await-in-loop
      return await load()
    } catch {
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => {
        setTimeout(resolve, RETRY_MS)
      })
    }
  }
}

/** React has hydrated the element: from here on others may add to it. */
export const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))

/**
 * A press before React has taken the element over is held back and made again once it has, so that a quick finger gets
 * the menu, the popup or the sent form too. Without the code a link leads where it leads and a form is sent.
 */
export function replayEarlyPresses(): void {
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null
      if (!pressed || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || isTakenOver(pressed))
        return
      event.preventDefault()
      const until = performance.now() + REPLAY_LIMIT_MS
      const timer = setInterval(() => {
        if (!isTakenOver(pressed) && performance.now() < until) return
        clearInterval(timer)
        if (isTakenOver(pressed)) pressed.click()
        else pressWithoutScripts(pressed)
      }, REPLAY_STEP_MS)
    },
    true,
  )
}

function pressWithoutScripts(pressed: HTMLElement) {
  if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href)
  else if (pressed instanceof HTMLButtonElement && pressed.type === 'submit') pressed.form?.requestSubmit(pressed)
}
