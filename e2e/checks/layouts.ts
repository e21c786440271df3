import { BRAND_SLUG } from '#src/brand/brand.ts'
import { models } from '#src/content/models/summary.ts'
import { generatedConcepts } from '#src/content/pictures/generated-concepts.ts'
import { hrefTo } from '#src/routes.ts'
import { builtClass } from '../../scripts/build/built-class.ts'
import { needed } from '../content.ts'
import type { Page } from '../test.ts'
import { expect, type PageCheck } from './check.ts'

const CONCEPT = hrefTo(`future-${BRAND_SLUG}-x`)
const LAMPS = '[aria-label$="ночью"] li'

const placesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()).map(({ left, top }) => ({ left, top })))

/** How pages with concept cars and their lamps are laid out, and paints and lights to choose from. */
export const layouts: PageCheck[] = [
  ...([1440, 390] as const).map((at): PageCheck => ({
    name: `the row of days is as wide as its field at ${at}`,
    at,
    isFor: ({ path }) => path === hrefTo('lounge'),
    async look(page) {
      const row = page.locator(builtClass('src/components/calendar/day-strip.module.css', 'strip'))
      const field = page.locator('fieldset').filter({ has: row })
      const [days, whole] = [await row.boundingBox(), await field.boundingBox()]
      expect(needed(days, 'row of days').x).toBe(needed(whole, 'field').x)
      expect(days?.width).toBe(whole?.width)
    },
  })),
  {
    name: 'the paints of a model are rows of small dots on a phone, each with the room of a finger',
    at: 390,
    isFor: ({ path }) => models.some(({ href }) => href === path),
    async look(page) {
      const paints = await page.locator('#colors label').evaluateAll((labels) =>
        labels.map((label) => {
          const { width, height } = getComputedStyle(label, '::before')
          return { size: label.getBoundingClientRect().height, width: parseFloat(width), height: parseFloat(height) }
        }),
      )
      for (const { size, width, height } of paints) {
        expect(size).toBeLessThanOrEqual(28)
        expect(width).toBeGreaterThan(34)
        expect(height).toBeGreaterThan(43)
      }
    },
  },
  {
    name: 'on a phone every light of a cabin has its name under it, and none is wider than its key',
    at: 390,
    isFor: ({ path }) => path === '/g90-comfort.html',
    async look(page) {
      const names = await page.locator('label:has([name=cabin-light])').evaluateAll((labels) =>
        labels.map((label) => {
          const text = document.createRange()
          text.selectNode(label.lastChild ?? label)
          return { key: label.getBoundingClientRect().width, name: text.getBoundingClientRect().width }
        }),
      )
      for (const { key, name } of names) {
        expect(name).toBeGreaterThan(10)
        expect(name).toBeLessThanOrEqual(key)
      }
    },
  },
  {
    name: 'the concepts are two buttons of one size on the first screen of a phone',
    at: 390,
    isFor: ({ path }) => path === hrefTo('future'),
    async look(page) {
      const links = page.locator('main section').first().getByRole('link')
      await expect(links).toHaveCount(2)
      for (const link of await links.all()) {
        await expect(link).toBeInViewport({ ratio: 1 })
        const { width, height } = needed(await link.boundingBox(), 'place of the button')
        expect(width).toBeGreaterThan(160)
        expect(height).toBeGreaterThanOrEqual(56)
      }
    },
  },
  {
    name: 'the lamp of a concept stands beside the whole car from behind, as high as it',
    at: 1440,
    isFor: ({ path }) => path === CONCEPT,
    async look(page) {
      const pictures = page.locator('#series').getByRole('img')
      await expect(pictures).toHaveCount(2)
      const [one, other] = await Promise.all([pictures.first().boundingBox(), pictures.last().boundingBox()])
      const [lamp, car] = [needed(one, 'place of the lamp'), needed(other, 'place of the car')]
      expect(lamp.y).toBe(car.y)
      expect(Math.abs(lamp.height - car.height)).toBeLessThan(0.1)
      // The whole car is wider than 3:2.
      expect(car.width / car.height).toBeGreaterThan(1.7)
      // Each ends in an edge: faded into one another they were one picture of two scales.
      for (const picture of await pictures.all()) await expect(picture).toHaveCSS('mask-image', 'none')
    },
  },
  ...([1440, 390] as const).map((at): PageCheck => ({
    name: `the first screen of a concept leads down to its cabin${at === 390 ? ', and its words are under the picture' : ''}`,
    at,
    isFor: ({ path }) => path === CONCEPT,
    async look(page) {
      const hero = page.locator('main section').first()
      const links = hero.getByRole('link')
      await expect(links).toHaveCount(1)
      await expect(links).toHaveAttribute('href', `${CONCEPT}#inside`)
      await expect(links).toBeInViewport({ ratio: 1 })
      if (at === 1440) return
      const words = needed(await hero.locator('p').boundingBox(), 'place of the words')
      const picture = needed(await hero.getByRole('img').boundingBox(), 'place of the picture')
      // The last twentieth of the picture has faded into the ink.
      expect(words.y).toBeGreaterThan(picture.y + picture.height * 0.95)
    },
  })),
  {
    name: 'a concept shows the cars in series that have its lines of light, and leads to each',
    at: 390,
    isFor: ({ path }) => path === CONCEPT,
    async look(page) {
      const links = page.locator(`${LAMPS} a`)
      await expect(links).toHaveText(models.map(({ name }) => name))
      // Its own lamp is before theirs. Not in sight yet: what takes the place of a picture until it is.
      await expect(page.locator(`${LAMPS} :is(img, svg)`)).toHaveCount(models.length + 1)
    },
  },
  {
    name: 'the overview of the concepts leads to each from its first screen',
    at: 390,
    isFor: ({ name }) => name === 'future',
    async look(page) {
      const links = page.locator('main section').first().getByRole('link')
      await expect(links).toHaveCount(2)
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
    },
  },
  {
    name: 'on a phone a concept is named, shown, described and linked, in this order; the other is a poster, its words on it',
    at: 390,
    isFor: ({ name }) => name === 'future',
    async look(page) {
      for (const [id, order] of [
        ['x', ['h2', 'img', 'p', 'a']],
        ['mint', ['h2', 'p', 'a', 'img']],
      ] as const) {
        const section = page.locator(`#${id}`)
        const ends = await Promise.all(
          order.map(async (part) => {
            const place = part === 'img' ? section.getByRole('img') : section.locator(part)
            const { y, height } = needed(await place.first().boundingBox(), part)
            return y + height
          }),
        )
        // The name may be over its picture: where each ends is in order.
        expect(ends).toEqual(ends.toSorted((a, b) => a - b))
        expect(new Set(ends).size).toBe(4)
      }
    },
  },
  {
    name: 'the page of the brand shows the lamps in one row',
    at: 1440,
    isFor: ({ name }) => name === 'brand',
    async look(page) {
      const places = await placesOf(page, LAMPS)
      expect(places.length).toBeGreaterThan(3)
      expect(new Set(places.map(({ top }) => top)).size).toBe(1)
    },
  },
  {
    name: 'on a phone the page of the brand shows the lamps one above another, and ends with a concept',
    at: 390,
    isFor: ({ name }) => name === 'brand',
    async look(page) {
      const places = await placesOf(page, LAMPS)
      expect(new Set(places.map(({ left }) => left)).size).toBe(1)
      expect(new Set(places.map(({ top }) => top)).size).toBe(places.length)
      const { alt } = needed(
        needed(generatedConcepts.x, 'pictures of the first concept')['concept-place'],
        'picture of its place',
      )
      await expect(page.locator('main').getByRole('img').last()).toHaveAccessibleName(needed(alt, 'description'))
    },
  },
  ...([1440, 390] as const).map((at): PageCheck => ({
    name: 'ten news are shown, and the others unfold',
    at,
    isFor: ({ name }) => name === 'news',
    async look(page) {
      const fold = page.locator('main details')
      await expect(page.locator('main > div > div > ul h2 a')).toHaveCount(10)
      const first = fold.locator('h2').first()
      await expect(first).toBeHidden()
      await fold.locator('summary').click()
      await expect(first).toBeVisible()
      await fold.locator('summary').click()
    },
  })),
  ...([1440, 390] as const).map((at): PageCheck => ({
    name: 'a campaign offers its drive at its beginning and at its end, which shows its car in another place',
    at,
    isFor: ({ name }) => name === 'promo-gv80',
    async look(page) {
      await expect(page.locator('main a:visible', { hasText: 'Записаться на тест-драйв' })).toHaveCount(2)
      const names = await page
        .locator('main')
        .getByRole('img')
        .evaluateAll((pictures) => pictures.map((one) => one.getAttribute('alt') ?? one.getAttribute('aria-label')))
      expect(names.length).toBeGreaterThan(2)
      expect(names.slice(0, -1)).not.toContain(needed(names.at(-1), 'the last picture'))
    },
  })),
  {
    name: 'on a phone the length of one car stands under the outlines, that of the chosen one',
    at: 390,
    isFor: ({ name }) => name === `${BRAND_SLUG}-models`,
    async look(page) {
      const lengths = page.locator('#scale li .num')
      const name = needed(await page.locator('#scale label:has(:checked)').textContent(), 'name of the chosen one')
      await expect(lengths.filter({ visible: true })).toHaveText([new RegExp(`^${name}\\s`)])
    },
  },
  {
    name: 'on a phone the comparison shows what cars are told apart by first, and unfolds the rest',
    at: 390,
    isFor: ({ name }) => name === `${BRAND_SLUG}-models`,
    async look(page) {
      const tank = page.getByRole('row', { name: /^Бак/ })
      const comparison = page.locator('#compare > summary')
      await expect(page.getByRole('row', { name: /^Багажник/ })).toBeHidden()
      await comparison.click()
      await expect(page.getByRole('row', { name: /^Багажник/ })).toBeVisible()
      await expect(tank).toBeHidden()
      const line = page.locator('#compare details > summary')
      await line.click()
      await expect(tank).toBeVisible()
      await line.click()
      await comparison.click()
    },
  },
  {
    name: 'a campaign folds its form for the price and ends with the drive',
    at: 390,
    isFor: ({ name }) => name === 'promo-gv80',
    async look(page) {
      await expect(page.locator('#price form')).toBeHidden()
      const links = page.locator('main section').last().getByRole('link')
      await expect(links.first()).toHaveText('Записаться на тест-драйв')
      await expect(links.last()).toHaveAttribute('href', /^tel:/)
    },
  },
  {
    name: 'words under a picture have their room before the details that follow',
    at: 390,
    isFor: ({ name }) => name === 'gv70-design',
    async look(page) {
      const room = await page.locator('#sunset').evaluate((section) => {
        const words = section.querySelector('p')
        return words ? section.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom : 0
      })
      expect(room).toBeGreaterThan(48)
    },
  },
  {
    name: 'on a phone the paints are one row of swatches that a finger hits',
    at: 390,
    isFor: ({ name }) => name === 'gv70-design',
    async look(page) {
      const boxes = await page
        .locator('#colors label')
        .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON()))
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
      for (const { width, height } of boxes) {
        expect(width).toBeGreaterThanOrEqual(36)
        expect(height).toBeGreaterThanOrEqual(44)
      }
    },
  },
]
