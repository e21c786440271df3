import { accessSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { StartError } from '#src/backend/start-error.ts'
import { readSettings, type Settings } from '#src/server/settings/settings.ts'
import { SETTING_NAMES } from '#src/server/settings/settings-shape.ts'
import { DATABASE_FILE } from '#src/server/data/storage.ts'

/** Where docs/operations.md puts the settings of an installation. */
const INSTALLED = '/etc/site/site.env'

/**
 * The service's, and the database that a drill restores into (`DRILL_DATABASE_URL`), which the site itself does not
 * use.
 */
type OperatorSettings = Settings & { drillDatabaseUrl: string | null }
type Found = { settings: OperatorSettings; source: string }

/**
 * The settings of an operator's command: those of the service. `SITE_ENV` names their file, or is `none`; otherwise it
 * is /etc/site/site.env where it exists; else, as in a container, the environment alone. Throws StartError when the
 * file cannot be read, or when the environment refers to another database than the service's.
 */
export function operatorSettings(env: NodeJS.ProcessEnv = process.env, installed = INSTALLED): Found {
  const named = env['SITE_ENV']
  const file = named === undefined || named === '' ? (isThere(installed) ? installed : null) : named
  if (file === null || file === 'none')
    return { settings: { ...readSettings(env), drillDatabaseUrl: drillOf(env) }, source: 'the environment' }
  const ofFile = readFile(file)
  const service = readSettings(ofFile)
  const own = Object.fromEntries(SETTING_NAMES.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
  const settings = readSettings({ ...ofFile, ...own })
  if (nameDatabase(settings) !== nameDatabase(service))
    throw new StartError(
      `The environment leads to ${nameDatabase(settings)}, but the database of the service (${file}) is ` +
        `${nameDatabase(service)}. Unset DATABASE_URL and DATA_DIR, or set SITE_ENV=none to work on the other one.`,
    )
  return { settings: { ...settings, drillDatabaseUrl: drillOf(env) ?? drillOf(ofFile) }, source: file }
}

/** Prints on standard error which settings are used, and returns them. */
export function announcedSettings(): OperatorSettings {
  const { settings, source } = operatorSettings()
  console.error(`Settings: ${source}. Database: ${nameDatabase(settings)}.`)
  return settings
}

/** A folder without read permission may contain it: then reading it reports that. */
function isThere(file: string): boolean {
  try {
    accessSync(file)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES'
  }
}

const drillOf = (env: NodeJS.ProcessEnv): string | null => env['DRILL_DATABASE_URL'] || null

/** For display, without the password. */
export function nameDatabase({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): string {
  if (databaseUrl === null) return join(dataDir, DATABASE_FILE)
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl)
  const host = hostname || (searchParams.get('host') ?? 'localhost')
  return `PostgreSQL «${decodeURIComponent(pathname.slice(1))}» at ${host}:${port || '5432'}`
}

function readFile(file: string): NodeJS.ProcessEnv {
  try {
    return parseEnv(readFileSync(file, 'utf8'))
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new StartError(`SITE_ENV="${file}": there is no such file.`, { cause })
    throw new StartError(
      `The settings of this installation are in ${file}, which this user may not read. Run it as root, or name others by SITE_ENV.`,
      { cause },
    )
  }
}
