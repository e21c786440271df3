/**
 * History entries within one address: a popup or a menu over the page, a step of a form. Going back leaves
 * the last one, not the page. The router's own state of the entry is kept in each, so that it knows where the
 * visitor is; `depth` counts them from the page's own entry, `base` is where a multi-step form has begun, `under` the
 * depth of the entry that a popup or a menu was opened over: a step of the page's form has its own.
 */
type Layered = { depth?: number; popup?: boolean; under?: number; step?: number; base?: number } & Record<
  string,
  unknown
>

export const layerState = (): Layered => (history.state as Layered | null) ?? {}

/** Whether the current entry is that of a menu or a popup directly over the page, or over a step of its form. */
export const isLayerAlone = (): boolean => {
  const { popup, depth = 0, under = 0 } = layerState()
  return popup === true && depth === under + 1 && !leaving
}

/** Set from the request to go back until the browser has done it, which is asynchronous. */
let leaving: Promise<void> | null = null

let ownWayBack: Event | null = null
/** Whether this `popstate` was caused by leaveLayers, not by the visitor. */
export const isOwnWayBack = (event: Event): boolean => event === ownWayBack

/** Code that adds an entry waits for this; otherwise the new entry would be the one that is left. */
export const untilLeft = (): Promise<void> | null => leaving

/** Adds an entry on top of the current one. */
export function pushLayer(marks: Pick<Layered, 'popup' | 'step'>): void {
  if (leaving) {
    void leaving.then(() => pushLayer(marks))
    return
  }
  const now = layerState()
  const { depth = 0 } = now
  // What a popup opens, and the steps of a form in it, close with it.
  const isLowest = marks.popup && !now.popup
  try {
    history.pushState({ ...now, ...marks, ...(isLowest && { under: depth }), depth: depth + 1 }, '')
  } catch {
    // WebKit rejects more than a hundred entries in half a minute: then going back leaves the page.
  }
}

/** Marks the current entry. */
export const markLayer = (marks: Pick<Layered, 'step' | 'base'>): void =>
  history.replaceState({ ...layerState(), ...marks }, '')

/** Goes back to what the popup or menu of the current entry was opened over: the page, or a step of its form. */
export const leavePopup = (): void => leaveLayers(layerState().under)

/** Goes back to the entry of that depth, past all that were added to it; by default to the page's own. */
export function leaveLayers(downTo = 0): void {
  const back = (layerState().depth ?? 0) - downTo
  if (back <= 0 || leaving) return
  leaving = new Promise<void>((resolve) => {
    const onLeft = (event: Event) => {
      ownWayBack = event
      resolve()
    }
    // In the capture phase, so that other listeners already know which layer the back step belongs to.
    addEventListener('popstate', onLeft, { once: true, capture: true })
  }).then(() => {
    leaving = null
  })
  history.go(-back)
}
