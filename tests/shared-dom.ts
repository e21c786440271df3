import { vi } from 'vitest'

/**
 * A worker has one DOM for all its files: a new one costs a second of CPU time. Before each file our own modules are
 * forgotten, so that none keeps its state, and the DOM, the globals and the timers become what they were before the first.
 * Packages are loaded once.
 */

interface Dom {
  window: Window & typeof globalThis
  cookieJar: { removeAllCookiesSync: () => void }
}

/** What makes a part of the DOM what it was. */
type Restore = () => void

declare global {
  /** This module is evaluated for every file; what it knows of the DOM before the first one lasts. */
  var restoreDom: Restore | undefined
}

const HOME = 'http://localhost/'
/** Globals that belong to no file. */
const LASTING = /^(?:__vitest|restoreDom$)/

export function startAnew() {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  globalThis.restoreDom ??= watchDom(Reflect.get(globalThis, 'jsdom') as Dom)
  globalThis.restoreDom()
  vi.resetModules()
}

function watchDom({ window, cookieJar }: Dom): Restore {
  const { document } = window
  const { documentElement: html, head, body, doctype } = document
  const elements = [html, head, body]
  const places = [window, document, ...elements]
  const undo: (() => void)[] = []
  keepFrames(window)
  watchTimers(undo)
  watchListeners(window, places, undo)
  watchObservers(window, undo)
  const { navigator, history, location, screen } = window
  const objects = [...places, navigator, history, location, screen, ...prototypesOf(window)]
  const restores = [restorerOfGlobals(), ...objects.map(restorerOf)]

  return () => {
    for (const one of undo.splice(0)) one()
    for (const restore of restores) restore()
    const others = [...document.childNodes].filter((node) => node !== doctype && node !== html)
    for (const node of others) node.remove()
    if (!html.isConnected) document.append(html)
    // The same elements: Testing Library's `screen` belongs to this body.
    html.replaceChildren(head, body)
    for (const element of [head, body]) element.replaceChildren()
    for (const element of elements) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name)
      element.scrollTop = 0
      element.scrollLeft = 0
    }
    cookieJar.removeAllCookiesSync()
    window.localStorage.clear()
    window.sessionStorage.clear()
    // Not replaced: a new entry also ends what still goes back or forward. Earlier entries cannot be removed.
    window.history.pushState(null, '', HOME)
  }
}

/**
 * jsdom starts its interval of frames when one is asked for, with the timers there are then, false ones and ours, too. When
 * those end, it would wait for good: so the interval starts now and never ends.
 */
function keepFrames({ requestAnimationFrame }: Dom['window']) {
  const again = () => void requestAnimationFrame(again)
  again()
}

/**
 * Timers of our modules and of tests: React has taken the real ones when it was loaded. Not `setImmediate`: with it jsdom
 * queues its own tasks.
 */
function watchTimers(undo: (() => void)[]) {
  const { clearTimeout, clearInterval, cancelAnimationFrame } = globalThis
  function watched<Args extends unknown[], Handle>(start: (...args: Args) => Handle, clear: (handle: Handle) => void) {
    return new Proxy(start, {
      apply(target, self, args: Args) {
        const handle = target.apply(self, args)
        undo.push(() => clear(handle))
        return handle
      },
    })
  }
  Object.assign(globalThis, {
    setTimeout: watched(globalThis.setTimeout, clearTimeout),
    setInterval: watched(globalThis.setInterval, clearInterval),
    requestAnimationFrame: watched(globalThis.requestAnimationFrame, cancelAnimationFrame),
  })
}

/** Listeners of what outlives a file. */
function watchListeners(window: Dom['window'], places: readonly EventTarget[], undo: (() => void)[]) {
  const lasting = new Set(places)
  const watched = (add: EventTarget['addEventListener'], bound?: EventTarget): typeof add =>
    function (this: EventTarget, type, listener, options) {
      const target = bound ?? this
      if (lasting.has(target)) undo.push(() => target.removeEventListener(type, listener, options))
      add.call(target, type, listener, options)
    }
  const { prototype } = window.EventTarget
  prototype.addEventListener = watched(prototype.addEventListener)
  globalThis.addEventListener = watched(globalThis.addEventListener, window)
}

function watchObservers(window: Dom['window'], undo: (() => void)[]) {
  const { prototype } = window.MutationObserver
  const { observe } = prototype
  prototype.observe = function (...args) {
    undo.push(() => this.disconnect())
    observe.apply(this, args)
  }
}

/** Those of the window are read and written by functions that keep what was written: their values are compared, too. */
function restorerOfGlobals(): Restore {
  const restore = restorerOf(globalThis)
  const names = Object.getOwnPropertyNames(globalThis).filter((name) => !LASTING.test(name))
  const values = new Map(names.map((name) => [name, Reflect.get(globalThis, name) as unknown]))
  return () => {
    restore()
    for (const [name, value] of values)
      if (!Object.is(Reflect.get(globalThis, name), value)) Reflect.set(globalThis, name, value)
  }
}

/** Only names that are words: jsdom and vitest keep their own state under symbols. */
function restorerOf(object: object): Restore {
  const before = Object.entries(Object.getOwnPropertyDescriptors(object)).filter(([name]) => !LASTING.test(name))
  const known = new Set(before.map(([name]) => name))
  return () => {
    for (const name of Object.getOwnPropertyNames(object))
      if (!known.has(name) && !LASTING.test(name)) Reflect.deleteProperty(object, name)
    for (const [name, descriptor] of before) {
      const now = Object.getOwnPropertyDescriptor(object, name)
      if (!now || now.value !== descriptor.value || now.get !== descriptor.get || now.set !== descriptor.set)
        Reflect.defineProperty(object, name, descriptor)
    }
  }
}

function prototypesOf(window: Dom['window']): object[] {
  const values = Object.getOwnPropertyNames(window).map((name): unknown => Reflect.get(window, name))
  return values.flatMap((value) => {
    const prototype: unknown = typeof value === 'function' ? value.prototype : null
    return typeof prototype === 'object' && prototype ? [prototype] : []
  })
}
