import cluster from 'node:cluster'
import { operatorMessage } from '#src/server/process/operator-message.ts'
import { readSettings, requireOrigin, type Settings } from '#src/server/settings/settings.ts'
import { superviseWorkers } from '#src/server/process/workers.ts'

type RunOptions = {
  env?: NodeJS.ProcessEnv
  /** The environment before the program itself set NODE_ENV. */
  given?: NodeJS.ProcessEnv
}

/**
 * Runs the program in this process or, with WEB_CONCURRENCY above 1, as that many workers sharing the port. An error
 * that the operator has to fix ends it with exit code 1.
 */
export async function runSite(
  start: () => Promise<void>,
  { env = process.env, given = {} }: RunOptions = {},
): Promise<void> {
  if (cluster.isWorker) return start()
  let settings: Settings
  try {
    settings = readSettings(env)
    requireOrigin(given)
    if (settings.workers > 1) return await superviseWorkers(settings)
  } catch (error) {
    console.error(operatorMessage(error))
    process.exit(1)
  }
  await start()
}
