import { StartError } from '#src/backend/start-error.ts'
import { operatorMessage } from '#src/server/process/operator-message.ts'
import { backUp, restore } from './backup/backup.ts'
import { outsideNote } from './backup/outside-pictures.ts'
import { backUpInto } from './backup/rotation.ts'
import { announcedSettings } from './operator/settings.ts'
import { readArguments } from './operator/arguments.ts'
import { operatorCommand } from './operator/command.ts'

/** `npm run backup -- FILE` and `npm run restore -- FILE [--replace]`: the database of the settings, whole, as one file. */

const USAGE = `${operatorCommand('backup')} FILE               the site may run meanwhile
${operatorCommand('backup')} --folder FOLDER [--keep 14]   a new file there; the oldest ones beyond so many go
${operatorCommand('restore')} FILE [--replace]  stop the site first`

const { values, positionals } = readArguments(USAGE, {
  replace: { type: 'boolean', default: false },
  folder: { type: 'string' },
  keep: { type: 'string', default: '14' },
})
const [command, file, ...rest] = positionals

async function run(): Promise<string> {
  const isInFolder = command === 'backup' && !file && values.folder !== undefined
  if (rest.length > 0 || (command !== 'backup' && command !== 'restore') || (!file && !isInFolder))
    throw new StartError(USAGE)
  const keep = Number(values.keep)
  if (!Number.isInteger(keep) || keep < 1) throw new StartError('--keep is how many backups stay, at least 1.')
  const settings = announcedSettings()
  if (isInFolder) {
    const { written, removed } = await backUpInto(settings, values.folder ?? '', keep, new Date())
    const gone = removed.length > 0 ? `. Removed: ${removed.join(', ')}` : ''
    return `Written and checked: ${written}${gone}${await outsideNote(settings)}`
  }
  if (command === 'backup') await backUp(settings, file ?? '')
  else await restore(settings, file ?? '', values.replace)
  const done = command === 'backup' ? `Written and checked: ${file}` : `Restored from ${file}. Start the site.`
  return done + (await outsideNote(settings))
}

try {
  console.log(await run())
} catch (error) {
  process.exitCode = 1
  console.error(operatorMessage(error))
}
