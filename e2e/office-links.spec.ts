import { expect } from '@playwright/test'
import { COUNTS_PATH } from '#src/domain/constants.ts'
import { expectNoFaults, test } from './office-visit.ts'

test('a counted link is made without scripts and followed; its page and the office show the count', async ({
  page,
  browser,
  office,
  enter,
}) => {
  const site = office.site.url
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const marketer = await plain.newPage()
  await marketer.goto(`${site}/tools/links.html?page=/gv70.html&source=vk`)
  await marketer.getByRole('button', { name: 'Завести страницу с цифрами' }).click()
  await expect(marketer.getByRole('heading', { level: 1 })).toHaveText(/Что принесла ссылка/)
  const link = new URL(((await marketer.locator('.link-address').textContent()) ?? '').trim())

  const visitor = await browser.newPage()
  await visitor.goto(site + link.pathname + link.search)
  const told = visitor.waitForRequest((request) => request.url().endsWith(COUNTS_PATH))
  // The code that reports comes some time after the page.
  const leave = setInterval(
    () => void visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).catch(() => {}),
    250,
  )
  await visitor.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }))
  const body = (await told.finally(() => clearInterval(leave))).postData() ?? ''
  expect(body).toBe(`view model-gv70\nlink ${link.searchParams.get('link')}`)
  await visitor.close()

  const views = marketer.locator('.link-sums dd').first()
  const shown = () => marketer.reload().then(() => views.textContent())
  await expect.poll(shown).toMatch(/меньше.3/)
  for (let more = 0; more < 2; more++) await page.request.post(site + COUNTS_PATH, { data: body })
  await expect.poll(shown).toBe('3')
  await page.goto(marketer.url())
  await plain.close()
  await expectNoFaults(page)
  await enter(page, 'owner')
  await page.getByRole('menuitem', { name: 'Отчёты' }).click()
  const row = page.getByRole('table', { name: 'Что принесли ссылки' }).getByRole('row')
  await expect(
    row
      .filter({ hasText: link.searchParams.get('link') ?? '' })
      .getByRole('cell')
      .nth(1),
  ).toHaveText('3')
})
