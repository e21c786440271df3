import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Loaded into a server whose memory is looked at: on SIGUSR2 it lets go of all that is not alive, and says on standard
 * output how many bytes are. Not TypeScript: what strips types would be measured with it.
 */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

process.on('SIGUSR2', () => {
  for (let time = 0; time < 3; time++) collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  const { heapUsed, external, rss } = process.memoryUsage()
  process.stdout.write(`${JSON.stringify({ alive: heapUsed + external, rss })}\n`)
})
