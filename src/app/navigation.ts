import { createPath, NavigationType, type Location, type Navigator, type Path, type To } from 'react-router-dom'
import { isLayerAlone, untilLeft } from '#src/components/history-layers.ts'
import { isAnswered } from '#src/components/is-answered.ts'
import { watchLeaving } from '#src/components/load-or-go.ts'
import { toScreenError, type ScreenError } from '#src/app/screen-error.ts'
import { matchRoute } from '#src/routes.ts'

export type NavigationState = {
  location: Location
  type: NavigationType
  /** Set where the address has no page. */
  error?: ScreenError | undefined
  /** The next page is being loaded; this one stays on the screen until then. */
  isMoving: boolean
}

export type Navigation = {
  state: () => NavigationState
  /** Calls back with each new state. Returns how to unsubscribe. */
  subscribe: (listener: (state: NavigationState) => void) => () => void
  /** Used by the router's links and hooks. */
  navigator: Navigator
  /** Loads an address and shows it; resolves when it is shown, or abandoned for a later one. */
  navigate: (to: To, options?: { replace?: boolean; state?: unknown }) => Promise<void>
}

/** State of a history entry beside its address; the names are the router's own. */
type EntryState = { usr?: unknown; key?: string } | null

/**
 * Client navigation: a page is loaded first, then its address and the page are shown in one step, as browsers do. The
 * latest navigation wins; one within a page (a hash) loads nothing. `load` rejects where there is no page, and the
 * error is shown at the address.
 */
export function createNavigation(load: (url: URL) => Promise<unknown>, firstError?: ScreenError): Navigation {
  nameEntry()
  const listeners = new Set<(state: NavigationState) => void>()
  let state: NavigationState = {
    location: locationOfEntry(),
    type: NavigationType.Pop,
    isMoving: false,
    ...(firstError && { error: firstError }),
  }
  let turn = 0
  /** Type of the navigation in progress. */
  let pending: NavigationType | null = null

  const show = (next: NavigationState) => {
    state = next
    for (const listener of listeners) listener(next)
  }

  async function move(location: Location, type: NavigationType): Promise<void> {
    const own = ++turn
    // A page that failed to load is loaded again.
    const isLoaded = addressOf(location) === addressOf(state.location) && !state.error
    let error: ScreenError | undefined
    if (!isLoaded) {
      if (isOfflineCopy()) return openDocument(location, type)
      pending = type
      show({ ...state, isMoving: true })
      const leaving = watchLeaving()
      try {
        await load(new URL(createPath(location), window.location.origin))
      } catch (reason) {
        error = toScreenError(reason)
        if (error.status !== 404) {
          console.error(`Не удалось загрузить страницу: ${matchRoute(location.pathname)?.name}`)
          // A page of a replaced version, or what only fails here: the server's document works.
          const isThere = await isAnswered(addressOf(location))
          if (isThere && own === turn && !leaving.hasBegun) return openDocument(location, type)
        }
      } finally {
        leaving.end()
      }
      // A link in a popup: the popup's own history entry is removed first.
      await untilLeft()
      if (own !== turn) return
    }
    pending = null
    // A link in a menu or a popup to an anchor of the same page: its history entry is replaced by that of the anchor.
    if (type === NavigationType.Push && isLayerAlone()) writeEntry(location, NavigationType.Replace)
    else if (type !== NavigationType.Pop && keyOfEntry() !== location.key) writeEntry(location, type)
    show({ location, type, error, isMoving: false })
  }

  const navigate: Navigation['navigate'] = (to, { replace = false, state: usr = null } = {}) =>
    move(locationOf(to, usr), replace ? NavigationType.Replace : NavigationType.Push)

  addEventListener('popstate', () => {
    const type = nameEntry() ? NavigationType.Push : NavigationType.Pop
    const location = locationOfEntry()
    // Moving between entries of one page (components/history-layers.ts, the configurator's slides) is no navigation,
    // whatever the page has written into their addresses, nor does it cancel the page of a link that closed its popup.
    // The exception is a return to where an unfinished back navigation began.
    if (location.key !== state.location.key || pending === NavigationType.Pop) void move(location, type)
  })

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    navigate,
    navigator: {
      createHref: hrefOf,
      go: (steps) => history.go(steps),
      push: (to, usr) => void navigate(to, { state: usr }),
      replace: (to, usr) => void navigate(to, { state: usr, replace: true }),
    },
  }
}

/** Without a network the service worker (src/offline) has only whole pages, so they are loaded as documents. */
const isOfflineCopy = (): boolean => !navigator.onLine && !!navigator.serviceWorker?.controller

/** Back and forward have set the address already: to assign it would only move to its anchor. */
const openDocument = (location: Location, type: NavigationType): void =>
  type === NavigationType.Pop ? window.location.reload() : window.location.assign(createPath(location))

export const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

const addressOf = ({ pathname, search }: Path): string => pathname + search

const keyOfEntry = (): string | undefined => (history.state as EntryState)?.key
const newKey = (): string => Math.random().toString(36).slice(2, 10)

/**
 * Gives a key to an entry that the browser has made itself, for the first page and for an anchor typed into the address:
 * without one, all of them would be the same place. Returns whether it was such an entry.
 */
function nameEntry(): boolean {
  if (keyOfEntry() !== undefined) return false
  history.replaceState({ ...history.state, key: newKey() }, '')
  return true
}

/** The current history entry. */
function locationOfEntry(): Location {
  const { pathname, search, hash } = window.location
  const { usr = null, key = '' } = (history.state as EntryState) ?? {}
  return { pathname, search, hash, state: usr, key }
}

/** A new entry, with the address as the browser writes it. */
function locationOf(to: To, usr: unknown): Location {
  const { pathname, search, hash } = new URL(hrefOf(to), window.location.href)
  return { pathname, search, hash, state: usr, key: newKey() }
}

function writeEntry(location: Location, type: NavigationType): void {
  const entry = { usr: location.state as unknown, key: location.key } satisfies EntryState
  const href = createPath(location)
  if (type === NavigationType.Replace) return history.replaceState(entry, '', href)
  try {
    history.pushState(entry, '', href)
  } catch {
    // WebKit rejects more than a hundred entries in half a minute: then the address is loaded as a document.
    window.location.assign(href)
  }
}
