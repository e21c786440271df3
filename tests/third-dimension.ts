import type { BrowserContext, Page } from '@playwright/test'

/** The picture stays: the third dimension has tests of its own and would keep a busy machine from the others. */
export const disableOffscreenCanvas = (where: BrowserContext | Page): Promise<unknown> =>
  where.addInitScript(() => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
  })

/**
 * The site refuses a graphics card that is only played by the processor, which is all a test machine has: neither the page
 * nor the stage's thread is told so. Edges are not smoothed: four samples for each pixel were a third of the work.
 */
export const allowSoftwareRenderer = (where: BrowserContext | Page): Promise<unknown> =>
  where.addInitScript(() => {
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ getParameter: () => 'A card' }) })
    type Message = { attributes?: WebGLContextAttributes }
    const post = Worker.prototype.postMessage as (this: Worker, message: Message, ...rest: unknown[]) => void
    Object.assign(Worker.prototype, {
      postMessage(this: Worker, message: Message, ...rest: unknown[]) {
        if (message.attributes)
          Object.assign(message.attributes, { failIfMajorPerformanceCaveat: false, antialias: false })
        post.call(this, message, ...rest)
      },
    })
  })
