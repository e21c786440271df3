import { models } from '#src/content/models/summary.ts'
import { cities } from '#src/content/seed/cities.ts'
import { dealers } from '#src/content/seed/dealers.ts'
import { hrefTo } from '#src/routes.ts'
import { HOME, dealerHref, mainMenu, needed } from './content.ts'
import { answerCookies, axeFaults, expectTop, FRAME, frames, open, parts } from './screen.ts'
import { expect, test } from './test.ts'

/** Axe on pages with answers and open layers. The pages as served are covered by pages.spec.ts. */

// No sheet is half open.
test.use({ reducedMotion: 'reduce' })

const city = needed(cities[0], 'city')
const dealer = needed(dealers[0], 'dealer')
const model = needed(models[0], 'model')

/** Pages with an answer, which no route of the table shows. */
const ANSWERED = [
  '/models.html?people=family&roads=winter&pace=lively&budget=to5500&matters=safety',
  hrefTo('dealers', { query: { city: city.code } }),
  dealerHref(dealer.code),
  // The calendar of a booking.
  hrefTo('test-drive', { query: { model: model.code, dealer_id: String(dealer.id) } }),
  hrefTo('search', { query: { q: `длина ${model.name}` } }),
  hrefTo('search', { query: { q: 'щщщщ' } }),
  hrefTo('news', { query: { page: '2' } }),
]
test('no axe violations after a question was answered', async ({ page, context }) => {
  await answerCookies(context)
  for (const path of ANSWERED)
    await test.step(path, async () => {
      await open(page, path, 390)
      expect(await axeFaults(page, { without: FRAME })).toEqual([])
      await page.setViewportSize({ width: 1440, height: 800 })
      await frames(page)
      expect(await axeFaults(page, { without: FRAME, hasNewColours: false })).toEqual([])
    })
})

/** Layers over the pages; the pages themselves and the footer are checked elsewhere. */
const AROUND = { without: ['main', 'footer'] }

for (const width of [390, 1440])
  test(`layers at ${width}`, async ({ page, context }) => {
    await test.step('cookie notice', async () => {
      await open(page, HOME, width)
      const { notice } = parts(page)
      await expect(notice).toBeVisible()
      // Its buttons are shown last and ignore presses until then.
      for (const button of await notice.getByRole('button').all()) await expect(button).toHaveCSS('opacity', '1')
      expect(await axeFaults(page, AROUND)).toEqual([])
    })
    await answerCookies(context)

    await open(page, '/warranty.html', width)
    const { burgerButton, burger, searchIcon, searchField, footer, header, leftMenu, drop, popup } = parts(page)
    await test.step('search box', async () => {
      await searchIcon.click()
      await expect(searchField).toBeFocused()
      expect(await axeFaults(page, AROUND)).toEqual([])
    })
    await test.step('burger', async () => {
      await burgerButton.click()
      await expect(burger.getByRole('searchbox')).toBeVisible()
      expect(await axeFaults(page, AROUND)).toEqual([])
    })
    const [first] = mainMenu
    if (width <= 768)
      await test.step('panel of the burger', async () => {
        await burger.getByRole('button', { name: first?.name ?? '' }).click()
        await expect(burger.locator(`a[href="${model.href}"]`)).toBeVisible()
        expect(await axeFaults(page, AROUND)).toEqual([])
      })
    await page.keyboard.press('Escape')
    await expect(burger).toBeHidden()
    if (width > 768)
      for (const [index, { name }] of mainMenu.entries())
        await test.step(`drop block ${name}`, async () => {
          await leftMenu.getByText(name, { exact: true }).first().click()
          await expect(
            drop(index + 1)
              .getByRole('link')
              .first(),
          ).toBeVisible()
          expect(await axeFaults(page, AROUND)).toEqual([])
        })
    await page.keyboard.press('Escape')
    await test.step('footer, and header half-way', async () => {
      // The header stays visible while the focus is in it.
      await page.locator('main').evaluate((main) => main.focus({ preventScroll: true }))
      if (width <= 768) {
        await footer.getByRole('button', { name: first?.name ?? '' }).click()
        await expect(page.locator('#map-1').getByRole('link').last()).toBeVisible()
      }
      await footer.getByRole('link', { name: 'Вверх' }).scrollIntoViewIfNeeded()
      await expectTop(header, width > 768 ? -70 : -60)
      expect(await axeFaults(page, { without: ['main'] })).toEqual([])
    })

    await test.step('lists of the model header', async () => {
      await open(page, model.href, width)
      const { modelHeader } = parts(page)
      await modelHeader.getByRole('button', { name: 'Купить' }).click()
      await expect(page.locator('#model-addition').getByRole('link').last()).toBeVisible()
      expect(await axeFaults(page, { of: ['[data-model-header]'] })).toEqual([])
      if (width > 1279) return
      await modelHeader.getByRole('button', { name: /Разделы/ }).click()
      await expect(page.locator('#model-nav').getByRole('link').last()).toBeVisible()
      expect(await axeFaults(page, { of: ['[data-model-header]'] })).toEqual([])
    })
    await test.step('popups', async () => {
      await open(page, '/personal-data.html', width)
      for (const opener of [
        page.locator('main a[aria-haspopup=dialog]').first(),
        footer.getByRole('link', { name: 'Настройки cookie' }),
      ]) {
        await opener.click()
        await expect(popup).toBeVisible()
        expect(await axeFaults(page, { of: ['dialog'] })).toEqual([])
        await page.keyboard.press('Escape')
        await expect(popup).toBeHidden()
      }
    })
  })
