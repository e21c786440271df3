import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { APP_ID, App } from '#src/app/app.tsx'
import { cachedPartsFor, type Markup } from '#src/app/cached-parts.ts'
import { loadPage, loadShell } from '#src/app/load-page.ts'
import { filesOf, styledFilesOf } from '#src/app/page-files.ts'
import { RouteMeta } from '#src/app/route-meta.tsx'
import { ServerRouter } from '#src/app/router.tsx'
import { publicError, toScreenError } from '#src/app/screen-error.ts'
import { preloadAll } from '#src/components/loadable.ts'
import { CachedPartsContext } from '#src/components/cached-part.tsx'
import { messageOf } from '#src/services/errors.ts'
import { createServices, type Transports } from '#src/services/services.ts'
import { createAppStore } from '#src/stores/app-store.ts'
import { dataOf } from '#src/stores/state.ts'
import type { AppData } from '#src/stores/app-data.ts'
import { dataJson, joined, liveContentTag, shellJson, structuredData } from '#src/app/server-state.ts'
import { toScriptJson } from '#src/app/script-json.ts'
import { startDeadline } from '#src/app/deadline.ts'

// The server renders everything at once, so all code has to be loaded.
await preloadAll()

export type Rendered = {
  status: number
  /** Tags for <head>: title, description, canonical… */
  head: string
  html: Markup
  /** JSON for the browser, safe inside a script element. */
  state: string
  /** Source modules of the page, keys of Vite's manifest: their styles belong in the head. */
  modules: string[]
  /** Modules of which the page needs only the styles. */
  styled: string[]
}
export type RenderScope = {
  transports: Transports
  log: (text: string) => void
  /** Initial state in addition to what the page loads: a form to show again, for example. */
  initial?: Partial<AppData>
}

/** Renders one address: its data into one store, the page from a second one created with the first one's state. */
export async function render(
  url: URL,
  { transports, log: logText, initial: given = {} }: RenderScope,
): Promise<Rendered> {
  const services = createServices(transports)
  let hasFailed = false
  const log = (text: string) => {
    hasFailed = true
    logText(text)
  }
  const scope = { services: () => Promise.resolve(services), log }
  const loading = createAppStore({ ...scope, initial: given })
  const deadline = startDeadline()
  const requestScope = { store: loading, deadline: deadline.passed }
  // A page whose route is unknown has the normal header and footer: their data are awaited, too.
  const results = await Promise.allSettled([loadPage(requestScope, url), loadShell(requestScope)])
  const failed = results.find((result) => result.status === 'rejected')
  const error = failed && toScreenError(failed.reason)
  deadline.clear()
  if (error?.status === 500) log(`Страница не загружена: ${error.message}`)

  const initial = dataOf(loading.getState())
  const { parts, finish } = cachedPartsFor(url.pathname + url.search, shellJson(initial))
  const page = (
    <CachedPartsContext value={parts}>
      <App store={createAppStore({ ...scope, initial })} head={<RouteMeta />}>
        <ServerRouter url={url} error={error} />
      </App>
    </CachedPartsContext>
  )
  const rendered = renderToString(page)
  const isWhole = !rendered.includes(GIVEN_UP)
  if (!isWhole) log(`Страница отрисована не вся: ${await failuresOf(page)}`)
  const [first = '', ...others] = finish(rendered)
  const start = String(first)
  const at = start.indexOf(`<div id="${APP_ID}"`)
  return {
    // Crawlers do not see what is left to the browser: 500 makes them retry.
    status: isWhole ? (error?.status ?? 200) : 500,
    head: start.slice(0, at) + structuredData(initial, url) + liveContentTag(),
    html: [start.slice(at), ...others],
    state: joined([
      ['store', dataJson(initial)],
      error && ['error', toScriptJson(publicError(error))],
      (hasFailed || deadline.hasPassed()) && ['incomplete', 'true'],
    ]),
    modules: filesOf(url, error !== undefined),
    styled: error ? [] : styledFilesOf(url.pathname),
  }
}

/** React's marker for a part that threw: the browser will retry it. */
const GIVEN_UP = '<!--$!-->'

/** Rendering to a string hides the reason, so the slower renderer is used to find it. */
const failuresOf = (page: ReactNode): Promise<string> =>
  new Promise((resolve) => {
    const messages = new Set<string>()
    renderToPipeableStream(page, {
      onError: (error) => void messages.add(messageOf(error)),
      onAllReady: () => resolve([...messages].join('; ')),
      onShellError: () => resolve([...messages].join('; ')),
    })
  })
