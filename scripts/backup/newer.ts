import { newerThanThis } from '#src/backend/migrations.ts'
import { StartError } from '#src/backend/start-error.ts'

/**
 * A release cannot start on the database of a newer one, so restoring it would only cost the present one. `done`: the
 * migrations of the backup.
 */
export function refuseNewerBackup(file: string, done: readonly string[]): void {
  const newer = newerThanThis(done)
  if (newer)
    throw new StartError(
      `The file ${file} is of a newer version of the site (${newer}). Restore it with that version, or take an older backup.`,
    )
}
