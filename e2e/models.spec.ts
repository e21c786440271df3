import { hydrated, watch } from './watch.ts'
import { builtFile } from './built-file.ts'
import { needed } from './content.ts'
import { expect, test, type Page } from './test.ts'

const answers = (page: Page) => page.locator('#garage li').allInnerTexts()
/** What is folded under a summary of the page. */
const unfold = (page: Page, summary: string) => page.locator('summary', { hasText: summary }).click()

test('the garage result updates while typing; the link gives the same result', async ({ page }) => {
  const problems = watch(page)
  await page.goto('/models.html')
  await hydrated(page)
  await unfold(page, 'Сколько места останется')
  await page.getByRole('textbox', { name: 'Длина, м' }).fill('5')
  await page.getByRole('textbox', { name: 'Высота, м' }).fill('1.6')
  await expect(page).toHaveURL(/\?garage=5x2\.8x1\.6$/)
  await expect(page.locator('#garage summary').filter({ hasText: 'GV80 не поместится' })).toBeVisible()
  const typed = await answers(page)
  await page.reload()
  expect(await answers(page)).toEqual(typed)
  expect(problems).toEqual([])
})

test('the comparison keeps its choice in the address without moving the page', async ({ page }) => {
  await page.goto('/models.html?compare=g70,gv80')
  await hydrated(page)
  const second = page.getByRole('combobox', { name: 'Модель 2' })
  await second.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await second.selectOption('g90')
  await expect(page).toHaveURL(/\?compare=g70,g90$/)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.reload()
  await expect(second).toHaveValue('g90')
})

test('the first screen shows four cars, and no words run into their links, however they are spaced', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/models.html')
  const pictures = page.locator('main ul li > a img')
  for (const index of [2, 3]) {
    const { y, height } = needed(await pictures.nth(index).boundingBox(), 'picture of the second row')
    // Under the wheels it is the floor that mirrors them.
    expect(y + height * 0.85).toBeLessThan(900)
  }
  // The last one alone is as wide as the page, and its words stand as those of the others do.
  const places = await page
    .locator('main ul li:has(> a[aria-hidden]) > div')
    .evaluateAll((all) =>
      all.map((card) => [card, ...card.children].map((part) => part.getBoundingClientRect().toJSON())),
    )
  const [first, last] = [places[0]!, places.at(-1)!].map(([card, name, , , short, links]: DOMRect[]) => ({
    height: card!.height,
    indent: [name!.left - card!.left, short!.left - card!.left, card!.right - links!.right],
    below: links!.top - name!.top,
  }))
  expect(places.length).toBeGreaterThan(3)
  expect(last!.indent).toEqual(first!.indent)
  expect(last!.height).toBeLessThan(first!.height + 1)
  expect(Math.abs(last!.below - first!.below)).toBeLessThan(2)
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet()
    spaced.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
    document.adoptedStyleSheets.push(spaced)
  })
  const overlaps = await page.locator('main ul li:has(> a img) > div').evaluateAll((cards) =>
    cards.map((card) => {
      const [links, ...texts] = [...card.children].toReversed()
      const at = links!.getBoundingClientRect()
      return texts.some((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const box = range.getBoundingClientRect()
        return box.right > at.left && box.left < at.right && box.bottom > at.top + 1 && box.top < at.bottom - 1
      })
    }),
  )
  expect(overlaps.length).toBeGreaterThan(3)
  expect(overlaps.filter(Boolean)).toEqual([])
})

test('a tool is a line to open at every width, and its anchor opens it', async ({ page }) => {
  const boot = page.locator('#boot')
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/models.html')
    await expect(boot.locator('ul')).toBeHidden()
    await page.goto('/models.html#boot', { waitUntil: 'networkidle' })
    await expect(boot.locator('ul')).toBeVisible()
  }
})

test('a model’s radio shows its outline', async ({ page }) => {
  await page.goto('/models.html')
  const outline = page.locator('#scale svg g').nth(0)
  await expect(outline).not.toHaveCSS('opacity', '1')
  await page.getByRole('radio', { name: 'G70', exact: true }).check()
  await expect(outline).toHaveCSS('opacity', '1')
})

const QUESTIONS_ANSWERED = 'people=family&roads=highway&pace=fast&budget=any&matters=rear'

test('five questions by keyboard; the link gives the same result; back from the configurator preserves it', async ({
  page,
}) => {
  const problems = watch(page)
  await page.goto('/models.html')
  await hydrated(page)
  const questions = page.locator('#five-questions')
  await questions.getByRole('radio', { name: 'Один или двое' }).focus()
  for (const keys of [['ArrowRight'], ['Space', 'ArrowRight'], ['Space', 'End'], ['Space'], ['Space']]) {
    for (const key of keys) await page.keyboard.press(key === 'End' ? 'ArrowLeft' : key)
    await page.keyboard.press('Tab')
  }
  await expect(questions.getByRole('status')).toContainText('Ваш автомобиль')
  await expect(page).toHaveURL(/\?people=family&roads=highway&pace=fast&budget=to2500&matters=quiet$/)
  await questions.getByRole('radio', { name: /^Любую/ }).check()
  await questions.getByRole('radio', { name: /^Задний/ }).check()
  await expect(page).toHaveURL(new RegExp(`\\?${QUESTIONS_ANSWERED}$`))
  await questions.getByRole('link', { name: 'Собрать свой', exact: true }).click()
  await expect(page).toHaveURL(/configurator/)
  await expect(page.getByRole('main')).toContainText('G90 L')
  await page.goBack()
  await expect(questions.getByRole('heading', { name: 'G90 L Royal' })).toBeVisible()
  await expect(questions.getByRole('radio', { name: /^Задний/ })).toBeChecked()
  expect(problems).toEqual([])
})

test('five answers given before the code has loaded get their result when it has', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(builtFile('advised-trims'), async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/models.html')
  await hydrated(page)
  const questions = page.locator('#five-questions')
  for (const name of [/^Вся семья/, /трассе$/, /^Быстро/, /^Любую/, /^Задний/])
    await questions.getByRole('radio', { name }).check()
  await expect(questions.getByRole('status')).toHaveText('Сравниваем комплектации.')
  release()
  await expect(questions.getByRole('heading', { name: 'G90 L Royal' })).toBeVisible()
})

test('a result named by the address is in the HTML and stays through hydration', async ({ page }) => {
  const problems = watch(page)
  await page.goto(`/models.html?${QUESTIONS_ANSWERED}`)
  const heading = page.locator('#five-questions').getByRole('heading', { name: 'G90 L Royal' })
  const before = await heading.elementHandle()
  await hydrated(page)
  expect(await heading.evaluate((now, then) => now === then, before)).toBe(true)
  expect(problems).toEqual([])
})

test('the cars are shown in the garage after a client navigation, too', async ({ page }) => {
  const problems = watch(page)
  await page.goto('/warranty.html')
  await hydrated(page)
  await page.locator('footer').getByRole('link', { name: 'Модели', exact: true }).first().click()
  const cars = page.locator('#garage :is(use[href^="#side-"], use[href^="#plan-"])')
  await expect(cars).not.toHaveCount(0)
  const widths = await cars.evaluateAll((uses: SVGUseElement[]) => uses.map((use) => use.getBBox().width))
  expect(Math.min(...widths)).toBeGreaterThan(4000)
  expect(problems).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the garage form is answered by the server with the same words', async ({ page }) => {
    await page.goto('/models.html?garage=5x2.8x1.6&compare=g70,g90')
    const expected = await answers(page)
    await page.goto('/models.html?compare=g70,g90')
    await page.getByRole('textbox', { name: 'Длина, м' }).fill('5')
    await page.getByRole('textbox', { name: 'Ширина, м' }).fill('2,8')
    await page.getByRole('textbox', { name: 'Высота, м' }).fill('1.6')
    await page.getByRole('button', { name: 'Проверить' }).click()
    await expect(page).toHaveURL(/#garage$/)
    expect(await answers(page)).toEqual(expected)
    await expect(page.getByRole('combobox', { name: 'Модель 2' })).toHaveValue('g90')
  })

  test('invalid input gets a message and stays in its field', async ({ page }) => {
    await page.goto('/models.html')
    await page.getByRole('textbox', { name: 'Ширина, м' }).fill('широкий')
    await page.getByRole('button', { name: 'Проверить' }).click()
    await expect(page.getByText(/Ширина «широкий» не похожа на число/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Ширина, м' })).toHaveValue('широкий')
    await expect(page.getByRole('textbox', { name: 'Длина, м' })).toHaveValue('5,5')
  })

  test('five questions are answered by the server', async ({ page }) => {
    await page.goto('/models.html?garage=6x3x2.5')
    const questions = page.locator('#five-questions')
    for (const name of [/^Вся семья/, /трассе$/, /^Быстро/, /^Любую/, /^Задний/])
      await questions.getByRole('radio', { name }).check()
    await questions.getByRole('button', { name: 'Подобрать' }).click()
    await expect(page).toHaveURL(`/models.html?garage=6x3x2.5&${QUESTIONS_ANSWERED}#five-questions`)
    await expect(questions.getByRole('heading', { name: 'G90 L Royal' })).toBeVisible()
    await questions.getByRole('link', { name: 'Собрать свой', exact: true }).click()
    await expect(page.getByRole('main')).toContainText('G90 L')
  })

  test('the comparison form is answered by the server', async ({ page }) => {
    await page.goto('/models.html')
    await unfold(page, 'Чем они отличаются')
    await page.getByRole('combobox', { name: 'Модель 1' }).selectOption('g70')
    await page.getByRole('combobox', { name: 'Модель 3' }).selectOption('')
    await page.getByRole('checkbox', { name: 'Только отличия' }).uncheck()
    await page.getByRole('button', { name: 'Сравнить' }).click()
    await expect(page.getByRole('combobox', { name: 'Модель 1' })).toHaveValue('g70')
    await expect(page.getByRole('combobox', { name: 'Модель 3' })).toHaveValue('')
    await expect(page.getByRole('row', { name: /^Коробка передач/ })).toBeVisible()
  })
})
