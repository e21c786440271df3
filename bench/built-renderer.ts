import { resolve } from 'node:path'
import { createAnswer } from '#src/backend/answer.ts'
import { openDatabase } from '#src/backend/database.ts'
import { migrate } from '#src/backend/migrations.ts'
import { createResponseCache } from '#src/backend/response-cache.ts'
import { seed } from '#src/backend/seed.ts'
import { loadBuiltSite } from '#src/server/rendering/built-site.ts'
import { createLogger } from '#src/server/logging/logger.ts'
import type { RenderAddress } from '#src/server/pages/page-server.ts'
import { createRenderAddress } from '#src/server/rendering/render.ts'

/** The built site's renderer over a fresh embedded backend in memory; `isPlain` queries the database for every page. */
export async function createBuiltRenderer(
  root: string,
  { isPlain = false } = {},
): Promise<{ render: RenderAddress; close: () => Promise<void> }> {
  const db = openDatabase({ file: ':memory:' })
  await migrate(db)
  await seed(db)
  const log = createLogger('warn')
  const answer = createAnswer({ db, log, publicOrigin: 'http://localhost', metrikaId: null, now: () => new Date() })
  const { renderer } = await loadBuiltSite(resolve(root))
  const render = createRenderAddress(renderer, isPlain ? answer : createResponseCache(answer).answer, log)
  return { render, close: () => db.destroy() }
}
