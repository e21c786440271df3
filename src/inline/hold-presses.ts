/** What a press does by script alone or better by script: buttons, openers of popups and of the header's layers. */
export const PRESSABLE = 'button, a[aria-haspopup=dialog], a[data-layer-opener]'

/** What answers keys by script alone: arrows in a row of tabs, the space bar on an opener that is a link. */
export const KEYED = '[role=tab], a[aria-haspopup=dialog], a[data-layer-opener]'

/** A press that HTML can answer as well waits this long for the code. */
export const HELD_MS = 5_000

declare global {
  interface Window {
    /** Presses from before hydration, oldest first. Set by the inline script of the document. */
    heldPresses?: Set<HTMLElement>
    /** Keys from before hydration, oldest first. */
    heldKeys?: { pressed: HTMLElement; key: string }[]
  }
}

/**
 * Holds back presses on elements that React has not taken over. It stands in the document as text (server/http/inline-script.ts)
 * and so names nothing outside itself. Without the code in time a link leads where it leads and a form is sent; a button
 * that HTML cannot answer goes on waiting.
 */
export function holdPresses(pressable: string, keyed: string, limitMs: number): void {
  const held = new Set<HTMLElement>()
  const keys: { pressed: HTMLElement; key: string }[] = []
  window.heldPresses = held
  window.heldKeys = keys
  /** The element the event is meant for, unless React has it, or the browser is asked for something else. */
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
      // Styles show that something is under way. Not on the element: React compares that with its own.
      document.documentElement.setAttribute('data-held', '')
      setTimeout(pressByHtml, limitMs, pressed)
    },
    true,
  )
  document.addEventListener(
    'keydown',
    (event) => {
      const pressed = /^(?: |Arrow.*|Home|End)$/.test(event.key) ? early(event, keyed) : null
      // The space bar clicks a button: that press is held.
      if (!pressed || (event.key === ' ' && pressed instanceof HTMLButtonElement)) return
      event.preventDefault()
      event.stopPropagation()
      keys.push({ pressed, key: event.key })
    },
    true,
  )
}
