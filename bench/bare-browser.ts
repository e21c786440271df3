import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, PLAYWRIGHT_FLAGS } from '../tests/chromium.ts'

/**
 * A browser without request events. Test libraries enable them for every tab: for each request the browser then looks
 * up the calling code, and for a module it parses the whole file again. Evaluating the entry took two to four times as
 * long as for a visitor.
 */
export type BareBrowser = {
  /** Records the trace of all tabs while an action runs in one. */
  trace: (categories: readonly string[], act: () => Promise<void>) => Promise<unknown[]>
  /** Records the trace of one load in a fresh context on a phone's screen. */
  traceLoad: (url: string, options: { categories: readonly string[]; restMs: number }) => Promise<unknown[]>
  /** A tab of a fresh context, still empty, for a visitor who has answered the cookie notice. */
  openTab: (site: string, screen?: Screen) => Promise<BareTab>
  stop: () => Promise<void>
}

export type Screen = { width: number; height: number; deviceScaleFactor: number; mobile: boolean }

export type BareTab = {
  /** A command of the DevTools protocol to the tab; rejects with the browser's message. */
  send: (method: string, params?: object) => Promise<Record<string, unknown>>
  close: () => Promise<void>
}

type Reply = {
  id?: number
  method?: string
  result?: Record<string, unknown>
  error?: { message: string }
  params?: unknown
}
type Send = (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>

/** `openPhone` of page-scripts.ts: the cookie notice is answered. */
const PHONE: Screen = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true }
const ANSWERED = { name: 'cookiesAgree', value: '0' }
/**
 * The window must be larger than every emulated screen. What is outside the window is never painted: the browser
 * then reports nothing for a press that changed only that, or reports seconds later, with the next frame.
 */
const WINDOW = { width: 1600, height: 1200 }
/** Height of the window's own bars, at most. */
const BARS = 150

export async function startBareBrowser(): Promise<BareBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'bare-browser-'))
  const browser = spawn(
    findChromium(),
    [
      '--headless',
      ...PLAYWRIGHT_FLAGS,
      `--window-size=${WINDOW.width},${WINDOW.height}`,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const socket = new WebSocket(await addressIn(browser.stderr))
  await new Promise((opened) => socket.addEventListener('open', opened, { once: true }))
  const { send, events } = speak(socket)
  const openTab = async (site: string, screen = PHONE): Promise<BareTab> => {
    if (screen.width > WINDOW.width || screen.height > WINDOW.height - BARS)
      throw new Error(`A screen of ${screen.width}×${screen.height} is larger than the window of the browser`)
    const { browserContextId } = await send('Target.createBrowserContext')
    await send('Storage.setCookies', { cookies: [{ ...ANSWERED, url: site }], browserContextId })
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
    const toTab: BareTab['send'] = (method, params) => send(method, params, String(sessionId))
    await toTab('Emulation.setDeviceMetricsOverride', screen)
    if (screen.mobile) await toTab('Emulation.setTouchEmulationEnabled', { enabled: true })
    return { send: toTab, close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })) }
  }
  const trace: BareBrowser['trace'] = async (categories, act) => {
    const traced = events(['Tracing.dataCollected', 'Tracing.tracingComplete'])
    await send('Tracing.start', { categories: categories.join(), transferMode: 'ReportEvents' })
    await act()
    await send('Tracing.end')
    return (await traced).flatMap(({ value }) => value ?? [])
  }
  return {
    openTab,
    trace,
    async traceLoad(url, { categories, restMs }) {
      const tab = await openTab(url)
      const parts = await trace(categories, async () => {
        await tab.send('Page.navigate', { url })
        await new Promise((rested) => {
          setTimeout(rested, restMs)
        })
      })
      await tab.close()
      return parts
    },
    async stop() {
      socket.close()
      browser.kill()
      await once(browser, 'exit')
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Chromium prints its address once it listens. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  let said = ''
  for await (const part of output) {
    said += String(part)
    const [address] = /ws:\/\/\S+/.exec(said) ?? []
    if (address) return address
  }
  throw new Error(`Chromium did not start: ${said}`)
}

function speak(socket: WebSocket) {
  const waiting = new Map<number, (reply: Reply) => void>()
  const listeners = new Set<(reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    if (reply.id === undefined) for (const listener of listeners) listener(reply)
    else waiting.get(reply.id)?.(reply)
  })
  let sent = 0
  const send: Send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      const id = ++sent
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id)
        if (error) reject(new Error(`${method}: ${error.message}`))
        else resolve(result ?? {})
      })
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })
  /** The events between the first method and the second one. */
  const events = ([part, end]: readonly [string, string]) =>
    new Promise<{ value?: unknown[] }[]>((resolve) => {
      const parts: { value?: unknown[] }[] = []
      const listener = ({ method, params }: Reply) => {
        if (method === part) parts.push(params as { value?: unknown[] })
        if (method !== end) return
        listeners.delete(listener)
        resolve(parts)
      }
      listeners.add(listener)
    })
  return { send, events }
}
