/** What a press does by script alone or better by script: buttons, openers of popups and of the header's layers. */
export const PRESSABLE = 'button, a[aria-haspopup=dialog], a[data-layer-opener]'

/** A press that HTML can answer as well waits this long for the code. */
export const HELD_MS = 5_000

declare global {
  interface Window {
    /** Presses from before hydration, oldest first. Set by the inline script of the document. */
    heldPresses?: Set<HTMLElement>
  }
}

/**
 * Holds back presses on elements that React has not taken over. It stands in the document as text (server/inline-script.ts)
 * and so names nothing outside itself. Without the code in time a link leads where it leads and a form is sent; a button
 * that HTML cannot answer goes on waiting.
 */
export function holdPresses(pressable: string, limitMs: number): void {
  const held = new Set<HTMLElement>()
  window.heldPresses = held
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
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null
      if (!pressed || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      if (Object.keys(pressed).some((key) => key.startsWith('__reactProps'))) return
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
}
