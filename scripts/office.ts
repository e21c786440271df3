import { CallError } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import type { PicturePlaces } from '#src/backend/pictures/store.ts'
import { StartError } from '#src/backend/start-error.ts'
import { isRole } from '#src/office/rights.ts'
import { forgetFailures } from '#src/office/server/auth/lock-out.ts'
import { renewSecret } from '#src/office/server/auth/auth-secret.ts'
import { kindFor, makeLink } from '#src/office/server/auth/links.ts'
import { addUser, dropFactor } from '#src/office/server/auth/users.ts'
import { record } from '#src/office/server/record.ts'
import { isSet } from '#src/office/server/auth/library-values.ts'
import { emailShape } from '#src/office/shapes/account.ts'
import { openPictureStore } from '#src/server/data/picture-store.ts'
import { openExisting } from '#src/server/data/storage.ts'
import { SettingsError, type Settings } from '#src/server/settings/settings.ts'
import { readArguments } from './operator/arguments.ts'
import { operatorCommand } from './operator/command.ts'
import { announcedSettings } from './operator/settings.ts'
import { addDemo, removeDemo } from './office/demo.ts'

/**
 * For operators: the first owner of the office, and recovery of access. The service's own settings
 * (operator/settings.ts).
 */

const COMMAND = operatorCommand('office')

const USAGE = `${COMMAND} create-owner --email you@site.ru --name "Имя"   prints a link to choose a password
${COMMAND} list                        who may enter
${COMMAND} link EMAIL                  a link for a new password
${COMMAND} reset-factor EMAIL          the next sign-in sets up the code anew; ends all sessions
${COMMAND} unlock EMAIL                after too many failures
${COMMAND} renew-key                   after a leak of a backup: ends all sessions, codes and links
${COMMAND} demo | demo --remove        a dozen invented requests and a user for each role, marked as examples`

class UsageError extends Error {}

const { values, positionals } = readArguments(USAGE, {
  email: { type: 'string' },
  name: { type: 'string' },
  remove: { type: 'boolean', default: false },
})

type Place = PicturePlaces & { origin: string; now: () => Date }
const commands = new Map<string, (place: Place) => Promise<string>>([
  ['create-owner', createOwner],
  ['list', ({ db }) => listUsers(db)],
  ['link', linkFor],
  ['reset-factor', resetFactor],
  ['unlock', unlock],
  ['renew-key', renewKey],
  ['demo', demo],
])

function readEmail(text: string | undefined): string {
  const email = emailShape.safeParse(text ?? '')
  if (!email.success) throw new UsageError('Whose? Give an e-mail address.')
  return email.data
}

async function createOwner(place: Place): Promise<string> {
  const email = readEmail(values.email)
  const name = values.name?.trim()
  if (!name) throw new UsageError('Give a name, too: --name "Имя".')
  const id = await addUser(place.db, { name, email, role: 'owner', dealers: [] }, place.now())
  await record(place.db, { kind: 'invited', at: place.now(), userId: null, aboutId: id, details: { role: 'owner' } })
  const { link, until } = await makeLink(place, id, 'invitation')
  return `${name} is an owner. To choose a password, once, until ${until}:\n${link}`
}

async function listUsers(db: Database): Promise<string> {
  const users = await db.selectFrom('office_user').selectAll().orderBy('email').execute()
  const lines = users.map((user) =>
    [
      user.email,
      user.role,
      user.name,
      user.disabled_at !== null && 'shut out',
      !isSet(user.two_factor_enabled) && 'no second factor yet',
      user.is_demo === 1 && 'example',
    ]
      .filter(Boolean)
      .join('  '),
  )
  return lines.length > 0 ? lines.join('\n') : 'Nobody.'
}

async function known(db: Database): Promise<{ id: string; email: string; role: string }> {
  const email = readEmail(positionals[1])
  const user = await db.selectFrom('office_user').selectAll().where('email', '=', email).executeTakeFirst()
  if (!user || !isRole(user.role)) throw new UsageError(`Nobody has the address ${email}.`)
  return user
}

async function linkFor(place: Place): Promise<string> {
  const { id } = await known(place.db)
  await record(place.db, { kind: 'link-made', at: place.now(), userId: null, aboutId: id })
  const { link, until } = await makeLink(place, id, await kindFor(place.db, id))
  return `Works once, until ${until}:\n${link}`
}

async function resetFactor({ db, now }: Place): Promise<string> {
  const { id, email } = await known(db)
  await dropFactor(db, id)
  await record(db, { kind: 'factor-reset', at: now(), userId: null, aboutId: id })
  return `${email} sets up the code anew at the next sign-in.`
}

async function unlock({ db, now }: Place): Promise<string> {
  const { id, email } = await known(db)
  await forgetFailures(db, email)
  await db
    .updateTable('office_two_factor')
    .set({ failed_count: 0, locked_until: null })
    .where('user_id', '=', id)
    .execute()
  await record(db, { kind: 'unlocked', at: now(), userId: null, aboutId: id })
  return `${email} may try again.`
}

async function renewKey({ db, now }: Place): Promise<string> {
  await renewSecret(db)
  await record(db, { kind: 'key-renewed', at: now(), userId: null })
  return 'Everybody is signed out and sets up the code anew. Restart the processes now: until then they use the old key.'
}

async function demo(place: Place): Promise<string> {
  if (values.remove) return `Removed: ${await removeDemo(place)} invented requests, and the users of the example.`
  const { requests, links, page } = await addDemo(place)
  return [
    `${requests} invented requests. Users, each chooses a password by a link that works once:`,
    ...links.map(({ email, link }) => `${email}  ${link}`),
    `What a link has brought, on the site: ${page}`,
  ].join('\n')
}

/** Their answers are links. The others work without the settings of the office, which may be in one unit of systemd only. */
const LINKING = new Set(['create-owner', 'link', 'demo'])

const originOf = ({ officeOrigin }: Settings, command: string): string => {
  if (officeOrigin === null && LINKING.has(command))
    throw new UsageError('Neither OFFICE_ORIGIN nor OFFICE_PORT is set: there is no office to make a link to.')
  return officeOrigin ?? ''
}

const log = { info: () => {}, warn: (_details: object, text: string) => console.error(text) }

async function run(): Promise<string> {
  const [name = ''] = positionals
  const command = commands.get(name)
  if (!command) throw new UsageError(USAGE)
  const settings = announcedSettings()
  const origin = originOf(settings, name)
  const { db } = await openExisting(settings, log)
  const pictures = await openPictureStore(settings, log)
  try {
    return await command({ db, pictures, origin, now: () => new Date() })
  } finally {
    await Promise.all([db.destroy(), pictures?.objects.stop()])
  }
}

try {
  console.log(await run())
} catch (error) {
  process.exitCode = 1
  const isOurs = error instanceof UsageError || error instanceof SettingsError || error instanceof StartError
  if (error instanceof CallError) console.error(Object.values(error.errors ?? {}).join('. ') || error.message)
  else console.error(isOurs ? error.message : error)
}
