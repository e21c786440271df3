import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from '#src/project-file.ts'
import { superviseWorkers } from '#src/server/process/workers.ts'
import { readSettings } from '#src/server/settings/settings.ts'

/**
 * A primary whose workers only listen: START_MS says after how long each does, in the order of their start. LINGER_MS: one
 * that is asked to stop goes on for so long. NEXT_RELEASE is the folder that a SIGHUP finds.
 */
const { START_MS = '', LINGER_MS = '0', NEXT_RELEASE = projectRoot, PORT = '' } = process.env
const { worker } = cluster
if (worker) {
  if (LINGER_MS !== '0') process.on('SIGTERM', () => setTimeout(() => process.exit(0), Number(LINGER_MS)))
  process.stdout.write(`started ${process.pid}\n`)
  await wait(Number(START_MS.split(',')[worker.id - 1] ?? 0))
  createServer((_req, res) => res.end()).listen(Number(PORT), '127.0.0.1')
} else {
  await superviseWorkers(readSettings(process.env), () => NEXT_RELEASE)
}
