import { sql } from 'kysely'
import { isPostgres } from '#src/backend/postgres.ts'
import type { Database } from '#src/backend/database.ts'

/** The office: users and sessions (tables of better-auth with our names), the desk, the log of disclosures. */
export async function up(db: Database): Promise<void> {
  await createUsers(db)
  await createSessions(db)
  await createSignIn(db)
  await createDesk(db)
  await createRecords(db)
}

/** The library writes times as dates and flags as booleans where the database supports them. */
const typesOf = (db: Database) =>
  isPostgres(db) ? { moment: sql`timestamptz`, flag: sql`boolean` } : { moment: sql`text`, flag: sql`integer` }

async function createUsers(db: Database): Promise<void> {
  const { moment, flag } = typesOf(db)
  await db.schema
    .createTable('office_user')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', flag, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('updated_at', moment, (column) => column.notNull())
    .addColumn('two_factor_enabled', flag)
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('disabled_at', 'text')
    .addColumn('is_demo', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('office_user_dealer')
    .addColumn('user_id', 'text', (column) => column.notNull().references('office_user.id').onDelete('cascade'))
    .addColumn('dealer_id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('office_user_dealer_key', ['user_id', 'dealer_id'])
    .execute()
}

const ofUser = (db: Database, table: string) =>
  db.schema
    .createTable(table)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('office_user.id').onDelete('cascade'))

async function createSessions(db: Database): Promise<void> {
  const { moment, flag } = typesOf(db)
  await ofUser(db, 'office_session')
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', moment, (column) => column.notNull())
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('updated_at', moment, (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .execute()
  await ofUser(db, 'office_account')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', moment)
    .addColumn('refresh_token_expires_at', moment)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('updated_at', moment, (column) => column.notNull())
    .execute()
  await ofUser(db, 'office_two_factor')
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backup_codes', 'text', (column) => column.notNull())
    .addColumn('verified', flag)
    .addColumn('failed_count', 'integer')
    .addColumn('locked_until', moment)
    .execute()
  for (const table of ['office_session', 'office_account', 'office_two_factor'])
    await db.schema.createIndex(`${table}_user`).on(table).column('user_id').execute()
}

async function createSignIn(db: Database): Promise<void> {
  const { moment } = typesOf(db)
  await db.schema
    .createTable('office_verification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', moment, (column) => column.notNull())
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('updated_at', moment, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('office_verification_identifier').on('office_verification').column('identifier').execute()
  await ofUser(db, 'office_link')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('office_failure')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('locked_until', 'text')
    .execute()
}

async function createDesk(db: Database): Promise<void> {
  await db.schema
    .createTable('office_request')
    .addColumn('lead_id', 'text', (column) => column.primaryKey().references('lead.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text')
    .addColumn('due_at', 'text')
    .addColumn('remind_at', 'text')
    .addColumn('confirmed_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('search', 'text')
    .addColumn('is_demo', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('office_request_state').on('office_request').columns(['state', 'due_at']).execute()
  await db.schema
    .createTable('office_note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id'))
    .addColumn('author_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('office_note_lead').on('office_note').column('lead_id').execute()
  await db.schema
    .createTable('office_block')
    .addColumn('dealer_id', 'integer', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('time', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('office_block_key', ['dealer_id', 'date', 'time'])
    .execute()
}

async function createRecords(db: Database): Promise<void> {
  await db.schema
    .createTable('office_history')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('lead_id', 'text')
    .addColumn('about_id', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('batch', 'text')
    .addColumn('undone_at', 'text')
    .execute()
  await db.schema.createIndex('office_history_lead').on('office_history').columns(['lead_id', 'at']).execute()
  await db.schema.createIndex('office_history_batch').on('office_history').column('batch').execute()
  await db.schema.createIndex('office_history_at').on('office_history').column('at').execute()
  await db.schema
    .createTable('office_view')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('numbers', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('office_view_at').on('office_view').column('at').execute()
}
