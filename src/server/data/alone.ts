import { lockProcess } from '#src/backend/process-lock.ts'
import type { Settings } from '#src/server/settings/settings.ts'

type AloneSettings = Pick<Settings, 'dataDir' | 'databaseUrl' | 'workers'>

type Log = { warn: (details: object, text: string) => void }

/**
 * Whether no other process works on the embedded database, as long as this one lives: then what an earlier process had
 * claimed is free at once. Workers of one start are several on purpose, and their primary asks for all of them
 * (`noticeOthers`).
 */
export function isAloneOn(settings: AloneSettings, log: Log): boolean {
  if (settings.workers > 1) return false
  return noticeOthers(settings, log)
}

/** Warns of another start on the same embedded database, for as long as this process lives. Returns whether there is none. */
export function noticeOthers({ dataDir, databaseUrl }: AloneSettings, log: Log): boolean {
  if (databaseUrl !== null) return false
  if (lockProcess(dataDir)) return true
  log.warn(
    { dataDir },
    'ANOTHER PROCESS OF THE SITE WORKS ON THIS DATABASE: without DATABASE_URL run one, with WEB_CONCURRENCY workers. Limits of requests are counted in each by itself',
  )
  return false
}
