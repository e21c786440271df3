import { launch, type KeyInput } from 'puppeteer-core'
import type { Driver, Engine, Key } from './driver.ts'

const PROGRAM = '/usr/bin/firefox-esr'

const KEYS: Record<Key, KeyInput> = {
  Enter: 'Enter',
  Escape: 'Escape',
  Tab: 'Tab',
  Space: 'Space',
  ArrowRight: 'ArrowRight',
  ArrowDown: 'ArrowDown',
  End: 'End',
  Backspace: 'Backspace',
}

/** Firefox as Debian ships it, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  needs: [PROGRAM],
  install: 'apt-get install firefox-esr',
  async start() {
    const browser = await launch({
      browser: 'firefox',
      executablePath: PROGRAM,
      protocol: 'webDriverBiDi',
      headless: true,
      extraPrefsFirefox: {
        // Otherwise a desktop without a touch screen has no touch events.
        'dom.w3c_touch_events.enabled': 1,
        // On a busy machine the two commands may be far apart; it must still count as a short touch.
        'apz.max_tap_time': 10_000,
        'ui.click_hold_context_menus.delay': 10_000,
        // As on phones: an overlay scrollbar takes no width.
        'widget.gtk.overlay-scrollbars.enabled': true,
        'ui.useOverlayScrollbars': 1,
        'intl.accept_languages': 'ru',
        'network.captive-portal-service.enabled': false,
        'network.connectivity-service.enabled': false,
      },
    })
    return {
      version: await browser.version(),
      async visit(size): Promise<Driver> {
        const context = await browser.createBrowserContext()
        const page = await context.newPage()
        await page.setViewport(size)
        const isPhone = size.width < 768
        return {
          touches: true,
          // oxlint-disable-next-line require-await
          async go(url) {
            // Resolves when the page is loaded, or when another navigation has replaced it.
            void page.goto(url, { timeout: 0 }).catch(() => {})
          },
          evaluate: (expression) => page.evaluate(expression),
          tap: (x, y) => (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
          type: (text) => page.keyboard.type(text),
          press: (key) => page.keyboard.press(KEYS[key]),
          async screenshot(path) {
            await page.screenshot({ path: path as `${string}.png` })
          },
          close: () => context.close(),
        }
      },
      stop: () => browser.close(),
    }
  },
}
