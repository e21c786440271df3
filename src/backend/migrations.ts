import { Migrator, type Migration } from 'kysely/migration'
import type { Database } from '#src/backend/database.ts'
import * as content from '#src/backend/migrations/0001-content.ts'
import * as slotBooking from '#src/backend/migrations/0002-slot-booking.ts'
import * as lead from '#src/backend/migrations/0003-lead.ts'
import * as configurations from '#src/backend/migrations/0020-configurations.ts'
import * as configurationFileName from '#src/backend/migrations/0021-configuration-file-name.ts'
import * as outboxChannel from '#src/backend/migrations/0030-outbox-channel.ts'
import * as documents from '#src/backend/migrations/0035-documents.ts'
import * as consentPhone from '#src/backend/migrations/0036-consent-phone.ts'
import * as heldLeads from '#src/backend/migrations/0040-held-leads.ts'
import * as leadEmail from '#src/backend/migrations/0041-lead-email.ts'
import * as letterCounts from '#src/backend/migrations/0042-letter-counts.ts'
import * as office from '#src/backend/migrations/0050-office.ts'
import * as callPromise from '#src/backend/migrations/0051-call-promise.ts'
import * as counts from '#src/backend/migrations/0052-counts.ts'
import * as madeLinks from '#src/backend/migrations/0053-made-links.ts'
import * as contentVersions from '#src/backend/migrations/0060-content-versions.ts'
import * as pictures from '#src/backend/migrations/0061-pictures.ts'
import * as legalEditions from '#src/backend/migrations/0064-legal-editions.ts'
import * as picturesOutside from '#src/backend/migrations/0070-pictures-outside.ts'
import * as linkNetwork from '#src/backend/migrations/0071-link-network.ts'
import * as viewIndex from '#src/backend/migrations/0072-view-index.ts'
import * as leadDealerIndex from '#src/backend/migrations/0073-lead-dealer-index.ts'
import { StartError } from '#src/backend/start-error.ts'

/**
 * In order of time; a released one is never edited. Only the schema builder is used, so that they run on PostgreSQL
 * too.
 */
const migrations: Record<string, Migration> = {
  '0001-content': content,
  '0002-slot-booking': slotBooking,
  '0003-lead': lead,
  '0020-configurations': configurations,
  '0021-configuration-file-name': configurationFileName,
  '0030-outbox-channel': outboxChannel,
  '0035-documents': documents,
  '0036-consent-phone': consentPhone,
  '0040-held-leads': heldLeads,
  '0041-lead-email': leadEmail,
  '0042-letter-counts': letterCounts,
  '0050-office': office,
  '0051-call-promise': callPromise,
  '0052-counts': counts,
  '0053-made-links': madeLinks,
  '0060-content-versions': contentVersions,
  '0061-pictures': pictures,
  '0064-legal-editions': legalEditions,
  '0070-pictures-outside': picturesOutside,
  '0071-link-network': linkNetwork,
  '0072-view-index': viewIndex,
  '0073-lead-dealer-index': leadDealerIndex,
}

/** The migrator's own table of applied migrations. */
export const HISTORY = 'kysely_migration'

/** Migrates the schema to this version. Throws StartError when the database is newer or a step fails. */
export async function migrate(db: Database): Promise<void> {
  await refuseNewer(db)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Branches add theirs in merge order; none depends on one with a higher number.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new StartError(`The schema of the database cannot be updated: ${String(error)}`, { cause: error })
}

/** Throws StartError when the schema is not this version's, for tools that must not change it. */
export async function requireCurrent(db: Database): Promise<void> {
  await refuseNewer(db)
  const done = await doneMigrations(db)
  if (Object.keys(migrations).some((name) => !done.includes(name)))
    throw new StartError('The database is older than this version of the site. Start the site once: it brings it up.')
}

/** A migration of a newer version among those that a database has had. */
export const newerThanThis = (done: readonly string[]): string | undefined =>
  done.find((name) => !Object.hasOwn(migrations, name))

async function refuseNewer(db: Database): Promise<void> {
  const unknown = newerThanThis(await doneMigrations(db))
  if (unknown)
    throw new StartError(
      `The database was made by a newer version of the site (${unknown}). ` +
        'Start that version, or restore a backup made before it.',
    )
}

async function doneMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === HISTORY)) return []
  const done = await db.withTables<{ [HISTORY]: { name: string } }>().selectFrom(HISTORY).select('name').execute()
  return done.map(({ name }) => name)
}
