import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Database } from '#src/backend/database.ts'
import { StartError } from '#src/backend/start-error.ts'
import { isOfDirectory } from '#src/domain/content/kinds.ts'
import { isRole, may } from '#src/office/rights.ts'
import { exportContent, importContent } from '#src/office/server/content/files.ts'
import { openExisting } from '#src/server/data/storage.ts'
import { SettingsError, type Settings } from '#src/server/settings/settings.ts'
import { readArguments } from './operator/arguments.ts'
import { operatorCommand } from './operator/command.ts'
import { announcedSettings } from './operator/settings.ts'

/** For operators: the content of the office as files. The service's own settings (operator/settings.ts). */

const COMMAND = operatorCommand('content')
const USAGE = `${COMMAND} export FOLDER [--all]            what the office has changed; --all: what came with the code, too
${COMMAND} import FOLDER --email editor@site.ru   a draft of each file that says something else, in this person's name`

/** What is wrong with the folder; the message names it. */
const OF_FOLDER = new Set(['ENOENT', 'ENOTDIR', 'EEXIST', 'EACCES', 'EROFS', 'ENOSPC'])

class UsageError extends Error {}

const { values, positionals } = readArguments(USAGE, {
  email: { type: 'string' },
  all: { type: 'boolean', default: false },
})
const [command, folder] = positionals

async function writeFiles(db: Database, into: string): Promise<string> {
  const files = await exportContent(db, new Date(), { all: values.all })
  for (const [file, text] of files) {
    mkdirSync(join(into, dirname(file)), { recursive: true })
    writeFileSync(join(into, file), text)
  }
  return files.size > 0
    ? `${files.size} files in ${into}.`
    : 'The office has changed nothing; --all writes what came with the code.'
}

async function readFiles(db: Database, from: string, { dealerBase }: Settings): Promise<string> {
  const userId = await editorId(db)
  if (!existsSync(from)) throw new UsageError(`There is no folder ${from}. "export" makes one.`)
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  const files = new Map(
    names.toSorted().map((name) => [name.replaceAll('\\', '/'), readFileSync(join(from, name), 'utf8')]),
  )
  const mayImport = (kind: Parameters<typeof isOfDirectory>[0]) => dealerBase === null || !isOfDirectory(kind)
  const done = await importContent(db, files, { userId, now: new Date(), mayImport })
  if (done.some(({ outcome }) => outcome === 'refused')) process.exitCode = 1
  const lines = done
    .filter(({ outcome }) => outcome !== 'unchanged')
    .map(({ file, outcome, reason }) => [file, outcome, reason].filter(Boolean).join('  '))
  const unchanged = done.length - lines.length
  return [...lines, `${unchanged} unchanged. Drafts are published in the office.`].join('\n')
}

async function editorId(db: Database): Promise<string> {
  const email = values.email ?? ''
  const user = await db.selectFrom('office_user').selectAll().where('email', '=', email).executeTakeFirst()
  if (!user || user.disabled_at !== null || !isRole(user.role) || !may(user.role, 'content.edit'))
    throw new UsageError(`In whose name? --email of somebody who may edit content; "${email}" may not.`)
  return user.id
}

async function run(): Promise<string> {
  if (!folder || (command !== 'export' && command !== 'import')) throw new UsageError(USAGE)
  const settings = announcedSettings()
  const { db } = await openExisting(settings, { warn: (_details, text) => console.error(text) })
  try {
    return await (command === 'export' ? writeFiles(db, folder) : readFiles(db, folder, settings))
  } finally {
    await db.destroy()
  }
}

try {
  console.log(await run())
} catch (error) {
  process.exitCode = 1
  const { code = '' } = error as NodeJS.ErrnoException
  const isOurs =
    error instanceof UsageError || error instanceof SettingsError || error instanceof StartError || OF_FOLDER.has(code)
  console.error(isOurs ? (error as Error).message : error)
}
