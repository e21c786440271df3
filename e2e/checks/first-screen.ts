import { models } from '#src/content/models/summary.ts'
import { hrefTo } from '#src/routes.ts'
import { builtClass } from '../../scripts/build/built-class.ts'
import { needed } from '../content.ts'
import type { Page } from '../test.ts'
import { expect, type PageCheck } from './check.ts'

/** What a visitor looks for first is on the first screen, without a scroll. */

/** A word joiner keeps its hyphen together. */
const TEST_DRIVE = { name: /^Записаться на\sтест/ }
/** The picture above a text about a model. */
const PICTURE = `${builtClass('src/pages/model-section/openings.module.css', 'opening')} img`

const opening = (page: Page) => page.locator('main section').first()
const boxOf = async (page: Page, selector: string) =>
  needed(await page.locator(selector).first().boundingBox(), `box of ${selector}`)
const only = (path: string) => (address: { path: string }) => address.path === path

export const firstScreen: PageCheck[] = [
  {
    name: 'a model: name, price and both buttons are on the first screen of a phone',
    at: 390,
    isFor: ({ path }) => models.some(({ href }) => href === path),
    async look(page, { path }) {
      const { name } = needed(
        models.find(({ href }) => href === path),
        'model',
      )
      const hero = opening(page)
      await expect(hero.getByRole('heading', { level: 1 })).toContainText(name)
      for (const part of [
        hero.getByText(/^от|^Цена будет объявлена позже/),
        hero.getByRole('link', TEST_DRIVE),
        hero.getByRole('link', { name: new RegExp(`^Собрать\\s${name}$`) }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 })
    },
  },
  {
    name: 'home: the headline and a test drive are on the first screen of a phone',
    at: 390,
    isFor: only(hrefTo('home')),
    async look(page) {
      await expect(opening(page).getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await expect(opening(page).getByRole('link', TEST_DRIVE)).toBeInViewport({ ratio: 1 })
    },
  },
  {
    name: 'news: the first headline is on the first screen',
    at: 1440,
    isFor: only(hrefTo('news')),
    async look(page) {
      await expect(page.locator('main li h2').first()).toBeInViewport({ ratio: 1 })
    },
  },
  {
    name: 'news: the topics are one row of a phone, which goes on past its edge and scrolls to the focus',
    at: 390,
    isFor: only(hrefTo('news')),
    async look(page) {
      const topics = page.getByRole('navigation', { name: 'Темы' }).getByRole('link')
      const tops = await topics.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(1)
      await expect(topics.last()).not.toBeInViewport({ ratio: 1 })
      await topics.last().focus()
      await expect(topics.last()).toBeInViewport({ ratio: 1 })
    },
  },
  {
    name: 'a test drive: the question and every car to choose from are on the first screen of a phone',
    at: 390,
    isFor: only(hrefTo('test-drive')),
    async look(page) {
      await expect(page.getByRole('heading', { name: 'Какая модель?' })).toBeInViewport({ ratio: 1 })
      const answers = page.locator('main button[name=model]')
      await expect(answers).toHaveCount(models.length)
      for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 })
    },
  },
  {
    name: 'a test drive: every car to choose from, and what for whoever does not know, are on the first screen beside the picture, which ends with it',
    at: 1440,
    isFor: only(hrefTo('test-drive')),
    async look(page) {
      await expect(page.locator('main button[name=model]').last()).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('link', { name: /^Не знаете какую/ })).toBeInViewport({ ratio: 1 })
      const panel = await boxOf(page, 'main section')
      expect(panel.y + panel.height).toBeLessThanOrEqual(needed(page.viewportSize(), 'screen').height + 1)
    },
  },
  {
    name: 'the full cost of a credit, its payment and the car it is of are on the first screen of a phone',
    at: 390,
    isFor: only(hrefTo('finance')),
    look: expectPayment,
  },
  {
    name: 'the car over a credit is no strip on a phone, and the question under it begins on the first screen',
    at: 390,
    isFor: only(hrefTo('finance')),
    async look(page) {
      const { width, height } = needed(await opening(page).locator('img').boundingBox(), 'picture')
      expect(height).toBeGreaterThan(width * 0.55)
      await expect(page.locator('#calculator h2')).toBeInViewport({ ratio: 1 })
    },
  },
  {
    name: 'the first step, as the only button, and the phone number are on the first screen of a phone, «от» is on the line of the sum',
    at: 390,
    isFor: only(hrefTo('mobility')),
    async look(page) {
      await expect(opening(page).getByRole('link', { name: 'Как оформить' })).toBeInViewport({ ratio: 1 })
      const phone = opening(page).locator('a[href^="tel:"]')
      await expect(phone).toBeInViewport({ ratio: 1 })
      await expect(phone).toHaveCSS('border-top-width', '0px')
      const [from, month] = await opening(page)
        .locator('p > span')
        .evaluateAll((words) => words.map((word) => Math.round(word.getBoundingClientRect().bottom)))
      expect(from).toBeGreaterThan(0)
      expect(from).toBe(month)
    },
  },
  {
    name: 'the picture of a page about safety or performance is on the first screen, but for an edge of its floor',
    at: 1440,
    isFor: ({ name }) => /-(safety|performance)$/.test(name),
    look: (page) => expect(page.locator(PICTURE)).toBeInViewport({ ratio: 0.95 }),
  },
  {
    name: 'the first screen of a page about performance has its figure, over the lines of light and not on them',
    at: 1440,
    isFor: ({ name }) => name === 'new-g80-performance',
    async look(page) {
      const figure = await boxOf(page, 'main dl dd')
      const picture = await boxOf(page, PICTURE)
      // In the picture the upper line comes to a quarter of its height at the right edge.
      expect(figure.y + figure.height).toBeLessThan(picture.y + picture.height * 0.25)
    },
  },
  ...([1440, 390] as const).map((at): PageCheck => ({
    name: `a title in the sky or the window of a picture is over it at ${at}`,
    at,
    isFor: ({ name }) => name === 'gv80-safety' || name === 'g90-comfort',
    async look(page) {
      const [title, picture] = [await boxOf(page, 'h1'), await boxOf(page, PICTURE)]
      expect(title.y).toBeGreaterThan(picture.y)
      expect(title.y + title.height).toBeLessThan(picture.y + picture.height * 0.35)
    },
  })),
]

/** Also without scripts. */
export async function expectPayment(page: Page): Promise<void> {
  const calculator = page.locator('[data-credit]')
  for (const part of [
    calculator.locator('[data-credit-terms] p').first(),
    calculator.locator('[data-payment]'),
    calculator.getByLabel('Автомобиль'),
  ])
    await expect(part).toBeInViewport({ ratio: 1 })
}
