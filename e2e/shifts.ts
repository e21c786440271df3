import type { Page } from '@playwright/test'

type Shift = { value: number; moved: string[] }

/** Remembers, before the first page, every layout shift and what it moved. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        const told = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
        shifts.push({
          value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${told(previousRect)} → ${told(currentRect)}`,
          ),
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved so far, the visitor's doing or not. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
