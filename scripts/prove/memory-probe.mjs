import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Loaded into a server whose memory is looked at: on SIGUSR2 it lets go of all that is not alive, and says on standard
 * output how many bytes are: data, and what V8 has compiled. The second grows for many minutes as functions get hot; a
 * leak is in the first. Not TypeScript: what strips types would be measured with it.
 */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

/** Machine code, and the trusted spaces: bytecode and the tables that belong to both. */
const OF_CODE = /code|trusted/

process.on('SIGUSR2', () => {
  for (let time = 0; time < 3; time++) collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  const { heapUsed, external, rss } = process.memoryUsage()
  const code = getHeapSpaceStatistics()
    .filter(({ space_name }) => OF_CODE.test(space_name))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0)
  process.stdout.write(`${JSON.stringify({ data: heapUsed + external - code, code, rss })}\n`)
})
