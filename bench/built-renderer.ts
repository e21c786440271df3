import { resolve } from 'node:path'
import { createAnswer } from '#src/backend/answer.ts'
import { openDatabase } from '#src/backend/database.ts'
import { migrate } from '#src/backend/migrations.ts'
import { seed } from '#src/backend/seed.ts'
import { loadBuiltSite } from '#src/server/built-site.ts'
import { createLogger } from '#src/server/logger.ts'
import type { RenderAddress } from '#src/server/page-server.ts'
import { createRenderAddress } from '#src/server/render.ts'

/** The built site's renderer over a fresh embedded backend in memory. */
export async function createBuiltRenderer(
  root: string,
): Promise<{ render: RenderAddress; close: () => Promise<void> }> {
  const db = openDatabase({ file: ':memory:' })
  await migrate(db)
  await seed(db)
  const log = createLogger('warn')
  const answer = createAnswer({ db, log, publicOrigin: 'http://localhost', metrikaId: null, now: () => new Date() })
  const { renderer } = await loadBuiltSite(resolve(root))
  return { render: createRenderAddress(renderer, answer, log), close: () => db.destroy() }
}
