import { expect } from '@playwright/test'
import { editions } from '#src/brand/brand.ts'
import { dayIn } from '#src/domain/day.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { answerCookies } from './screen.ts'
import { countRequests, hydrated, settled, watch } from './watch.ts'
import { printed } from './office-editing.ts'
import { expectNoFaults, test } from './office-visit.ts'

const PHRASE = 'Эту фразу добавил юрист.'
test('a lawyer publishes an edition: the form, the page and the PDF have it, the previous one stays readable', async ({
  page,
  browser,
  office,
  enter,
}) => {
  const site = office.site.url
  await enter(page, 'lawyer')
  await page.getByRole('menuitem', { name: 'Содержание' }).click()
  await page.getByRole('tab', { name: 'Юридические тексты' }).click()
  await page.getByRole('link', { name: /бронирование визита в.лаунж/ }).click()
  await test.step('what the law wants cannot be dropped', async () => {
    await expect(page.getByText('{дилер}', { exact: true })).toBeVisible()
    await page.getByLabel('День редакции').fill(dayIn(DEFAULT_ZONE, new Date()))
    const term = page.getByRole('textbox').filter({ hasText: /^Срок:/ })
    const text = await term.inputValue()
    await term.fill('Без срока.')
    await page.getByRole('button', { name: 'Сохранить черновик' }).click()
    await expect(page.getByText('Назовите срок', { exact: false })).toBeVisible()
    await page.getByRole('textbox').filter({ hasText: 'Без срока.' }).fill(text)
  })
  const last = page.getByRole('textbox').filter({ hasText: /^Мне.известно/ })
  await last.fill(`${await last.inputValue()} ${PHRASE}`)
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(page.getByText('Черновик сохранён', { exact: false })).toBeVisible()
  await expectNoFaults(page)

  const context = await browser.newContext()
  countRequests(context)
  await answerCookies(context)
  const visitor = await context.newPage()
  const problems = watch(visitor)
  const consentIn = async () => {
    await visitor.goto(`${site}/lounge.html`)
    await hydrated(visitor)
    // The next page would cut off what is being fetched ahead.
    await settled(visitor)
    return withPlainSpaces((await visitor.locator('form details').first().textContent()) ?? '')
  }
  expect(await consentIn()).not.toContain(PHRASE)

  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByText('Черновика нет', { exact: false })).toBeVisible()
  await expect.poll(() => printed(page, `${site}/legal/consent-lounge.pdf`)).toContain(PHRASE)
  await expect.poll(consentIn).toContain(PHRASE)
  await visitor.goto(`${site}/personal-data.html`)
  await hydrated(visitor)
  await expect(visitor.locator('#consent-lounge')).toContainText(PHRASE.slice(0, 9))
  const former = `/legal/consent-lounge-${editions.legal}.pdf`
  await expect(visitor.locator(`#consent-lounge a[href="${former}"]`)).toHaveCount(1)
  expect(await printed(page, site + former)).toContain('Согласие на обработку персональных данных')
  expect(await printed(page, site + former)).not.toContain(PHRASE)
  await settled(visitor)
  expect(problems).toEqual([])
  await context.close()
})
