import { findAdvertising, refuseAdvertising } from '#src/backend/leads/advertising.ts'
import { StartError } from '#src/backend/start-error.ts'
import { checkPhone } from '#src/domain/visitor-phone.ts'
import { mailPlanOf } from '#src/server/settings/mail-settings.ts'
import { SettingsError } from '#src/server/settings/settings.ts'
import { openExisting } from '#src/server/data/storage.ts'
import { readArguments } from './operator/arguments.ts'
import { announcedSettings } from './operator/settings.ts'
import { operatorCommand } from './operator/command.ts'

/**
 * For operators: who has agreed to advertising, and who has opted out. The service's own settings
 * (operator/settings.ts).
 */

const USAGE = `${operatorCommand('advertising')} find PHONE      consents to advertising of this phone: when, which text, on which page
${operatorCommand('advertising')} refuse PHONE    no more advertising for this phone: notes it and tells the CRM`

class UsageError extends Error {}

async function run([command, ...words]: string[]): Promise<string> {
  if ((command !== 'find' && command !== 'refuse') || words.length === 0) throw new UsageError(USAGE)
  const checked = checkPhone(words.join(' '))
  if (!('phone' in checked)) throw new UsageError('PHONE is a whole Russian number: +7 916 123-45-67.')
  const settings = announcedSettings()
  const { db } = await openExisting(settings, { warn: (_details, text) => console.error(text) })
  try {
    if (command === 'find') {
      const found = await findAdvertising(db, checked.phone)
      return found.length === 0 ? 'No consent to advertising.' : JSON.stringify(found, null, 2)
    }
    const count = await refuseAdvertising(db, checked.phone, new Date(), mailPlanOf(settings.mail))
    return `${count} consent${count === 1 ? '' : 's'} to advertising taken back.`
  } finally {
    await db.destroy()
  }
}

try {
  console.log(await run(readArguments(USAGE, {}).positionals))
} catch (error) {
  process.exitCode = 1
  const isOurs = error instanceof UsageError || error instanceof SettingsError || error instanceof StartError
  console.error(isOurs ? error.message : error)
}
