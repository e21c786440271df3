/** Elements whose click needs, or works better with, scripts: buttons, openers of popups and of the header's layers. */
export const PRESSABLE = 'button, a[aria-haspopup=dialog], a[data-layer-opener]'

/** Elements that handle keys only with scripts: arrows in a row of tabs, the space bar on an opener that is a link. */
export const KEYED = '[role=tab], a[aria-haspopup=dialog], a[data-layer-opener]'

/** A click that HTML can handle as well waits this long for the code. */
export const HELD_MS = 5_000

declare global {
  interface Window {
    /** Clicks from before hydration, oldest first. Set by the inline script of the document. */
    heldPresses?: Set<HTMLElement>
    /** Keys from before hydration, oldest first. */
    heldKeys?: { pressed: HTMLElement; key: string }[]
  }
}

/**
 * Holds back clicks on elements that React has not hydrated. Inlined into the document as text
 * (server/http/inline-script.ts), so it refers to nothing outside itself. When the code does not load in time, a link
 * navigates and a form is submitted; a button without an HTML behaviour keeps waiting.
 */
export function holdPresses(pressable: string, keyed: string, limitMs: number): void {
  const held = new Set<HTMLElement>()
  const keys: { pressed: HTMLElement; key: string }[] = []
  window.heldPresses = held
  window.heldKeys = keys
  /** The target element of an event, unless React has hydrated it or the event is meant for the browser. */
  const early = (event: MouseEvent | KeyboardEvent, selector: string): HTMLElement | null => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null
    return Object.keys(pressed).some((key) => key.startsWith('__reactProps')) ? null : pressed
  }
  const pressByHtml = (pressed: HTMLElement) => {
    const isSubmit = pressed instanceof HTMLButtonElement && pressed.type === 'submit' && pressed.form
    if (!held.has(pressed) || (!isSubmit && !(pressed instanceof HTMLAnchorElement))) return
    held.delete(pressed)
    document.documentElement.toggleAttribute('data-held', held.size > 0)
    if (isSubmit) isSubmit.requestSubmit(pressed)
    else location.assign((pressed as HTMLAnchorElement).href)
  }
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.button === 0 ? early(event, pressable) : null
      if (!pressed) return
      event.preventDefault()
      event.stopPropagation()
      if (held.has(pressed)) return
      held.add(pressed)
      // Lets styles show progress. Not on the element itself, which React compares with its own markup.
      document.documentElement.setAttribute('data-held', '')
      setTimeout(pressByHtml, limitMs, pressed)
    },
    true,
  )
  document.addEventListener(
    'keydown',
    (event) => {
      const pressed = /^(?: |Arrow.*|Home|End)$/.test(event.key) ? early(event, keyed) : null
      // The space bar clicks a button: that click is held.
      if (!pressed || (event.key === ' ' && pressed instanceof HTMLButtonElement)) return
      event.preventDefault()
      event.stopPropagation()
      keys.push({ pressed, key: event.key })
    },
    true,
  )
}
