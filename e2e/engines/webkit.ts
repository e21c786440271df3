import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { freePort } from '../../scripts/prove/free-port.ts'
import { pause } from '../../scripts/prove/site-process.ts'
import type { Driver, Engine, Key } from './driver.ts'
import { openSession, type Session } from './webdriver.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const TIMEOUT_MS = 20_000
const SCRIPT_MS = 5_000

/** Debian keeps it in a folder named by the processor. */
const folderOf = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }
const BROWSER = `/usr/lib/${process.arch === 'arm64' ? folderOf.arm64 : folderOf.x64}/webkit2gtk-4.1/MiniBrowser`

const KEYS: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  End: '\uE010',
  Backspace: '\uE003',
}

/** WebKit as Debian ships it: its MiniBrowser on a virtual screen, over WebDriver. */
export const webkit: Engine = {
  name: 'webkit',
  needs: [DRIVER, BROWSER, SCREEN],
  install: 'apt-get install webkit2gtk-driver xvfb',
  async start() {
    const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
    const port = await freePort()
    const driver = spawn(DRIVER, [`--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: `:${String(display).trim()}`,
        GDK_BACKEND: 'x11',
        LANG: 'C.UTF-8',
        LC_ALL: 'C.UTF-8',
      },
      stdio: 'ignore',
    })
    const url = `http://127.0.0.1:${port}`
    for (const started = Date.now(); !(await fetch(`${url}/status`).catch(() => null))?.ok; await pause(50))
      if (Date.now() - started > TIMEOUT_MS) throw new Error('WebKitWebDriver did not start')
    return {
      version: await versionOf(url),
      visit: (size) => visit(url, size),
      async stop() {
        await end(driver)
        await end(screen)
      },
    }
  },
}

const open = (url: string) =>
  openSession(url, {
    browserName: 'MiniBrowser',
    // Journeys wait for what they need themselves, and act before the page is loaded.
    pageLoadStrategy: 'none',
    // Without its toolbar a window may be as narrow as a phone.
    'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation', '--full-screen'] },
  })

async function versionOf(url: string): Promise<string> {
  const session = await open(url)
  await session.close()
  return `webkit2gtk ${session.version}`
}

async function visit(url: string, { width, height }: { width: number; height: number }): Promise<Driver> {
  const session = await open(url)
  await session.command('POST', '/window/rect', { width, height })
  // A script interrupted by a navigation blocks every later command.
  await session.command('POST', '/timeouts', { script: SCRIPT_MS })
  const actions = (type: 'key' | 'pointer', steps: object[]) =>
    session.command('POST', '/actions', {
      actions: [
        { type, id: type, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }), actions: steps },
      ],
    })
  return {
    // WebDriver's touch pointer comes as a mouse there.
    touches: false,
    async go(address) {
      await session.command('POST', '/url', { url: address })
    },
    evaluate: (expression) => evaluate(session, expression),
    async tap(x, y) {
      await actions('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
    },
    async type(text) {
      await actions('key', [...text].flatMap(stroke))
    },
    async press(key) {
      await actions('key', stroke(KEYS[key]))
    },
    async screenshot(path) {
      await writeFile(path, Buffer.from(String(await session.command('GET', '/screenshot')), 'base64'))
    },
    close: () => session.close(),
  }
}

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
]

async function evaluate(session: Session, expression: string): Promise<unknown> {
  const script = `const done = arguments[0]
Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }))`
  const answer = (await session.command('POST', '/execute/async', { script, args: [] })) as {
    value?: unknown
    error?: string
  }
  if (answer.error !== undefined) throw new Error(answer.error)
  return answer.value
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exit = once(child, 'exit')
  child.kill()
  await exit
}
