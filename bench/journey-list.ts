import type { Screen } from './bare-browser.ts'
import type { Visitor } from './visitor.ts'
import { hrefTo } from '#src/routes.ts'

const PHONE: Screen = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true }
const COMPUTER: Screen = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false }

/** What a visitor does on the site, and with which screen. */
export type Journey = { name: string; screen: Screen; go: (visitor: Visitor, base: string) => Promise<void> }

/** React has hydrated the page's parts. */
const HYDRATED = `['#app', 'h1', 'footer a'].every((css) => Object.keys(document.querySelector(css) ?? {}).some((key) => key.startsWith('__reactFiber')))`
/** Gives idle-time loads time to finish, as with a visitor who reads first. */
const READ = 'performance.now() > 4000'

async function openPage(visitor: Visitor, url: string) {
  await visitor.open(url)
  await visitor.until(HYDRATED)
  await visitor.until(READ)
}

const button = (text: string, nth = 0) => ({ css: 'button', text, nth })

/** Presses and keys on an empty page: the share of machine and browser. */
export const CONTROL: Journey = {
  name: 'empty page',
  screen: PHONE,
  async go(visitor, base) {
    await visitor.open(base)
    await visitor.until(READ)
    // oxlint-disable no-await-in-loop -- one press after another
    for (let pressed = 0; pressed < 8; pressed++) await visitor.tap({ css: 'button' })
    // oxlint-enable no-await-in-loop
    await visitor.tap({ css: 'input' })
    await visitor.type('gv70 price')
  },
}

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'configurator',
    screen: PHONE,
    async go(visitor, base) {
      await openPage(visitor, `${base}${hrefTo('configurator')}#slide=0&model=g70-fl`)
      const next = () => visitor.tap(button('Далее'))
      // oxlint-disable no-await-in-loop -- one press after another
      await visitor.tap({ css: 'input[name=model]', nth: 3 })
      await next()
      await visitor.tap({ css: 'input[name=comp]', nth: 1 })
      await visitor.tap({ css: 'input[name=comp]', nth: 2 })
      await next()
      for (const nth of [1, 2, 3, 0]) await visitor.tap({ css: 'input[name=ext]', nth })
      await next()
      for (const nth of [1, 0]) await visitor.tap({ css: 'input[name=int]', nth })
      await next()
      for (const nth of [0, 1]) await visitor.tap({ css: 'main input[type=checkbox]', nth })
      for (let slide = 5; slide <= 7; slide++) await next()
      // oxlint-enable no-await-in-loop
    },
  },
  {
    name: 'gallery',
    screen: PHONE,
    async go(visitor, base) {
      await openPage(visitor, base + hrefTo('gv70-gallery'))
      await visitor.tap({ css: 'main a[aria-haspopup=dialog]:is([href^="/images/"], [href^="/assets/"])' })
      await visitor.until(`document.querySelector('dialog[open]')`)
      // oxlint-disable no-await-in-loop -- one press after another
      for (let shown = 0; shown < 6; shown++) await visitor.tap({ css: 'dialog button[aria-label*="ледующ"]' })
      for (const key of ['ArrowRight', 'ArrowLeft', 'End', 'Home', 'Escape']) await visitor.key(key)
      // oxlint-enable no-await-in-loop
      await visitor.tap({ css: 'main a[aria-haspopup=dialog]:is([href^="/images/"], [href^="/assets/"])', nth: 2 })
      await visitor.tap({ css: 'dialog button[aria-label^="Закрыть"]' })
    },
  },
  {
    name: 'booking',
    screen: PHONE,
    async go(visitor, base) {
      await openPage(visitor, base + hrefTo('test-drive'))
      await visitor.tap({ css: 'main button[name=model]', nth: 3 })
      await visitor.tap({ css: 'main button[name=city_id]' })
      await visitor.tap({ css: 'main button[name=dealer_id]' })
      await visitor.tap({ css: 'main button[name=date]', nth: 1 })
      await visitor.tap({ css: 'main button[name=time]', nth: 1 })
      await visitor.until(`document.querySelector('main input[type=tel]')`)
      await visitor.tap({ css: 'main input[name=firstname], main input[autocomplete=given-name]' })
      await visitor.type('Anna')
      await visitor.tap({ css: 'main input[type=tel]' })
      await visitor.type('9160000001')
      await visitor.tap({ css: 'main input[type=checkbox]' })
      await visitor.tap(button('Записаться'))
    },
  },
  {
    name: 'search',
    screen: COMPUTER,
    async go(visitor, base) {
      await openPage(visitor, base + hrefTo('warranty'))
      await visitor.click({ css: 'button[aria-controls=header-search]' })
      await visitor.type('gv70')
      await visitor.until(`document.querySelector('[role=option]')`)
      await visitor.key('ArrowDown')
      await visitor.key('ArrowUp')
      await visitor.key('Enter')
      await visitor.until(`location.pathname !== ${JSON.stringify(hrefTo('warranty'))}`)
      await visitor.click({ css: 'button[aria-controls=header-search]' })
      await visitor.type(' price')
      await visitor.key('Enter')
      await visitor.until(
        `location.pathname === ${JSON.stringify(hrefTo('search'))} && document.querySelector('main ol a, main li a')`,
      )
    },
  },
  {
    name: 'menus of a phone',
    screen: PHONE,
    async go(visitor, base) {
      await openPage(visitor, base + hrefTo('model-gv70'))
      const opener = { css: 'button[data-opens=burger]' }
      await visitor.tap(opener)
      await visitor.until(`document.querySelector('#burger')?.getClientRects().length`)
      // oxlint-disable no-await-in-loop -- one press after another
      for (const nth of [0, 1]) {
        await visitor.tap({ css: '#burger li > button', nth })
        await visitor.tap({ css: '#burger button', text: 'Назад' })
      }
      await visitor.key('Escape')
      await visitor.tap(opener)
      await visitor.tap({ css: '#burger li > button' })
      await visitor.tap({ css: '#burger li a[href$=".html"]', nth: 1 })
      await visitor.until(`location.pathname !== ${JSON.stringify(hrefTo('model-gv70'))}`)
      // oxlint-enable no-await-in-loop
    },
  },
  {
    name: 'menus of a computer',
    screen: COMPUTER,
    async go(visitor, base) {
      await openPage(visitor, base + hrefTo('home'))
      // oxlint-disable no-await-in-loop -- one press after another
      for (const nth of [0, 1, 2, 0])
        await visitor.click({ css: 'header nav [aria-expanded][aria-controls^=drop]', nth })
      await visitor.key('Escape')
      await visitor.click({ css: 'button[data-opens=burger]' })
      await visitor.key('Escape')
      await visitor.click({ css: 'footer a[href="/dealers.html"]' })
      await visitor.until(`location.pathname === '/dealers.html'`)
      // oxlint-enable no-await-in-loop
    },
  },
]
