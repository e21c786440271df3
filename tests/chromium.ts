import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** `--no-sandbox` is for root; the rest keep the browser from calling its maker. */
export const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** What Playwright itself switches off: of two flags of this name the last one counts, so all of it is named again. */
export const PLAYWRIGHT_DISABLED = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]
/** The address bar, which a browser without a window has too: its list of proposals is two web pages for every tab. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** For browsers that Playwright starts: without the address bar a new page costs half the processor time. */
export const PLAYWRIGHT_FLAGS = [
  ...QUIET_FLAGS,
  `--disable-features=${[...PLAYWRIGHT_DISABLED, ...ADDRESS_BAR].join(',')}`,
  // The shell fits letters to whole pixels, a browser on a screen does not: texts would be of other widths.
  '--font-render-hinting=none',
]

/**
 * For tests: most see a page for a second or two, so what V8's optimising compilers and its threads would cost is never
 * earned back (104 s of processor time for 60 tests, 88 so). Not where a page computes for long, nor where it is measured.
 */
export const TEST_FLAGS = [...PLAYWRIGHT_FLAGS, '--js-flags=--no-opt,--no-maglev,--single-threaded']

/** WebGL where there is no graphics card, played by the processor. */
export const SOFTWARE_GL_FLAGS = [
  ...PLAYWRIGHT_FLAGS.filter((flag) => flag !== '--disable-gpu'),
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

/** Path of a Chromium: CHROMIUM, a system one, or the test library's own. Throws with the way to get one. */
export function findChromium(): string {
  const own = process.env['CHROMIUM']
  if (own) {
    if (existsSync(own)) return own
    throw new Error(`CHROMIUM="${own}": there is no such file.`)
  }
  const found = [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path))
  if (found) return found
  throw new Error(
    'No Chromium was found. Install one (Debian: "apt-get install chromium"; anywhere: "npx playwright install ' +
      'chromium"), or set CHROMIUM to its path.',
  )
}

/** Debian's package of the same engine without a browser's window around it. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell'

/**
 * Path of the Chromium for tests: CHROMIUM, else the headless shell where it is installed: a page costs it two thirds of
 * the processor time. Else as `findChromium`.
 */
export function findTestChromium(): string {
  return !process.env['CHROMIUM'] && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium()
}

/** The same, after an attempt to install what is missing. Without the shell the tests are slower, nothing else. */
export function ensureTestChromium(): string {
  const found = ensureChromium()
  if (process.env['CHROMIUM'] || existsSync(HEADLESS_SHELL) || !isRootOnDebian()) return findTestChromium()
  try {
    // Of the version that is there: another one would take Chromium along.
    const version = execFileSync('dpkg-query', ['-W', '-f=${Version}', 'chromium-common'], { encoding: 'utf8' })
    run(
      `apt-get install -y --no-install-recommends -o Acquire::Retries=0 -o Acquire::http::Timeout=10 chromium-headless-shell=${version}`,
    )
  } catch {
    console.error(`There is no ${HEADLESS_SHELL}: the tests take ${found}, which is slower.`)
  }
  return findTestChromium()
}

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Tries to install a Chromium when there is none: Debian's package as root, else the test library's own. */
function ensureChromium(): string {
  try {
    return findChromium()
  } catch (error) {
    const commands = isRootOnDebian()
      ? ['apt-get update', 'apt-get install -y --no-install-recommends chromium']
      : ['npx playwright install chromium']
    try {
      for (const command of commands) run(command)
    } catch {
      throw error
    }
    return findChromium()
  }
}

function run(command: string) {
  const [program = '', ...args] = command.split(' ')
  execFileSync(program, args, { stdio: 'inherit' })
}
