import type { Page, Request } from '@playwright/test'
import { frames } from '../screen.ts'
import { settled } from '../watch.ts'
import { expect, type PageCheck } from './check.ts'

/** Pages about one side of a model: their diagrams, and what they load. */

const SECTION = /-(design|safety|technology|performance|comfort)\.html$|_L\.html$/
export const isSection = ({ path }: { path: string }): boolean => SECTION.test(path)

const WITH_DIAGRAMS = ['/gv80-technology.html', '/gv70-safety.html', '/new-g80-performance.html', '/g90-comfort.html']
const DIAGRAM_WIDTHS = [360, 390, 768, 800, 1024, 1279, 1440]

const LIMIT = 350 * 1024
const FRAME_LIMIT_MS = 2_000
/** Of a page that is being opened: its requests that have ended, and who listens. */
type Load = { requests: Request[]; listen: (request: Request) => void }
const loads = new WeakMap<Page, Load>()

export const sections: PageCheck[] = [
  {
    name: 'no diagram widens the page, its text is 11 to 56 pixels',
    at: 1440,
    isFor: ({ path }) => WITH_DIAGRAMS.includes(path),
    async look(page) {
      for (const width of DIAGRAM_WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await frames(page)
        const found = await page.evaluate(() => ({
          over: document.documentElement.scrollWidth - window.innerWidth,
          type: [...document.querySelectorAll('main svg.diagram text')]
            .filter((text) => text.getBoundingClientRect().width > 0)
            .map((text) => {
              const svg = text.closest<SVGSVGElement>('svg.diagram')!
              const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
              return Number.parseFloat(getComputedStyle(text).fontSize) * scale
            }),
        }))
        expect(found.over, `at ${width}`).toBeLessThanOrEqual(0)
        expect(Math.min(...found.type), `at ${width}`).toBeGreaterThanOrEqual(11)
        expect(Math.max(...found.type), `at ${width}`).toBeLessThanOrEqual(56)
      }
    },
  },
  {
    name: 'a section page loads at most 350 KB, scrolled to its end',
    at: 390,
    isFor: isSection,
    begin(page) {
      const requests: Request[] = []
      const listen = (request: Request) => requests.push(request)
      page.on('requestfinished', listen)
      loads.set(page, { requests, listen })
    },
    async look(page) {
      await page.evaluate(async (limitMs) => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          window.scrollTo(0, y)
          // A frame, or a bound for one that never comes: once in some hundred pages it took a whole test with it.
          await new Promise((next) => {
            requestAnimationFrame(next)
            setTimeout(next, limitMs)
          })
        }
      }, FRAME_LIMIT_MS)
      await settled(page)
      const { requests = [], listen = () => {} } = loads.get(page) ?? {}
      page.off('requestfinished', listen)
      const sizes = await Promise.all(requests.map((request) => request.sizes().catch(() => null)))
      expect(requests.length, 'requests of the page').toBeGreaterThan(1)
      expect(sizes.reduce((sum, size) => sum + (size?.responseBodySize ?? 0), 0)).toBeLessThan(LIMIT)
    },
  },
]
