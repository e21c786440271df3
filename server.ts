import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { keepHeapSmall } from '#src/server/memory.ts'

/** Start-up only: settings, database, pages, listening, a graceful stop. `--dev` serves from the sources. */

const { values: flags } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
// React chooses its build by this, so it must stand before anything imports React.
process.env['NODE_ENV'] ??= flags.dev ? 'development' : 'production'

keepHeapSmall()

const start = async () => {
  const { startSite } = await import('#src/server/start.ts')
  await startSite({ root: resolve(import.meta.dirname), dev: flags.dev })
}
// Hot updates go to one process.
if (flags.dev) await start()
else await (await import('#src/server/run.ts')).runSite(start)
