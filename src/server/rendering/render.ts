import type { Answer } from '#src/backend/answer.ts'
import { isAnswer } from '#src/backend/upstreams/upstream.ts'
import type { Rendered, RenderScope } from '#src/entry-server.tsx'
import type { Logger } from '#src/server/logging/logger.ts'
import type { RenderedPage } from '#src/server/pages/page-cache.ts'
import type { RenderAddress } from '#src/server/pages/page-server.ts'
import { createLocalTransports } from '#src/server/rendering/transports.ts'

/** A built or a dev server's renderer: address in, whole document out. */
export type PageRenderer = (url: URL, scope: RenderScope) => Promise<{ status: Rendered['status']; document: string }>

/** Binds a renderer to the backend and the log. */
export function createRenderAddress(renderer: PageRenderer, answer: Answer, log: Logger): RenderAddress {
  const write = (text: string) => log.error(text)
  return async (address, { cookie, initial } = {}) => {
    const watched = watchCalls(answer)
    // The host is of no account: links are made from paths, canonical ones by the backend.
    const page = await renderer(new URL(`http://localhost${address}`), {
      transports: createLocalTransports(watched.answer, cookie),
      log: write,
      ...(initial && { initial }),
    })
    const quality = watched.quality()
    return { ...page, ...(quality && { quality }) }
  }
}

/** Watches what a page's calls come to: one that failed, or is not back when the page is made, leaves a gap in it. */
function watchCalls(answer: Answer) {
  let underWay = 0
  let failed = 0
  let stale = 0
  return {
    answer: (async (request) => {
      underWay++
      const response = await answer(request).finally(() => underWay--)
      if (!isAnswer(response.status)) failed++
      if (response.isStale) stale++
      return response
    }) satisfies Answer as Answer,
    quality: (): RenderedPage['quality'] => (underWay + failed > 0 ? 'partial' : stale > 0 ? 'stale' : undefined),
  }
}
