import { expect, type Browser, type Page } from '@playwright/test'
import { publish, uploadPicture } from './office-editing.ts'
import { expectNoFaults, test } from './office-visit.ts'
import { answerCookies } from './screen.ts'
import { countRequests, hydrated, settled, watch } from './watch.ts'

const TITLE = 'Зимние колёса в подарок'
const ANSWER = 'Так отвечает редактор.\n\nВторой абзац.'
const ENTRY = 'Зима'

test('a slide, a question and a menu entry made in the office appear on the site', async ({
  page,
  browser,
  office,
  enter,
}) => {
  await enter(page, 'editor')
  await test.step('a slide', () => makeSlide(page))
  const question = await test.step('a question', () => answerAnew(page))
  await test.step('the menu', () => addToMenu(page))
  await expect.poll(async () => (await page.request.get(office.site.url)).text()).toContain(ENTRY)
  for (const width of [390, 1440])
    await test.step(`visitors at ${width}`, () => visit(browser, office.site.url, width, question))
})

async function openKind(page: Page, name: string) {
  await page.getByRole('menuitem', { name: 'Содержание' }).click()
  await page.getByRole('tab', { name, exact: true }).click()
}
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function makeSlide(page: Page) {
  await openKind(page, 'Первый экран')
  await page.getByRole('link', { name: 'Новый слайд' }).click()
  await field(page, 'Название').fill('Зима')
  await field(page, 'Заголовок').fill(TITLE)
  await field(page, 'Текст').fill('До конца декабря.')
  await field(page, 'Надпись').fill('Условия')
  await field(page, 'Куда ведёт').fill('/finance.html')
  await page.getByRole('checkbox', { name: 'С него начинается главная' }).check()
  await uploadPicture(page)
  await field(page, 'Что на снимке').fill('Колесо на снегу')
  await expectNoFaults(page)
  await publish(page)
}

/** Answers the question. */
async function answerAnew(page: Page): Promise<string> {
  await openKind(page, 'Вопросы')
  // The kind shown before may still be listed.
  const link = page.getByRole('main').locator('li a[href*="/content/question/"]').first()
  const question = (await link.textContent()) ?? ''
  await link.click()
  await field(page, 'Ответ').fill(ANSWER)
  await expectNoFaults(page)
  await publish(page)
  return question
}

async function addToMenu(page: Page) {
  await openKind(page, 'Меню')
  await page.getByRole('main').getByRole('link', { name: 'Меню' }).click()
  await page.getByRole('button', { name: 'Добавить' }).first().click()
  await field(page, 'Название').and(page.locator('[value=""]')).fill(ENTRY)
  await field(page, 'Куда ведёт').fill('/finance.html')
  await expectNoFaults(page)
  await publish(page)
}

async function visit(browser: Browser, site: string, width: number, question: string) {
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  countRequests(context)
  await answerCookies(context)
  const page = await context.newPage()
  const problems = watch(page)
  await page.goto(site)
  await hydrated(page)
  const slide = page.getByRole('tabpanel')
  await expect(slide.getByRole('heading', { level: 2 })).toHaveText(/колёса.в.подарок/)
  await expect(slide.getByRole('img', { name: /Колесо/ })).toBeVisible()
  await expect(slide.getByRole('link', { name: 'Условия' })).toHaveAttribute('href', '/finance.html')
  await settled(page)
  await page.goto(`${site}/support.html`)
  await hydrated(page)
  await page.getByText(question).first().click()
  await expect(page.getByText('отвечает редактор')).toBeVisible()
  // Its paragraphs are not one.
  expect(await page.getByText('отвечает редактор').innerText()).toMatch(/редактор\.\n+Второй/)
  await settled(page)
  expect(problems).toEqual([])
  await context.close()
}
