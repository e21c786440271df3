import { ownMarkup, ownScript } from '#src/trusted.ts'
import { FILES, PAGES, SAVED_PAGE, WORKER_PATH } from '#src/domain/saved-pages.ts'

/** Saves what a visitor has asked for on the device, to be opened without a network. Nothing is saved before. */

const ALWAYS = ['/dealers.html', SAVED_PAGE] as const

/** Saves these addresses, the dealers and the list of saved pages. Returns false where the browser cannot. */
export async function saveOnDevice(addresses: readonly string[]): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(ownScript(WORKER_PATH))
    const { active } = await navigator.serviceWorker.ready
    if (!active) return false
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', resolve)
      port1.start()
      active.postMessage([...new Set([...addresses, ...ALWAYS])], [port2])
    })
    return (await savedPages()).some(({ path }) => path === SAVED_PAGE)
  } catch {
    // No service worker: a private window, a browser without support, a page in development.
    return false
  }
}

export type SavedPage = { path: string; title: string; savedAt: string | null }

/** Newest first. */
export async function savedPages(): Promise<SavedPage[]> {
  // Opening a cache creates it.
  if (!(await caches.has(PAGES))) return []
  const pages = await caches.open(PAGES)
  const saved = await Promise.all(
    (await pages.keys()).map(async ({ url }) => {
      const page = await pages.match(url, { ignoreVary: true })
      const { pathname, search } = new URL(url)
      const [, title = pathname] = /<title[^>]*>([^<]*)/.exec((await page?.text()) ?? '') ?? []
      return { path: pathname + search, title: plain(title), savedAt: page?.headers.get('date') ?? null }
    }),
  )
  return saved.toReversed()
}

/** Decodes entities of a title. */
function plain(html: string): string {
  // Cast: TypeScript declares the parser for texts only.
  const markup = ownMarkup(html) as string
  return new DOMParser().parseFromString(markup, 'text/html').body.textContent
}

export async function dropPage(path: string): Promise<void> {
  await (await caches.open(PAGES)).delete(path)
}

/** Nothing remains on the device, not even the service worker: without the caches it saves nothing for pages still open. */
export async function dropAll(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.unregister()
  await Promise.all([PAGES, FILES].map((name) => caches.delete(name)))
}
