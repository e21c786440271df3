import { expect, test } from '@playwright/test'
import { answerCookies } from '../screen.ts'
import { act, slowDown } from './act.ts'
import { expectSent } from './sent.ts'
import { expectShown, untilHydrated } from './shown.ts'
import { installEarly } from './in-page.ts'
import { addressOf } from './created-pages.ts'
import { titleOf } from './pair.ts'
import { actions, isCalm, isTooLate, rememberPassed } from './plan.ts'

/** No press, choice or text before hydration is lost: slow network, slow CPU, cold cache, fast input. */

for (const [index, { pair, delay }] of actions.entries())
  test(titleOf(pair, delay), async ({ browser, baseURL }, { title }) => {
    test.skip(isTooLate(index), 'the time is over')
    const isWide = pair.wide === true
    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      locale: 'ru-RU',
      reducedMotion: 'reduce',
      viewport: isWide ? { width: 1440, height: 900 } : { width: 390, height: 844 },
      isMobile: !isWide,
      hasTouch: !isWide,
    })
    try {
      await answerCookies(context)
      const page = await context.newPage()
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      await page.addInitScript(installEarly)
      const cdp = await context.newCDPSession(page)
      const hurry = isCalm ? async () => {} : await slowDown(cdp)
      await page.goto(await addressOf(pair.page, baseURL ?? ''), { waitUntil: isCalm ? 'load' : 'commit' })
      if (isCalm) {
        await page.mouse.move(5, 300)
        await untilHydrated(page, pair)
      }
      const acted = await act({ page, cdp }, pair, delay)
      test.info().annotations.push({ type: 'acted', description: `${acted} ms after the first paint` })
      if (!(await untilHydrated(page, pair))) test.info().annotations.push({ type: 'never hydrated' })
      await expectShown(page, pair)
      await hurry()
      await expectSent({ page, cdp }, pair)
      expect(faults).toEqual([])
    } finally {
      await context.close()
    }
    if (!isCalm) rememberPassed(title)
  })
