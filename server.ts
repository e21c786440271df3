import { parseArgs } from 'node:util'
import { projectRoot } from '#src/project-file.ts'
import { keepHeapSmall } from '#src/server/memory.ts'

/**
 * Start-up only: settings, database, pages, listening, a graceful stop. `npm run build` makes dist/server/server.js of
 * it, which `npm run serve` runs; `npm run dev` runs it as it is, with `--dev`, and serves from the sources.
 */

const { values: flags } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
// React chooses its build by this, so it must stand before anything imports React.
process.env['NODE_ENV'] ??= flags.dev ? 'development' : 'production'

keepHeapSmall()

const start = async () => {
  const { startSite } = await import('#src/server/start.ts')
  await startSite({ root: projectRoot, dev: flags.dev })
}
// Hot updates go to one process.
if (flags.dev) await start()
else await (await import('#src/server/run.ts')).runSite(start)
