import { parseArgs } from 'node:util'
import { operatorMessage } from '#src/server/operator-message.ts'
import { readSettings } from '#src/server/settings.ts'
import { backUp, restore } from './backup/backup.ts'

/** `npm run backup -- FILE` and `npm run restore -- FILE [--replace]`: the database of the settings, whole, as one file. */

const USAGE = `npm run backup -- FILE               the site may run meanwhile
npm run restore -- FILE [--replace]  stop the site first`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
})
const [command, file, ...rest] = positionals

try {
  const settings = readSettings(process.env)
  if (!file || rest.length > 0 || (command !== 'backup' && command !== 'restore')) throw new Error(USAGE)
  if (command === 'backup') await backUp(settings, file)
  else await restore(settings, file, values.replace)
  console.log(command === 'backup' ? `Written and checked: ${file}` : `Restored from ${file}. Start the site.`)
} catch (error) {
  process.exitCode = 1
  console.error(error instanceof Error && error.message === USAGE ? USAGE : operatorMessage(error))
}
