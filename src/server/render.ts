import type { Answer } from '#src/backend/answer.ts'
import type { Rendered, RenderScope } from '#src/entry-server.tsx'
import type { Logger } from '#src/server/logger.ts'
import type { RenderAddress } from '#src/server/page-server.ts'
import { createLocalTransports } from '#src/server/transports.ts'

/** A built or a dev server's renderer: address in, whole document out. */
export type PageRenderer = (url: URL, scope: RenderScope) => Promise<{ status: Rendered['status']; document: string }>

/** Binds a renderer to the embedded backend and the log. */
export function createRenderAddress(renderer: PageRenderer, answer: Answer, log: Logger): RenderAddress {
  const write = (text: string) => log.error(text)
  return (address, { cookie, initial } = {}) =>
    // The host is of no account: links are made from paths, canonical ones by the backend.
    renderer(new URL(`http://localhost${address}`), {
      transports: createLocalTransports(answer, cookie),
      log: write,
      ...(initial && { initial }),
    })
}
