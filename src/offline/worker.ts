import { filesOf, stemOf, withBar } from '#src/offline/saved-page.ts'
import { BAR_STYLES_PATH, FILES, isSaved, LAST_PAGES, PAGES, SAVED_PAGE } from '#src/domain/saved-pages.ts'

/**
 * The service worker of visitors who have saved something: pages come from the network as always, and without one from
 * the cache, with a line that gives their age. Personal pages (no-store) are never saved. Under two kilobytes.
 */

/** Service worker types that TypeScript's DOM library lacks. */
type Lasting = { waitUntil: (work: Promise<unknown>) => void }
type Asking = Lasting & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
/** Addresses to be saved; with a port: because the visitor has asked for it. */
type Wanting = Lasting & { data: string[]; ports: MessagePort[] }
type Worker = {
  addEventListener: ((type: 'install' | 'activate', listener: (event: Lasting) => void) => void) &
    ((type: 'message', listener: (event: Wanting) => void) => void) &
    ((type: 'fetch', listener: (event: Asking) => void) => void)
  clients: { claim: () => Promise<void> }
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
}
declare const self: Worker

const ANY = { ignoreVary: true }
const POLICY = 'content-security-policy'
/** False once the visitor has deleted everything: pages that are still open use an unregistered worker all the same. */
const isSaving = (): Promise<boolean> => caches.has(PAGES)

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([self.skipWaiting(), caches.open(FILES).then((files) => files.add(BAR_STYLES_PATH))])),
)
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()])),
)
// A page sends addresses to be saved, and is told when they are.
self.addEventListener('message', (event) => event.waitUntil(saveAll(event)))
self.addEventListener('fetch', (event) => {
  const { mode, method, url, destination } = event.request
  if (method !== 'GET' || !url.startsWith(location.origin)) return
  if (mode === 'navigate') event.respondWith(answerPage(event))
  else if (/^(script|style|font|image)/.test(destination)) event.respondWith(answerFile(event.request))
})

async function saveAll({ data, ports: [port] }: Wanting): Promise<void> {
  if (port) await caches.open(PAGES)
  else if (!(await isSaving())) return
  await Promise.allSettled(data.map(async (path) => save(path, await fetch(path))))
  port?.postMessage(0)
}

async function answerPage(event: Asking): Promise<Response> {
  const { url } = event.request
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(save(url, response.clone()))
    return response
  } catch {
    const pages = await caches.open(PAGES)
    const saved = (await pages.match(url, ANY)) ?? (await pages.match(url, { ...ANY, ignoreSearch: true }))
    if (!saved) return Response.redirect(SAVED_PAGE)
    return new Response(withBar(await saved.text(), saved.headers.get('date')), {
      // What is made here has no policy but the one it is given.
      headers: { 'content-type': 'text/html; charset=utf-8', [POLICY]: saved.headers.get(POLICY) ?? '' },
    })
  }
}

/** Of a picture that is not saved in this size, another size. */
async function answerFile(request: Request): Promise<Response> {
  if (!(await isSaving())) return fetch(request)
  const files = await caches.open(FILES)
  const saved = await files.match(request, ANY)
  if (saved && request.url.includes('/assets/')) return saved
  try {
    return await fetch(request)
  } catch {
    const other = saved ? undefined : (await files.keys()).find(({ url }) => url.startsWith(stemOf(request.url)))
    return saved ?? (other && (await files.match(other, ANY))) ?? Response.error()
  }
}

async function save(address: string, response: Response): Promise<void> {
  const { ok, redirected, headers } = response
  const isPage = headers.get('content-type')?.startsWith('text/html')
  // Without its data the configurator would show another car than the address says.
  if (
    !ok ||
    redirected ||
    !isPage ||
    /configurator/.test(address) ||
    headers.get('cache-control')?.includes('no-store') ||
    !(await isSaving())
  )
    return
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)])
  const wanted = filesOf(await response.clone().text())
  await Promise.allSettled(wanted.map(async (file) => (await files.match(file, ANY)) ?? files.add(file)))
  const url = address.split('#')[0]!
  await pages.delete(url)
  await pages.put(url, response)
  await tidy(pages, files)
}

/** Pages in the order they were saved; files are deleted with the last page that names them. */
async function tidy(pages: Cache, files: Cache): Promise<void> {
  const last = (await pages.keys()).filter(({ url }) => !isSaved(new URL(url).pathname))
  await Promise.all(last.slice(0, -LAST_PAGES).map((page) => pages.delete(page)))
  const saved = await Promise.all((await pages.matchAll()).map((page) => page.text()))
  const named = new Set([BAR_STYLES_PATH, ...saved.flatMap(filesOf)])
  for (const file of await files.keys()) if (!named.has(new URL(file.url).pathname)) await files.delete(file)
}
