import { BRAND_SLUG } from '#src/brand/brand.ts'
import { generatedConcepts } from '#src/content/pictures/generated-concepts.ts'
import { hrefTo } from '#src/routes.ts'
import { needed } from '../content.ts'
import { expect, type PageCheck } from './check.ts'

/** How pages with concept cars and their lamps are laid out, and the paints of a design page beside them. */
export const layouts: PageCheck[] = [
  {
    name: 'the lamp and the tail of a concept stand side by side, as high as each other',
    at: 1440,
    isFor: ({ path }) => path === hrefTo(`future-${BRAND_SLUG}-x`),
    async look(page) {
      const pictures = page.locator('#series').getByRole('img')
      await expect(pictures).toHaveCount(2)
      const [one, other] = await Promise.all([pictures.first().boundingBox(), pictures.last().boundingBox()])
      expect(needed(one, 'place of the lamp')).toMatchObject({ y: other?.y, height: other?.height })
    },
  },
  {
    name: 'on a phone a concept is named, shown, described and linked, in this order',
    at: 390,
    isFor: ({ name }) => name === 'future',
    async look(page) {
      for (const id of ['x', 'mint']) {
        const section = page.locator(`#${id}`)
        const parts = [section.locator('h2'), section.getByRole('img'), section.locator('p'), section.locator('a')]
        const tops = await Promise.all(parts.map(async (part) => (await part.first().boundingBox())?.y ?? 0))
        expect(tops).toEqual(tops.toSorted((a, b) => a - b))
        expect(new Set(tops).size).toBe(4)
      }
    },
  },
  {
    name: 'on a phone the page of the brand shows every lamp across the screen, and ends with a concept',
    at: 390,
    isFor: ({ name }) => name === 'brand',
    async look(page) {
      const lamps = await page
        .locator('[aria-label$="ночью"] li')
        .evaluateAll((items) =>
          items.map((item) => item.getBoundingClientRect()).map(({ left, width }) => [left, width]),
        )
      expect(lamps.length).toBeGreaterThan(3)
      for (const lamp of lamps) expect(lamp).toEqual([0, 390])
      const { alt } = needed(
        needed(generatedConcepts.x, 'pictures of the first concept')['concept-place'],
        'picture of its place',
      )
      await expect(page.locator('main').getByRole('img').last()).toHaveAccessibleName(needed(alt, 'description'))
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
