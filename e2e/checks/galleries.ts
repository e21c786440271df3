import { builtClass } from '../../scripts/build/built-class.ts'
import { expect, type PageCheck } from './check.ts'

const G80 = '/new-g80-gallery.html'

/** How the pictures of a gallery stand. */
export const galleries: PageCheck[] = [
  {
    name: 'every row of pictures is as wide as the page, and its pictures are of one height',
    at: 1440,
    isFor: ({ path }) => [G80, '/gv80-gallery.html'].includes(path),
    async look(page) {
      for (const width of [768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const rows = await page.locator('main ul:has(> li > figure)').evaluateAll((lists) =>
          lists.flatMap((list) => {
            const tops = new Map<number, DOMRect[]>()
            for (const box of list.querySelectorAll(':scope > li > figure > a')) {
              const rect = box.getBoundingClientRect()
              tops.set(Math.round(rect.top), [...(tops.get(Math.round(rect.top)) ?? []), rect])
            }
            const { left, right } = list.getBoundingClientRect()
            return [...tops.values()].map((row) => ({
              free: row[0]!.left - left + (right - row.at(-1)!.right),
              uneven: Math.max(...row.map(({ height }) => height)) - Math.min(...row.map(({ height }) => height)),
            }))
          }),
        )
        expect(rows.length).toBeGreaterThan(4)
        for (const { free, uneven } of rows) {
          expect(free, `at ${width}`).toBeLessThan(30)
          expect(uneven, `at ${width}`).toBeLessThan(2)
        }
      }
    },
  },
  {
    name: 'on a phone all paints are in view at once: the first across the screen, no one alone in half of a row',
    at: 390,
    isFor: ({ path }) => path === G80,
    async look(page) {
      const set = page.locator('ul:has(> [id^="color-"])')
      const boxes = await set.locator('a').evaluateAll((links) =>
        links.map((link) => {
          const { left, right, top, width } = link.getBoundingClientRect()
          return { left, right, top, width }
        }),
      )
      expect(boxes[0]?.width).toBe(390)
      for (const { left, right } of boxes) expect(left >= 0 && right <= 390).toBe(true)
      const halves = boxes.filter(({ width }) => width < 390)
      expect(halves.length).toBeGreaterThan(1)
      for (const { top } of halves) expect(halves.filter((other) => other.top === top)).toHaveLength(2)
    },
  },
  {
    name: 'on a phone the rows of pictures are full and the page begins with links to its sections',
    at: 390,
    isFor: ({ path }) => path === G80,
    async look(page) {
      const drawing = builtClass('src/pages/model-gallery/grid.module.css', 'drawing')
      const rows = await page.locator('main ul:has(> li > figure)').evaluateAll(
        (lists, left) =>
          lists.flatMap((list) => {
            const tops = new Map<number, number>()
            for (const box of list.querySelectorAll(`:scope > li:not(${left}) > figure > a`)) {
              const { top, width } = box.getBoundingClientRect()
              tops.set(Math.round(top), (tops.get(Math.round(top)) ?? 0) + width)
            }
            return [...tops.values()]
          }),
        drawing,
      )
      expect(rows.length).toBeGreaterThan(8)
      for (const width of rows) expect(width).toBeGreaterThan(320)
      expect(new Set(rows.map((width) => width === 390)).size, 'some from edge to edge, some not').toBe(2)
      const jumps = page.getByRole('navigation', { name: 'Разделы галереи' }).getByRole('link')
      await jumps.last().click()
      await expect(page.getByRole('heading', { name: 'Чертежи' })).toBeInViewport()
    },
  },
]
