import { ObjectStoreError, type ObjectStore } from '#src/backend/pictures/object-store.ts'
import type { Database } from '#src/backend/database.ts'
import { StartError } from '#src/backend/start-error.ts'
import { openPictureStore } from '#src/server/data/picture-store.ts'
import { openExisting } from '#src/server/data/storage.ts'
import { operatorMessage } from '#src/server/process/operator-message.ts'
import { readArguments } from './operator/arguments.ts'
import { operatorCommand } from './operator/command.ts'
import { announcedSettings } from './operator/settings.ts'
import { countPictures, findLost, moveToDatabase, moveToStore, type Counts } from './uploads/move.ts'

/**
 * For operators: where the pictures uploaded in the office are stored, and moving them between the database and a
 * store.
 */

const COMMAND = operatorCommand('uploads')
const USAGE = `${COMMAND} where         how many are in the database, how many in the store of PICTURES_S3_URL
${COMMAND} to-store      moves all into the store; the site may run meanwhile, what is cut short goes on
${COMMAND} to-database   moves all back; afterwards a backup has everything again
${COMMAND} check         asks the store for each object that it must have`

type Place = { db: Database; objects: ObjectStore }

const inWords = ({ originals, files }: Counts): string => `${originals} originals, ${files} files made of them`

const commands = new Map<string, (place: Place) => Promise<string>>([
  ['to-store', async (place) => `In the store: ${inWords(await moveToStore(place))}.`],
  ['to-database', async (place) => `In the database: ${inWords(await moveToDatabase(place))}.`],
  ['check', check],
])

async function check(place: Place): Promise<string> {
  const lost = await findLost(place)
  if (lost.length > 0) throw new StartError(`The store lacks:\n${lost.join('\n')}`)
  return `The store has all: ${inWords(await countPictures(place.db, 'store'))}.`
}

const where = async (db: Database): Promise<string> =>
  `In the database: ${inWords(await countPictures(db, 'database'))}. In the store: ${inWords(await countPictures(db, 'store'))}.`

async function run(): Promise<string> {
  const [name = '', ...rest] = readArguments(USAGE, {}).positionals
  const command = commands.get(name)
  if (rest.length > 0 || (!command && name !== 'where')) throw new StartError(USAGE)
  const settings = announcedSettings()
  const log = { info: () => {}, warn: (_details: object, text: string) => console.error(text) }
  const { db } = await openExisting(settings, log)
  const store = await openPictureStore(settings, log)
  try {
    if (!command) return await where(db)
    if (!store) throw new StartError('PICTURES_S3_URL is not set: there is no store.')
    return await command({ db, objects: store.objects })
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error
    throw new StartError(`The store of pictures fails: ${error.message}. What was moved so far stays moved.`, {
      cause: error,
    })
  } finally {
    await Promise.all([db.destroy(), store?.objects.stop()])
  }
}

try {
  console.log(await run())
} catch (error) {
  process.exitCode = 1
  console.error(operatorMessage(error))
}
