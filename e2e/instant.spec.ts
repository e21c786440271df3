import { ACCENT_ON_DARK } from '#src/brand/palette.ts'
import { models } from '#src/content/models/summary.ts'
import { cities } from '#src/content/seed/cities.ts'
import { hrefTo } from '#src/routes.ts'
import { NEWS_CODE } from './addresses.ts'
import { HOME, headingOf, mainMenu, words } from './content.ts'
import { hydrated, settled, watch } from './watch.ts'
import { builtFile } from './built-file.ts'
import { expect, test, type Page } from './test.ts'

// Timers are moved on by hand where nothing may happen: a busy machine's own pauses would count as the visitor's.
test.use({ hasClock: true })

/** The aid of navigation has come: its line stands in the page. */
const ready = async (page: Page) => {
  await hydrated(page)
  await page.locator('[data-progress]').waitFor({ state: 'attached' })
  // The footer and the header's blocks are hydrated on their own.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('footer a, header a')].every((link) =>
      Object.keys(link).some((key) => key.startsWith('__reactFiber')),
    ),
  )
}

const follow = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())

/** What the page asks for from here on: data and code, without pictures. */
function watchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(dealer|ru\/ru\/api)\//.test(pathname) || pathname.endsWith('.js')) asked.push(pathname + search)
  })
  return asked
}
const ofDealers = (asked: string[]) =>
  asked.filter((path) => /\/v1\/dealer(\?|$)/.test(path) || builtFile('dealers')(path))

/** A link of the footer or header: not in main, so it is not fetched for being in view. */
const dealersLink = (page: Page) => page.locator('footer a[href="/dealers.html"]').first()

test.describe('prefetch', () => {
  test('hovering over a link fetches its code and data, once; passing over it does not', async ({ page }) => {
    const problems = watch(page)
    await page.goto('/warranty.html')
    await ready(page)
    const link = dealersLink(page)
    await link.scrollIntoViewIfNeeded()
    const box = (await link.boundingBox())!
    const asked = watchRequests(page)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.mouse.move(box.x + 5, box.y + 5)
    await page.mouse.move(5, 5)
    await page.clock.runFor(2000)
    expect(ofDealers(asked)).toEqual([])
    await page.clock.resume()

    await page.mouse.move(box.x + 5, box.y + 5)
    await expect.poll(() => ofDealers(asked).some((path) => path.includes('/v1/dealer'))).toBe(true)
    await expect.poll(() => ofDealers(asked).some((path) => path.endsWith('.js'))).toBe(true)
    await settled(page)
    const count = asked.length
    await page.mouse.move(5, 5)
    await page.mouse.move(box.x + 5, box.y + 5)
    await page.clock.runFor(200)
    expect(asked.slice(count)).toEqual([])

    // And the navigation finds all of it.
    await link.click()
    await expect(page.locator('h1')).toHaveText(words(headingOf('dealers')))
    expect(ofDealers(asked.slice(count))).toEqual([])
    expect(problems).toEqual([])
  })

  test('pointer down, touch and keyboard focus do it at once', async ({ page }) => {
    for (const act of [
      () => dealersLink(page).dispatchEvent('pointerdown', { button: 0, pointerType: 'touch' }),
      async () => {
        await page.keyboard.press('Tab')
        await dealersLink(page).focus()
      },
    ]) {
      await page.goto('/warranty.html')
      await ready(page)
      const asked = watchRequests(page)
      await act()
      await expect.poll(() => ofDealers(asked).length).toBeGreaterThan(1)
    }
  })

  test('for a few links in view, when idle, the code is fetched but no data', async ({ page }) => {
    await page.goto('/sitemap.html')
    await ready(page)
    const asked = watchRequests(page)
    // The observer is called after each task that has put something into the head.
    await page.evaluate(() => {
      new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes])
        const files = added.filter((node) => node instanceof HTMLLinkElement && node.rel === 'modulepreload').length
        document.head.dataset['mostFiles'] = String(Math.max(files, Number(document.head.dataset['mostFiles'] ?? 0)))
      }).observe(document.head, { childList: true })
    })
    await expect.poll(() => asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0)
    await page.clock.runFor(3000)
    await settled(page)
    // All at once they keep a slow phone from hearing a finger (components/load-with-files.ts).
    expect(Number(await page.locator('head').getAttribute('data-most-files'))).toBeLessThanOrEqual(3)
    expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3)
    expect(asked.filter((path) => !path.endsWith('.js'))).toEqual([])
    expect(asked.filter((path) => /\/(browser|lead|schemas)-/.test(path))).toEqual([])
    const bytes = await page.evaluate((paths) => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return entries
        .filter(({ name }) => paths.includes(new URL(name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    }, asked)
    expect(bytes).toBeLessThan(60_000)
  })

  test('nothing is prefetched on a slow connection or with data saving', async ({ page }) => {
    // Said by the name of the window, so that one script before the page's own does for all.
    await page.addInitScript(() => {
      if (window.name) Object.defineProperty(navigator, 'connection', { value: JSON.parse(window.name) as unknown })
    })
    for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])
      await test.step(JSON.stringify(connection), async () => {
        // A name stays within a site.
        await page.goto('/robots.txt')
        await page.evaluate((value) => (window.name = value), JSON.stringify(connection))
        await page.goto('/models.html')
        await ready(page)
        await settled(page)
        const asked = watchRequests(page)
        await dealersLink(page).hover()
        await page.mouse.down()
        await page.clock.runFor(2500)
        expect(asked).toEqual([])
        await page.mouse.up()
        await expect(page.locator('h1')).toHaveText(words(headingOf('dealers')))
      })
  })

  test('popup openers, links to other tabs and the current page are not prefetched', async ({ page }) => {
    await page.goto('/warranty.html')
    await ready(page)
    const asked = watchRequests(page)
    await page.locator('footer a[aria-haspopup=dialog]').first().dispatchEvent('pointerdown', { button: 0 })
    await page.locator('a[href="/warranty.html"]').first().dispatchEvent('pointerdown', { button: 0 })
    await dealersLink(page).dispatchEvent('pointerdown', { button: 0, ctrlKey: true })
    await page.clock.runFor(300)
    expect(asked).toEqual([])
  })

  test('a prefetch that fails is silent, and the click still works', async ({ page }) => {
    const messages: string[] = []
    // The browser's own line about the failed request cannot be avoided.
    page.on('console', (message) => !/ERR_FAILED/.test(message.text()) && messages.push(message.text()))
    page.on('pageerror', (error) => messages.push(error.message))
    await page.goto('/warranty.html')
    await ready(page)
    await page.route(/\/dealer\/v1\//, (route) => route.abort())
    await dealersLink(page).hover()
    await page.clock.runFor(600)
    expect(messages).toEqual([])
    await page.unroute(/\/dealer\/v1\//)
    await dealersLink(page).click()
    await expect(page.locator('h1')).toHaveText(words(headingOf('dealers')))
    await expect(page.locator('main')).toContainText(cities[0]?.name ?? 'a city')
    expect(messages).toEqual([])
  })

  test('a prefetched news item does not change the open one, and is not fetched again', async ({ page }) => {
    await page.goto(hrefTo('news-detail', { params: { code: NEWS_CODE } }))
    await ready(page)
    const title = await page.locator('h1').innerText()
    const other = page.locator(`footer a[href^="/news/"]:not([href*="${NEWS_CODE}"])`).first()
    const asked = watchRequests(page)
    await other.hover()
    await expect.poll(() => asked.filter((path) => /v1\/news\?.*code=/.test(path)).length).toBe(1)
    await settled(page)
    await expect(page.locator('h1')).toHaveText(title)
    await other.click()
    await expect(page.locator('h1')).not.toHaveText(title)
    expect(asked.filter((path) => /v1\/news\?.*code=/.test(path))).toHaveLength(1)
  })
})

const rgbOf = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`

const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.trim().slice(0, 40)}`)

test.describe('arrival', () => {
  test('the first load does not move the focus, nor does a change of hash', async ({ page }) => {
    await page.goto('/warranty.html')
    await ready(page)
    await page.clock.runFor(300)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await page.keyboard.press('Tab')
    await expect(page.locator('.skip')).toBeFocused()
    await page.evaluate(() => {
      location.hash = 'nowhere'
    })
    await page.clock.runFor(300)
    expect(await focused(page)).not.toMatch(/^H1/)
  })

  test('the new heading has the focus without a ring, after a click and after a key; the next stop of the keyboard is in the page', async ({
    page,
  }) => {
    await page.goto('/warranty.html')
    await ready(page)
    const heading = page.locator('h1')
    const ring = () => heading.evaluate((element) => getComputedStyle(element).outlineStyle)
    await test.step('by a press', async () => {
      await dealersLink(page).click()
      await expect(heading).toHaveText(words(headingOf('dealers')))
      await expect(heading).toBeFocused()
      await expect(heading).toHaveAttribute('tabindex', '-1')
      expect(await ring()).toBe('none')
      expect(await page.evaluate(() => scrollY)).toBe(0)
      // The skip link is the first stop of the new page too.
      await expect(page.locator('#app :is(a[href], button, input)').first()).toHaveClass('skip')
    })
    await test.step('by keys', async () => {
      await page.goto('/warranty.html')
      await ready(page)
      await page.keyboard.press('Tab')
      await dealersLink(page).focus()
      await page.keyboard.press('Enter')
      await expect(heading).toHaveText(words(headingOf('dealers')))
      await expect(heading).toBeFocused()
      expect(await ring()).toBe('none')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    })
  })

  test('from the burger, which covers the page, the heading gets the focus as well', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/warranty.html')
    await ready(page)
    await page.locator('[data-opens=burger]').click()
    await page
      .locator('#burger')
      .getByRole('button', { name: mainMenu[0]?.name ?? '' })
      .click()
    const model = models.at(-1)?.href ?? ''
    await page.locator(`#burger a[href="${model}"]:visible`).first().click()
    await expect(page).toHaveURL(model)
    await expect(page.locator('h1')).toBeFocused()
  })

  test('finance with a hash: the focus goes where the page has scrolled to', async ({ page }) => {
    await page.goto('/new-g70-price.html')
    await ready(page)
    await follow(page, '/finance.html#calculator')
    await expect(page.locator('#calculator')).toBeFocused()
  })

  test('back restores the scroll position and announces the page', async ({ page }) => {
    await page.goto(HOME)
    await ready(page)
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await follow(page, '/warranty.html')
    await expect(page.locator('h1')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(HOME)
    await expect(page.locator('h1')).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800)
  })
})

test.describe('progress', () => {
  const line = (page: Page) => page.locator('[data-progress]')

  test('a fast navigation shows no progress line', async ({ page }) => {
    // One that was slow on a busy machine says nothing of quick ones: then it is walked again.
    await expect(async () => {
      await page.goto('/warranty.html')
      await ready(page)
      await page.evaluate(() => {
        const element = document.querySelector('[data-progress]')!
        new MutationObserver(() => element.setAttribute('data-was', 'seen')).observe(element, {
          attributeFilter: ['data-progress'],
        })
      })
      await dealersLink(page).hover()
      await settled(page)
      await dealersLink(page).click()
      await expect(page.locator('h1')).toHaveText(words(headingOf('dealers')))
      await expect(line(page)).not.toHaveAttribute('data-was', { timeout: 1_000 })
    }).toPass()
  })

  test('a slow navigation shows a progress line on the header’s edge, and shifts nothing', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/warranty.html')
      await ready(page)
      await page.evaluate(() => {
        ;(window as { shifts?: number }).shifts = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (window as { shifts?: number }).shifts! += (entry as { value?: number }).value ?? 0
        }).observe({ type: 'layout-shift' })
      })
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(/\/dealer\/v1\//, async (route) => {
        await held
        await route.continue()
      })
      await follow(page, '/dealers.html')
      await expect(line(page)).toHaveAttribute('data-progress', 'running')
      const box = (await line(page).boundingBox())!
      const header = (await page.locator('header').first().boundingBox())!
      expect(box.height).toBeLessThanOrEqual(1)
      expect(box.y + box.height).toBe(header.y + header.height)
      expect(await line(page).evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        rgbOf(ACCENT_ON_DARK),
      )
      expect(await page.evaluate(() => (window as { shifts?: number }).shifts)).toBe(0)
      release()
      await expect(page.locator('h1')).toHaveText(words(headingOf('dealers')))
      await expect(line(page)).toHaveAttribute('data-progress', 'idle')
      await expect(line(page)).toHaveCSS('opacity', '0')
      await page.unroute(/\/dealer\/v1\//)
    }
  })

  test('with reduced motion the progress line is not animated', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/warranty.html')
    await ready(page)
    await page.route(/\/dealer\/v1\//, () => {})
    await follow(page, '/dealers.html')
    await expect(line(page)).toHaveAttribute('data-progress', 'running')
    await expect(line(page)).toHaveCSS('animation-name', 'none')
  })
})

test('the page of components is not part of the site', async ({ request }) => {
  const response = await request.get('/kit.html')
  expect(response.status()).toBe(404)
  expect(await response.text()).not.toMatch(/pages\/kit/)
})
