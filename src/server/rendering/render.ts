import type { Answer } from '#src/backend/answer.ts'
import { answerKeyOf } from '#src/backend/response-cache.ts'
import { isAnswer } from '#src/backend/upstreams/upstream-call.ts'
import type { Rendered, RenderScope } from '#src/entry-server.tsx'
import type { Logger } from '#src/server/logging/logger.ts'
import type { RenderedPage } from '#src/server/pages/page-cache.ts'
import type { RenderAddress } from '#src/server/pages/page-server.ts'
import { createLocalTransports } from '#src/server/rendering/transports.ts'

/** The built or the dev renderer: address in, whole document out. */
export type PageRenderer = (
  url: URL,
  scope: RenderScope,
) => Promise<{ status: Rendered['status']; document: string | Buffer }>

/** Binds a renderer to the backend and the log. */
export function createRenderAddress(renderer: PageRenderer, answer: Answer, log: Logger): RenderAddress {
  const write = (text: string) => log.error(text)
  return async (address, { cookie, initial } = {}) => {
    const watched = watchCalls(answer)
    // The host is irrelevant: links are paths, and canonical ones come from the backend.
    const page = await renderer(new URL(`http://localhost${address}`), {
      transports: createLocalTransports(watched.answer, cookie),
      log: write,
      ...(initial && { initial }),
    })
    const quality = watched.quality()
    const answers = watched.answers()
    return { ...page, ...(quality && { quality }), ...(answers && { answers }) }
  }
}

/**
 * Tracks the calls of a page: the keys of its responses, and whether all succeeded: one that failed, or has not
 * returned when the page is rendered, leaves a gap.
 */
function watchCalls(answer: Answer) {
  let underWay = 0
  let failed = 0
  let stale = 0
  let isTraceable = true
  const keys = new Set<string>()
  return {
    answer: (async (request) => {
      underWay++
      const key = answerKeyOf(request)
      if (key === null) isTraceable = false
      else keys.add(key)
      const response = await answer(request).finally(() => underWay--)
      if (!isAnswer(response.status)) failed++
      if (response.isStale) stale++
      return response
    }) satisfies Answer as Answer,
    answers: (): RenderedPage['answers'] => (isTraceable ? [...keys] : undefined),
    quality: (): RenderedPage['quality'] => (underWay + failed > 0 ? 'partial' : stale > 0 ? 'stale' : undefined),
  }
}
