import { parseArgs } from 'node:util'
import { projectRoot } from '#src/project-file.ts'
import { keepHeapSmall, returnMemoryWhenIdle } from '#src/server/process/memory.ts'

/**
 * Start-up only: settings, database, pages, listening, a graceful stop. `npm run build` makes dist/server/server.js of
 * it, which `npm run serve` runs; `npm run dev` runs it as it is, with `--dev`, and serves from the sources.
 */

const { values: flags } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
const given = { ...process.env }
// React chooses its build by this, so it must come before any import of React.
process.env['NODE_ENV'] ??= flags.dev ? 'development' : 'production'

keepHeapSmall()
returnMemoryWhenIdle()

const start = async () => {
  const { startSite } = await import('#src/server/start.ts')
  await startSite({ root: projectRoot, dev: flags.dev })
}
try {
  // Hot updates are sent to one process.
  if (flags.dev) await start()
  else await (await import('#src/server/process/run.ts')).runSite(start, { given })
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  if (code !== 'ERR_MODULE_NOT_FOUND') throw error
  // After an interrupted build or installation: no code of the server may be available to report it.
  console.error(`The build or its packages are not whole (${message}). Run "npm ci" and "npm run build".`)
  process.exit(1)
}
