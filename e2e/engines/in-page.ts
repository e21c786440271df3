declare global {
  interface Window {
    /** Set by the script that the proxy inserts. */
    tell: (what: string) => void
  }
}

/** The first press on a page. */
export type FirstPress = {
  path: string
  /** React has hydrated what was pressed: it came too late to prove anything. */
  isHydrated: boolean
  /** `touch` or `mouse`. */
  by: string
}

/**
 * Runs in the page before its own scripts: reports console messages, errors and the first press to the proxy.
 */
export function installWatch(path: string, pressedPath: string): void {
  window.tell = (what) => void (isExpectedFailure(what) || navigator.sendBeacon(path, `${location.pathname}: ${what}`))
  addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      let isHydrated = false
      for (let at = target instanceof Element ? target : null; at; at = at.parentElement)
        isHydrated ||= Object.keys(at).some((key) => key.startsWith('__react'))
      navigator.sendBeacon(pressedPath, JSON.stringify({ path: location.pathname, isHydrated, by: pointerType }))
    },
    { capture: true, once: true },
  )
  // Firefox and WebKit abort all loading of a page when it is left: code that fails to load then is no error.
  let isLeft = false
  addEventListener('beforeunload', () => (isLeft = true))
  const isExpectedFailure = (what: string) =>
    isLeft && /not loaded: |dynamically imported module|Importing a module script/.test(what)
  const words = (parts: unknown[]) =>
    parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' ')
  for (const kind of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    const say = console[kind].bind(console)
    console[kind] = (...parts: unknown[]) => {
      window.tell(`console.${kind}: ${words(parts)}`)
      say(...parts)
    }
  }
  addEventListener(
    'error',
    (event) => {
      const from = event.target instanceof Element ? event.target.outerHTML.slice(0, 120) : ''
      // What the page aborts because it is left is no error.
      if (from) setTimeout(window.tell, 300, `not loaded: ${from}`)
      else window.tell(`uncaught: ${event.message}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => window.tell(`unhandled: ${words([reason])}`))
  addEventListener('securitypolicyviolation', (event) =>
    window.tell(`refused by policy: ${event.violatedDirective} ${event.blockedURI}`),
  )
  // The site refuses a graphics card that is only played by the processor, which is all a test machine has: neither the
  // page nor the stage's thread is told so.
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ getParameter: () => 'A card' }) })
  type Message = { attributes?: WebGLContextAttributes }
  const post = Worker.prototype.postMessage as (this: Worker, message: Message, ...rest: unknown[]) => void
  Object.assign(Worker.prototype, {
    postMessage(this: Worker, message: Message, ...rest: unknown[]) {
      if (message.attributes) message.attributes.failIfMajorPerformanceCaveat = false
      post.call(this, message, ...rest)
    },
  })
}
