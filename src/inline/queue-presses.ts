/** Elements whose click needs, or works better with, scripts: buttons, and links that open popups and header menus. */
export const PRESSABLE = 'button, a[aria-haspopup=dialog], a[data-layer-opener]'

/** Attribute of an opener in the header: id of the element that can be shown before there is code. */
export const SHOWS = 'data-shows'
/** Attribute of an element shown this way. Styles do the rest. */
export const SHOWN_EARLY = 'data-early'

/** Elements that handle keys only with scripts: arrows in a row of tabs, Space on a link that opens a popup. */
export const KEY_TARGETS = '[role=tab], a[aria-haspopup=dialog], a[data-layer-opener]'

/** A click that HTML can handle as well waits this long for the code. */
export const QUEUED_MS = 5_000

declare global {
  interface Window {
    /** Clicks from before hydration, oldest first. Set by the inline script of the document. */
    queuedPresses?: Set<HTMLElement>
    /** Keys from before hydration, oldest first. */
    queuedKeys?: { pressed: HTMLElement; key: string }[]
  }
}

/**
 * Queues clicks on elements that React has not hydrated. Inlined into the document as text
 * (server/http/inline-script.ts), so it refers to nothing outside itself. When the code does not load in time, a link
 * navigates and a form is submitted; a button without an HTML behaviour keeps waiting. An opener of the header's menus
 * shows the part of the menu that is in the HTML at once and hides it with the next click, unless that is the second of a
 * double click; React adopts that state.
 */
export function queuePresses(pressable: string, keyed: string, limitMs: number, shows: string, early: string): void {
  const queue = new Set<HTMLElement>()
  const keys: { pressed: HTMLElement; key: string }[] = []
  window.queuedPresses = queue
  window.queuedKeys = keys
  /** The target element of an event, unless React has hydrated it or the event is meant for the browser. */
  const earlyTarget = (event: MouseEvent | KeyboardEvent, selector: string): HTMLElement | null => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null
    return Object.keys(pressed).some((key) => key.startsWith('__reactProps')) ? null : pressed
  }
  const layerOf = (pressed: HTMLElement) => document.getElementById(pressed.getAttribute(shows) ?? '')
  // Lets styles show progress. Not on the element itself, which React compares with its own markup.
  const showProgress = () =>
    document.documentElement.toggleAttribute(
      'data-queued',
      [...queue].some((pressed) => !layerOf(pressed)),
    )
  /** Shows or hides what an opener opens; of two side by side, opening one closes the other. */
  const toggleLayer = (pressed: HTMLElement, layer: HTMLElement) => {
    const isShown = layer.hasAttribute(early)
    for (const opener of queue) {
      const other = layerOf(opener)
      if (!other || (other !== layer && other.contains(layer))) continue
      queue.delete(opener)
      other.removeAttribute(early)
      opener.setAttribute('aria-expanded', 'false')
    }
    if (isShown) return
    queue.add(pressed)
    layer.setAttribute(early, '')
    pressed.setAttribute('aria-expanded', 'true')
  }
  const pressByHtml = (pressed: HTMLElement) => {
    const isSubmit = pressed instanceof HTMLButtonElement && pressed.type === 'submit' && pressed.form
    if (!queue.has(pressed) || (!isSubmit && !(pressed instanceof HTMLAnchorElement))) return
    queue.delete(pressed)
    showProgress()
    if (isSubmit) isSubmit.requestSubmit(pressed)
    else location.assign((pressed as HTMLAnchorElement).href)
  }
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.button === 0 ? earlyTarget(event, pressable) : null
      if (!pressed) return
      event.preventDefault()
      event.stopPropagation()
      const layer = layerOf(pressed)
      if (layer) return event.detail > 1 ? undefined : toggleLayer(pressed, layer)
      if (queue.has(pressed)) return
      queue.add(pressed)
      showProgress()
      setTimeout(pressByHtml, limitMs, pressed)
    },
    true,
  )
  document.addEventListener(
    'keydown',
    (event) => {
      const pressed = /^(?: |Arrow.*|Home|End)$/.test(event.key) ? earlyTarget(event, keyed) : null
      // Space clicks a button: that click is queued.
      if (!pressed || (event.key === ' ' && pressed instanceof HTMLButtonElement)) return
      event.preventDefault()
      event.stopPropagation()
      keys.push({ pressed, key: event.key })
    },
    true,
  )
}
