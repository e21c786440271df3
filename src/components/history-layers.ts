/**
 * Entries of the browser's history within one address: a popup or a menu over the page, a step of a form. «Back» leads out of
 * the last one, not out of the page. The router's own mark of the entry stays in each, so that it knows where the
 * visitor is; `depth` counts them from the page's own entry, `base` is where a form of steps has begun.
 */
type Layered = { depth?: number; popup?: boolean; step?: number; base?: number } & Record<string, unknown>

export const layerState = (): Layered => (history.state as Layered | null) ?? {}

/** Whether the present entry is that of a menu or a popup right over the page. */
export const isLayerAlone = (): boolean => layerState().popup === true && layerState().depth === 1 && !leaving

/** Set from the moment the way back is asked for until the browser has gone it, which it does in its own time. */
let leaving: Promise<void> | null = null

let ownWayBack: Event | null = null
/** Whether this `popstate` comes of leaveLayers, not of the visitor. */
export const isOwnWayBack = (event: Event): boolean => event === ownWayBack

/** What adds an entry waits for this, or the entry would be the one that is left. */
export const untilLeft = (): Promise<void> | null => leaving

/** Adds an entry on top of the present one. */
export function pushLayer(marks: Pick<Layered, 'popup' | 'step'>): void {
  if (leaving) {
    void leaving.then(() => pushLayer(marks))
    return
  }
  const now = layerState()
  history.pushState({ ...now, ...marks, depth: (now.depth ?? 0) + 1 }, '')
}

/** Marks the present entry. */
export const markLayer = (marks: Pick<Layered, 'step' | 'base'>): void =>
  history.replaceState({ ...layerState(), ...marks }, '')

/** Goes back to the entry of that depth, past all that was added to it: to the page's own one by itself. */
export function leaveLayers(downTo = 0): void {
  const back = (layerState().depth ?? 0) - downTo
  if (back <= 0 || leaving) return
  leaving = new Promise<void>((resolve) => {
    const onLeft = (event: Event) => {
      ownWayBack = event
      resolve()
    }
    // In the capture phase, so that other listeners already know which layer the step back belongs to.
    addEventListener('popstate', onLeft, { once: true, capture: true })
  }).then(() => {
    leaving = null
  })
  history.go(-back)
}
