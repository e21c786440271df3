import type { Page } from '@playwright/test'

/**
 * The site aborts a call after ten seconds (specification 7.1) of wall-clock time. A machine that renders cars beside
 * the tests may need longer for a document, which is no fault of the site: in tests the limit is multiplied by this.
 */
export const BUSY = 12

/** The limit that calls of the page set is multiplied by this, in what is loaded from here on; several multiply. */
export const stretchCallLimit = (page: Page, times: number): Promise<unknown> =>
  page.addInitScript((factor) => {
    const { prototype } = XMLHttpRequest
    const own = Object.getOwnPropertyDescriptor(prototype, 'timeout')
    Object.defineProperty(prototype, 'timeout', {
      ...own,
      set(this: XMLHttpRequest, limitMs: number) {
        own?.set?.call(this, limitMs * factor)
      },
    })
  }, times)
