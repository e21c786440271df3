import { builtClass } from '../scripts/build/built-class.ts'
import { complectationOf } from '#src/content/cars/complectations.ts'
import { trims } from '#src/content/cars/trims.ts'
import { SLIDE } from '#src/domain/configurator/choice.ts'
import { goesTogether } from '#src/domain/configurator/offer.ts'
import { sold } from './builds.ts'
import { formatMoney } from '#src/domain/format.ts'
import { needed, words } from './content.ts'
import { answerCookies, axeFaultsAtBothWidths, FRAME, frames } from './screen.ts'
import { expect, test, type Page } from './test.ts'
import { hydrated } from './watch.ts'

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => answerCookies(context))

/** A paint and an interior of one car that are not sold together. */
function clash() {
  for (const one of sold)
    for (const interior of one.interiors)
      for (const exterior of one.exteriors) if (!goesTogether(exterior, interior)) return { one, interior, exterior }
  throw new Error('Everything that is sold goes together')
}

const total = (page: Page) => page.locator('[data-total]')
const heading = (page: Page) => page.locator('[data-slide] h2')
const hashOf = (page: Page) => new URLSearchParams(new URL(page.url()).hash.slice(1))

const trimOf = (id: number) =>
  needed(
    sold.find(({ trim }) => trim.id === id),
    `trim ${id}`,
  )
/** Surcharge of a paint for a trim, roubles. */
const surchargeOf = (id: number, code: string): number =>
  needed(
    trimOf(id).exteriors.find((paint) => paint.code === code),
    `paint ${code}`,
  ).price ?? 0

test('a deep link opens exactly that car, and back opens the previous slide', async ({ page }) => {
  await page.goto('/configurator#slide=1&model=gv70&comp=203&ext=MGR&int=IVR&pkg=3,5&utm=x')
  await expect(heading(page)).toHaveText('Двигатель и комплектация')
  await expect(page.getByRole('radio', { name: /^Advance 5/ })).toBeChecked()
  await expect(total(page)).toHaveText('5 575 000 ₽')

  await page.getByRole('button', { name: 'Далее' }).click()
  await expect(heading(page)).toHaveText('Цвет кузова')
  await expect(heading(page)).toBeFocused()
  await page.getByRole('radio', { name: /Тёмно-синий/ }).check({ force: true })
  const blue = formatMoney(5_575_000 - surchargeOf(203, 'MGR') + surchargeOf(203, 'BLU'))
  await expect(total(page)).toHaveText(words(blue))
  expect(hashOf(page).get('ext')).toBe('BLU')
  expect(hashOf(page).get('utm')).toBe('x')

  await page.goBack()
  await expect(heading(page)).toHaveText('Двигатель и комплектация')
  await page.goForward()
  await expect(heading(page)).toHaveText('Цвет кузова')
  await expect(total(page)).toHaveText(words(blue))
})

test('an impossible choice is replaced by the nearest one, announced and can be undone', async ({ page }) => {
  await page.goto('/configurator#slide=1&model=gv70&comp=203&int=IVR&pkg=2')
  await page.getByRole('radio', { name: /^Elegance/ }).check({ force: true })
  await expect(page.getByRole('status')).toContainText('Мы заменили салон «Слоновая кость, наппа»')
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(page.getByRole('radio', { name: /^Advance 5/ })).toBeChecked()
  expect(hashOf(page).get('int')).toBe('IVR')
})

test('a higher trim that includes the packages says so, with the sum', async ({ page }) => {
  await page.goto('/configurator#slide=1&model=g70-fl&comp=102&pkg=1,2')
  await page.getByRole('radio', { name: /^Sport/ }).check({ force: true })
  const said = page.getByRole('status').filter({ hasText: 'Вернуть как было' })
  await expect(said).toContainText(
    /Пакеты\s«Зимний»\sи\s«Ассистент»\sуже\sвходят\sв\sкомплектацию\s«Sport»:\sдоплата\s210\s000\s₽\sне\sнужна/,
  )
  await expect(said).toContainText(
    /Итого\sтеперь\s[\d\s]+₽,\sна\s[\d\s]+₽\sбольше:\sкомплектация\s\+\s[\d\s]+₽,\sпакеты\s−\s210\s000\s₽/,
  )
})

test('switching to another trim names the resulting price and its parts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/configurator#slide=3&model=g70-fl&comp=101&ext=MGR')
  const way = page.getByRole('listitem').filter({ hasText: 'Серая наппа' }).getByRole('link')
  await expect(way).toContainText(/\+\s570\s000\s₽/)
  await expect(way).toContainText(/комплектация\s\+\s450\s000\s₽, салон\s\+\s120\s000\s₽/)
  await expect(total(page)).toHaveText('2 344 000 ₽')
  await way.click()
  await expect(total(page)).toHaveText('2 914 000 ₽')
  await expect(page.getByRole('radio', { name: /^Серая наппа/ })).toBeInViewport()
  await expect(page.getByRole('status').filter({ hasText: 'Вернуть как было' })).toContainText(
    /Итого теперь 2\s914\s000\s₽, на\s570\s000\s₽ больше: комплектация\s\+\s450\s000\s₽, салон\s\+\s120\s000\s₽/,
  )
})

test('the credit checkbox decides only whether credit is used: the figures stay', async ({ page }) => {
  await page.goto('/configurator#slide=6&model=gv70&comp=203&program=1&first=45&term=24')
  const payment = page.locator('[data-payment]')
  await expect(page.getByRole('slider', { name: 'Первый взнос' })).toHaveValue('45')
  const before = await payment.textContent()
  const tick = page.getByRole('checkbox', { name: 'Взять этот расчёт' })
  await expect(tick).toBeChecked()
  await tick.uncheck({ force: true })
  await expect(page.getByRole('slider', { name: 'Первый взнос' })).toHaveValue('45')
  await expect(payment).toHaveText(before ?? '')
  expect(Object.fromEntries(hashOf(page))).toMatchObject({ program: '1', first: '45', term: '24', credit: '0' })
  await page.getByRole('button', { name: 'Далее' }).click()
  await expect(heading(page)).toHaveText('Ваш автомобиль')
  await expect(page.getByRole('heading', { name: /^Кредит/ })).toHaveCount(0)
  // Only the car is shared.
  await page.getByRole('button', { name: 'Сохранить и поделиться' }).click()
  expect(await page.getByLabel('Ссылка на этот автомобиль').inputValue()).not.toMatch(/program|first|term|credit/)
  await page.goBack()
  await expect(tick).not.toBeChecked()
  await tick.check({ force: true })
  await expect(payment).toHaveText(before ?? '')
  expect(hashOf(page).has('credit')).toBe(false)
})

test('incompatible packages ask, are replaced and can be restored', async ({ page }) => {
  await page.goto('/configurator#slide=4&model=gv70&comp=203&pkg=5')
  const sport = page.getByRole('checkbox', { name: /^Спорт/ })
  const comfort = page.getByRole('checkbox', { name: /^Комфорт/ })
  await sport.click({ force: true })
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Пакет «Спорт» нельзя сочетать с пакетом «Комфорт». Заменить?')
  await expect(sport).not.toBeChecked()
  await question.getByRole('button', { name: 'Заменить' }).click()
  await expect(sport).toBeChecked()
  await expect(comfort).not.toBeChecked()
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(comfort).toBeChecked()
  await expect(sport).not.toBeChecked()
})

test('the whole configurator by keyboard alone', async ({ page }) => {
  await page.goto('/configurator#slide=1&model=g90')
  // The server's page shows the first model; the chosen one is loaded when its trims are shown.
  await expect(page.getByRole('radio', { name: /^Elite/ })).toBeAttached()
  const next = async (title: string) => {
    await page.getByRole('button', { name: 'Далее' }).focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(title)
    await expect(heading(page)).toBeFocused()
  }
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('2')
  await expect(page.getByRole('radio', { name: /^Elite/ })).toBeFocused()
  await next('Цвет кузова')
  await page.keyboard.press('3')
  await page.keyboard.press('ArrowRight')
  const paint = needed(trimOf(502).exteriors[3], 'fourth paint')
  await expect(page.getByRole('radio', { name: paint.name })).toBeChecked()
  await next('Салон')
  await page.keyboard.press('2')
  await expect(page.locator('[data-slide] input[data-choice]').nth(1)).toBeChecked()
  await next('Пакеты')
  await page.keyboard.press('2')
  await expect(page.getByRole('alertdialog')).toContainText('только вместе с пакетом «Комфорт»')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: /^Задний ряд/ })).toBeChecked()
  await next('Оснащение и характеристики')
  await next('Кредит')
  await page.getByRole('slider', { name: 'Первый взнос' }).focus()
  await page.keyboard.press('ArrowRight')
  await next('Ваш автомобиль')
  await expect(total(page)).toHaveText(words(formatMoney(5_785_000 + surchargeOf(502, paint.code))))
  expect(Object.fromEntries(hashOf(page))).toMatchObject({
    comp: '502',
    ext: paint.code,
    int: 'BRW',
    pkg: '5,6',
    first: '31',
  })
})

test('a digit pressed before the code of the step is there chooses once it has come', async ({ page }) => {
  await page.goto('/configurator#slide=1&model=gv70')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  // From here on it loads only what the next steps need.
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  for (const slide of [SLIDE.exterior, SLIDE.interior]) {
    await page.getByRole('button', { name: 'Далее' }).press('Enter')
    await expect(page.locator(`[data-slide="${slide}"] h2`)).toBeFocused()
  }
  const options = page.locator('[data-slide] input[data-choice]')
  await expect(options).toHaveCount(0)
  await page.keyboard.press('2')
  release()
  await expect(options.nth(1)).toBeChecked()
  await expect(options.nth(1)).toBeFocused()
})

test('the paint that the server has sent is shown again after another one', async ({ page }) => {
  await page.goto('/configurator?slide=2&model=gv70')
  await hydrated(page)
  const shown = () => page.locator('[data-showroom] img[aria-hidden=false]').getAttribute('src')
  const sent = await shown()
  const first = needed(await page.locator('input[name=ext]:checked').getAttribute('value'), 'the first paint')
  await page.locator(`input[name=ext]:not([value="${first}"])`).first().check({ force: true })
  await expect.poll(shown).not.toBe(sent)
  await page.locator(`input[name=ext][value="${first}"]`).check({ force: true })
  await expect.poll(shown).toBe(sent)
})

test('no request while clicking through colours after the first paint', async ({ page }) => {
  await page.goto('/configurator#slide=2&model=gv70&comp=203')
  await expect(page.locator('[data-paints=here]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const swatch of await page.locator('input[name=ext]').all()) {
    await swatch.check({ force: true })
    const name = await swatch.evaluate((input) => input.closest('label')?.title.split(',')[0])
    await expect(page.getByRole('img', { name: `цвет «${name}»` })).toBeVisible()
    await expect(page.locator('[data-paints] img:visible')).toHaveCount(1)
  }
  // A test browser asks for the icon at every change of the address; code is fetched ahead of a navigation.
  expect(asked.filter((url) => !/favicon|\/assets\//.test(url))).toEqual([])
})

test('while another model is loading the car and the focus stay, and the history too', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(/complectation\?.*modelCode=g90/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/configurator#slide=0&model=gv70&comp=203&ext=RED')
  await expect(page.getByRole('img', { name: /GV70.*, цвет «красный/i })).toBeVisible()
  const wanted = page.getByRole('radio', { name: /^G90/ })
  await wanted.focus()
  await page.keyboard.press('Space')
  await expect(wanted).toBeChecked()
  await expect(page.getByRole('img', { name: /GV70.*, цвет/ }).first()).toBeVisible()
  release()
  await expect(page.getByRole('img', { name: /G90.*, цвет/ }).first()).toBeVisible()
  await expect(wanted).toBeFocused()
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(page.getByRole('img', { name: /GV70.*, цвет «красный/i }).first()).toBeVisible()
})

test('a car whose data fail to load is reported, and loads on retry', async ({ page }) => {
  let isDown = true
  await page.route(/complectation\?.*modelCode=g90/, (route) => (isDown ? route.abort() : route.continue()))
  await page.goto('/configurator#slide=2&model=g90')
  await expect(page.getByText('Не удалось загрузить автомобиль')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('img', { name: /G90.*, цвет/ }).first()).toBeVisible()
  expect(hashOf(page).get('slide')).toBe('2')
})

test('at 390 the car stays on top while the options scroll, and the price below', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/configurator#slide=0&model=gv70&comp=203')
  await expect(page.locator('[data-showroom]')).toBeVisible()
  const car = page.getByRole('img', { name: /GV70.*, цвет/ })
  const before = await car.boundingBox()
  await page.mouse.wheel(0, 300)
  await expect(page.getByRole('radio', { name: /^G90/ })).toBeInViewport()
  // The ends of its picture, an empty floor, are cropped.
  await expect(car).toBeInViewport({ ratio: 0.85 })
  await expect(total(page)).toBeInViewport({ ratio: 1 })
  // Rounded: the stage is a share of a viewport whose browser bars appear and disappear.
  expect(Math.abs((await car.boundingBox())!.height - before!.height)).toBeLessThan(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('at 390 the car has a third of the screen, all paints with their names are in sight, and a price to come fits the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const unpriced = needed(
    trims.find(({ price }) => price === null),
    'a trim without a price',
  )
  const { conf_code } = complectationOf(unpriced)
  await page.goto(`/configurator#slide=2&model=${conf_code}&comp=${unpriced.id}`)
  const stage = page.locator('[data-around]')
  await expect(page.locator('[data-showroom]')).toBeVisible()
  const header = await page.locator('header').first().boundingBox()
  expect((await stage.boundingBox())!.height - header!.height).toBeGreaterThan(844 / 3)
  const bar = page.locator('[data-summary-bar]')
  const barTop = needed(await bar.boundingBox(), 'the bar').y
  const paints = await page.locator('label:has(input[name=ext])').all()
  expect(paints.length).toBeGreaterThan(5)
  for (const paint of paints) {
    const { y, height } = needed(await paint.boundingBox(), 'a paint')
    expect(y + height).toBeLessThanOrEqual(barTop)
    // Its name, and what it costs more, before it is pressed.
    const title = (await paint.getAttribute('title')) ?? ''
    for (const part of title.split(', ')) await expect(paint.getByText(part)).toBeVisible()
  }
  // A paint that costs extra: what nothing was chosen for is not named.
  await expect(bar.locator('[data-extras]')).toHaveCount(0)
  await page.locator('label[title*="₽"]').first().click()
  await expect(bar.locator('[data-extras]')).toBeVisible()
  const barBox = (await bar.boundingBox())!
  expect(barBox.height).toBeLessThanOrEqual(108)
  // What was chosen besides, and where to hear the price first, under it.
  for (const part of [
    total(page),
    bar.locator('[data-extras]'),
    bar.getByRole('link', { name: 'Узнать цену первым' }),
  ]) {
    const { y, height } = (await part.boundingBox())!
    expect(y).toBeGreaterThan(barBox.y)
    expect(y + height).toBeLessThan(barBox.y + barBox.height)
  }
})

test('no line of what a trim has begins or ends with the point between its parts', async ({ page }) => {
  await page.goto('/configurator#slide=1&model=gv70')
  await expect(heading(page)).toHaveText('Двигатель и комплектация')
  const lists = page.locator(builtClass('src/pages/configurator/slides/slides.module.css', 'parts'))
  await expect(lists.first()).toBeVisible()
  for (const width of [320, 390, 1440])
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize({ width, height: 844 })
      const drawn = await lists.evaluateAll((all) =>
        all.map((list) => {
          const edge = Number(/ ([\d.]+)px\)$/.exec(getComputedStyle(list).clipPath)?.[1])
          const { left } = list.getBoundingClientRect()
          return [...list.children].map((part) => {
            const inner = document.createRange()
            inner.selectNodeContents(part)
            return {
              point: getComputedStyle(part, '::before').content,
              isFirst: part.getBoundingClientRect().left < left + 1,
              // From where the list is shown.
              start: inner.getBoundingClientRect().left - left - edge,
            }
          })
        }),
      )
      expect(drawn.length).toBeGreaterThan(2)
      for (const parts of drawn) {
        // The point belongs to the part after it, never to the end of a line; there, it is left of what is shown.
        expect(parts.map(({ point }) => point.includes('·'))).toEqual(parts.map((_, index) => index > 0))
        for (const { start } of parts.filter(({ isFirst }) => isFirst)) expect(start).toBeCloseTo(1, 0)
      }
      expect(drawn.flat().filter(({ isFirst }) => isFirst).length).toBeGreaterThan(drawn.length)
    })
})

test('at 390 the car is hidden where nothing on it changes, and the bar leads back and forward', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/configurator#slide=6&model=gv70&comp=203')
  await expect(heading(page)).toHaveText('Кредит')
  const strip = page.locator('[data-strip]')
  await expect(strip).toContainText('GV70')
  const header = await page.locator('header').first().boundingBox()
  expect((await strip.boundingBox())!.height - header!.height).toBeLessThanOrEqual(100)
  // What a month costs is on the first screen of the credit too: in the bar, while the terms are chosen above it.
  const bar = page.locator('[data-summary-bar]')
  await expect(bar).toContainText('GV70 Advance 2.5 Turbo')
  await expect(bar.getByRole('link', { name: /в\sмесяц.*взнос\s30\s%, 36\sмес\./ })).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: 'Назад' }).click()
  await expect(heading(page)).toHaveText('Оснащение и характеристики')
  await bar.getByRole('link', { name: /взнос/ }).click()
  await expect(heading(page)).toHaveText('Кредит')
  // The last step is fully in view; all gaps are equal.
  const row = await page
    .locator('nav ol li a')
    .evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    )
  const gaps = row.slice(1).map(({ left }, index) => Math.round(left - row[index]!.right))
  expect(new Set(gaps)).toEqual(new Set([24]))
  await expect(page.getByRole('navigation', { name: 'Шаги' }).getByText('Кредит')).toBeInViewport({ ratio: 1 })
  // At the first slide the next label is cut at the edge of the screen, which shows that there is more.
  await page.goto('/configurator')
  const cut = await page
    .locator('nav ol li a')
    .evaluateAll((links) =>
      links
        .map((link) => link.getBoundingClientRect())
        .filter(({ left, right }) => left < innerWidth && right > innerWidth),
    )
  expect(cut).toHaveLength(1)
})

/** How much wider than its stage the picture is. */
const closeness = (page: Page) =>
  page.locator('[data-around]').evaluate((stage) => {
    const hall = stage.querySelector('[data-showroom]')
    return hall ? hall.getBoundingClientRect().width / stage.getBoundingClientRect().width : 0
  })

for (const width of [390, 1440])
  test(`at ${width} a step opens with the whole car or its cabin, and keeps the view that is chosen instead`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/configurator#slide=2&model=gv70&comp=203&int=IVR')
    await expect(page.locator('[data-showroom]')).toBeVisible()
    const whole = await closeness(page)
    const goTo = (step: string) => page.getByRole('link', { name: step, exact: true }).click()
    await goTo('Версия')
    await expect.poll(() => closeness(page)).toBeLessThanOrEqual(whole)
    await goTo('Пакеты')
    await expect(page.getByRole('img', { name: /^(Задний ряд|Место водителя)/ })).toBeVisible()
    await goTo('Оснащение')
    await expect.poll(() => closeness(page)).toBeLessThanOrEqual(whole)
    if (width > 1023) {
      const side = page.getByRole('img', { name: /GV70, вид сбоку, цвет/ })
      await page.getByRole('button', { name: 'Сбоку' }).click()
      await expect(side).toBeVisible()
      await expect(page.getByRole('button', { name: 'Сбоку' })).toHaveAttribute('aria-pressed', 'true')
      await goTo('Кредит')
      await expect(side).toBeHidden()
      await goTo('Оснащение')
      await expect(side).toBeVisible()
    }
    await goTo('Итог')
    await expect.poll(() => closeness(page)).toBeCloseTo(whole, 2)
  })

test('at 390 the car is large beside what is chosen, which begins over the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [slide, first] of [
    [SLIDE.trim, 'input[name=comp]'],
    [SLIDE.packages, '[type=checkbox]'],
    [SLIDE.equipment, '[role=tab]'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one page
    await page.goto(`/configurator?slide=${slide}&model=gv70&comp=203`)
    const [header, stage, bar, choice] = await Promise.all(
      ['header', '[data-around]', '[data-summary-bar]', `[data-slide] label:has(${first}), [data-slide] ${first}`].map(
        async (part) => needed(await page.locator(part).first().boundingBox(), part),
      ),
    )
    expect(stage!.height - header!.height).toBeGreaterThan(844 / 5)
    expect(choice!.y + choice!.height).toBeLessThan(bar!.y)
  }
})

/** Cars with the fewest and with the most interiors to choose from. */
const byInteriors = sold.toSorted((one, other) => one.interiors.length - other.interiors.length)

test('nothing dark is cut by the bar at first sight', async ({ page }) => {
  for (const one of [byInteriors[0], byInteriors.at(-1)])
    for (const slide of [SLIDE.interior, SLIDE.credit]) {
      const { model, trim } = needed(one, 'a car')
      const car = new URLSearchParams({ slide: String(slide), model: model.code, comp: String(trim.id) })
      /* oxlint-disable no-await-in-loop -- one page */
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`/configurator?${car}`)
      await hydrated(page)
      for (const [width, height] of [
        [390, 844],
        [1279, 800],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        await frames(page)
        expect(await cutByBar(page), `${car} at ${width}`).toEqual([])
      }
      /* oxlint-enable no-await-in-loop */
    }
})

const cutByBar = (page: Page) =>
  page.evaluate(() => {
    const edge = document.querySelector('[data-summary-bar]')!.getBoundingClientRect().top
    return [...document.querySelectorAll('[data-slide] :is(img, label svg, [data-scene=dark])')]
      .map((element) => ({ html: element.outerHTML.slice(0, 120), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.top < edge && box.bottom > edge - 20)
      .map(({ html }) => html)
  })

test('the address contains the car right after the first choice', async ({ page }) => {
  await page.goto('/configurator')
  await page.getByRole('radio', { name: /^GV70/ }).check({ force: true })
  await expect.poll(() => hashOf(page).get('comp')).toBe('201')
  expect(hashOf(page).get('model')).toBe('gv70')
})

for (const hash of [
  '#%',
  '#slide=99&model=',
  '#model=gv70&comp=x&pkg=4,5,6&ext=RED&int=RDN&first=-1',
  `#${'a=b&'.repeat(400)}model=g90`,
])
  test(`a broken address still shows a car: ${hash.slice(0, 30)}`, async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.goto(`/configurator${hash}`)
    await page.mouse.move(10, 10)
    await expect(total(page)).toContainText('₽')
    await expect(page.getByRole('button', { name: 'Далее' })).toBeEnabled()
    expect(faults).toEqual([])
  })

test('a link to a trim that is not sold, followed over an open car, says that it is another one', async ({ page }) => {
  await page.goto('/configurator#slide=1&model=gv70')
  await expect(total(page)).toContainText('₽')
  await hydrated(page)
  await page.evaluate(() => {
    window.location.hash = '#slide=7&model=gv70&comp=999'
  })
  await expect(heading(page)).toHaveText('Ваш автомобиль')
  await expect(page.getByText('Ссылка устарела: комплектации из неё больше нет')).toBeVisible()
  await expect.poll(() => hashOf(page).get('comp')).not.toBe('999')
  // The router reads the corrected address once more.
  await frames(page)
  await expect(page.getByText('Ссылка устарела: комплектации из неё больше нет')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the forms lead from the model to the summary with the same total', async ({ page }) => {
    await page.goto('/configurator')
    const next = () => page.getByRole('button', { name: 'Далее' }).click()
    await page.getByRole('radio', { name: /^GV70/ }).check({ force: true })
    await next()
    await page.getByRole('radio', { name: /^Advance 5/ }).check({ force: true })
    await next()
    await page.getByRole('radio', { name: /Матовый серый/ }).check({ force: true })
    await next()
    await page.getByRole('radio', { name: /Слоновая кость/ }).check({ force: true })
    await next()
    await page.getByRole('checkbox', { name: /^Звук/ }).check({ force: true })
    await page.getByRole('checkbox', { name: /^Комфорт/ }).check({ force: true })
    await next()
    await expect(heading(page)).toHaveText('Оснащение и характеристики')
    await next()
    await next()
    await expect(heading(page)).toHaveText('Ваш автомобиль')
    await expect(page.locator('dl').first()).toContainText('Матовый серый')
    await expect(total(page)).toHaveText('5 575 000 ₽')
  })

  test('a step shows the same view', async ({ page }) => {
    const at = (slide: number) => page.goto(`/configurator?slide=${slide}&model=gv70&comp=203`)
    await at(SLIDE.exterior)
    const whole = await closeness(page)
    await expect(page.locator('[data-around] img:visible')).toHaveAttribute('alt', /GV70 в зале, цвет/)
    await at(SLIDE.trim)
    expect(await closeness(page)).toBeCloseTo(whole, 2)
    await at(SLIDE.packages)
    await expect(page.getByRole('img', { name: /^(Задний ряд|Место водителя)/ })).toBeVisible()
    await at(SLIDE.credit)
    await expect(page.locator('[data-around] img:visible')).toHaveAttribute('alt', /GV70 в зале, цвет/)
  })

  test('an incompatible part is announced as replaced', async ({ page }) => {
    const { one, interior, exterior } = clash()
    const query = new URLSearchParams({ model: one.model.code, comp: String(one.trim.id), ext: exterior.code })
    await page.goto(`/configurator?slide=4&int=${interior.code}&${query}`)
    const notice = page.getByRole('status').filter({ hasText: 'Мы заменили салон' })
    await expect(notice).toBeVisible()
    await expect(notice).toContainText(words(`не сочетается с цветом «${exterior.name}»`))
  })
})

test('the PDF and the request reach the dealer, and the visitor is told so', async ({ page }) => {
  await page.goto('/configurator#slide=7&model=gv70&comp=203&ext=BLU&pkg=3,5&city=1&dealer=1')
  const order = page.locator('#order')
  await expect(order).toContainText('Премиум Авто Север')
  // A link shared earlier has the same code, although it contains neither city nor dealer.
  await page.getByRole('button', { name: 'Сохранить и поделиться' }).click()
  const hint = await page.getByText(/^Код сборки: [A-Z\d]{6}/).textContent()
  const code = /[A-Z\d]{6}/.exec(hint ?? '')?.[0] ?? ''
  await order.getByLabel('Имя').fill('Анна')
  await order.getByLabel('Фамилия').fill('Примерова')
  await order.getByLabel('Телефон').fill('9160000001')
  await order.getByRole('checkbox').first().check({ force: true })
  await order.getByRole('button', { name: 'Отправить дилеру' }).click()
  await expect(order).toContainText('Готово! PDF скачан, заявка у дилера «Премиум Авто Север».')
  const file = await order.getByRole('link', { name: /Открыть PDF/ }).getAttribute('href')
  const answer = await page.request.get(file ?? '')
  expect(answer.headers()['content-type']).toContain('application/pdf')
  expect(answer.headers()['content-disposition']).toContain(code)
  await expect(order.getByRole('definition').filter({ hasText: code })).toBeVisible()
  await order.getByRole('link', { name: /Ваша заявка/ }).click()
  await expect(page.getByRole('definition').filter({ hasText: code })).toBeVisible()
})

test('a trim’s full name is in the bar and in the strip at 390, and no error without a field is shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/configurator#slide=7&model=g70-fl&comp=101')
  const cut = await page
    .locator('[data-summary-bar] p, [data-strip] p span')
    .evaluateAll((texts) =>
      texts.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth),
    )
  expect(cut).toHaveLength(0)
  const order = page.locator('#order')
  await order.getByRole('button', { name: 'Отправить дилеру' }).click()
  const mistakes = order.getByRole('alert')
  await expect(mistakes).toContainText('Выберите город')
  await expect(mistakes).not.toContainText('Выберите дилера')
})

test('a share link opens this car and has a code; it can be copied without the clipboard permission too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')) },
    })
  })
  await page.goto('/configurator#slide=7&model=g90&comp=502&ext=BLU&int=BRW')
  await page.getByRole('button', { name: 'Сохранить и поделиться' }).click()
  await expect(page.getByText('Ссылка скопирована')).toBeVisible()
  await page.getByRole('button', { name: 'QR-код' }).click()
  await expect(page.getByRole('figure')).toContainText('Наведите камеру телефона')
  await page.getByRole('button', { name: 'Скрыть код' }).click()
  await expect(page.getByRole('button', { name: 'QR-код' })).toBeFocused()
  const field = page.getByLabel('Ссылка на этот автомобиль')
  const address = await field.inputValue()
  expect(new URL(address)).toMatchObject({ search: '?model=g90', hash: '#slide=7&model=g90&comp=502&ext=BLU&int=BRW' })
  const code = /Код сборки: ([A-Z0-9]{6})/.exec((await page.locator('main').textContent()) ?? '')?.[1]
  await page.goto(address)
  await expect(heading(page)).toHaveText('Ваш автомобиль')
  await expect(page.locator('dl').first()).toContainText('Тёмно-синий металлик')
  await page.goto(`/build/${code}.html`)
  await expect(page.locator('main')).toContainText('тёмно-синий металлик')
  expect(await axeFaultsAtBothWidths(page, { without: FRAME })).toEqual([])
  await page.goto('/configurator#slide=7&model=g90&comp=503&ext=BLU&int=BRW')
  await expect(page.locator('#saved')).toContainText('800 000 ₽ меньше: комплектация «Elite» вместо «Royal»')
})

test('a QR code that fails to load says so, and the next press draws it', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto('/configurator#slide=7&model=g90&comp=502&ext=BLU&int=BRW')
  await page.getByRole('button', { name: 'Сохранить и поделиться' }).click()
  await expect(page.getByText('Ссылка скопирована')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'QR-код' }).click()
  await expect(page.getByText('Не удалось загрузить код')).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'QR-код' }).click()
  await expect(page.getByRole('figure')).toContainText('Наведите камеру телефона')
  await expect(page.getByText('Не удалось загрузить код')).toBeHidden()
  expect(faults).toEqual([])
})

test('a build shared without a network is not lost: the link holds the whole car, and the page says what is missing', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto('/configurator#slide=7&model=g90&comp=502&ext=BLU&int=BRW')
  // The slide of the hash comes from a file of its own.
  const share = page.getByRole('button', { name: 'Сохранить и поделиться' })
  await expect(share).toBeVisible()
  await page.context().setOffline(true)
  await share.click()
  await expect(page.getByText('Нет связи: сборка цела, но без сети не откроется')).toBeVisible()
  await expect(page.getByLabel('Ссылка на этот автомобиль')).toHaveValue(/#slide=7&model=g90&comp=502&ext=BLU&int=BRW$/)
  await page.context().setOffline(false)
  await page.goto('/configurator#slide=7&model=g90&comp=503&ext=BLU&int=BRW')
  await expect(page.locator('#saved')).toContainText('G90')
  expect(faults).toEqual([])
})

test('a link that comes late leaves a visitor who has gone on to the form where they are', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/v1/build', async (route) => {
    await released
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/configurator#slide=7&model=g90&comp=502')
  await page.getByRole('button', { name: 'Сохранить и поделиться' }).click()
  const name = page.locator('#order').getByLabel('Имя')
  await name.fill('Анна')
  const topOf = () => name.evaluate((field) => Math.round(field.getBoundingClientRect().top))
  const before = await topOf()
  release()
  await expect(page.getByLabel('Ссылка на этот автомобиль')).toHaveCount(1)
  await expect(name).toBeFocused()
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1)
})

test('a phone in landscape and a window at 200 % show the car beside its colours', async ({ page }) => {
  for (const [width, height] of [
    [844, 390],
    [640, 450],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/configurator#slide=2&model=gv70&comp=204')
    const colour = page.locator('main label:has(input[type=radio])').nth(3)
    await colour.click()
    await expect(colour.getByRole('radio')).toBeChecked()
    await expect(colour).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('img', { name: /GV70.*, цвет/ }).first()).toBeInViewport({ ratio: 0.9 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.goto('/configurator#slide=3&model=gv70&comp=204')
    await expect(heading(page)).toHaveText('Салон')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('a phone in landscape and a window at 200 % can reach every car', async ({ page }) => {
  for (const [width, height] of [
    [844, 390],
    [640, 450],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/configurator')
    await hydrated(page)
    const last = page.locator('main label:has(input[type=radio])').last()
    await last.scrollIntoViewIfNeeded()
    // Its centre is not covered by sticky elements.
    await last.click()
    await expect(last.getByRole('radio')).toBeChecked()
  }
})
