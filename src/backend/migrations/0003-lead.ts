import { sql, type Kysely } from 'kysely'

/** Requests of visitors, the evidence of their consents, the outbox, and the embedded CRM. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createLead(db)
  await createConsent(db)
  await createOutbox(db)
  await createCrm(db)
  await db.schema.alterTable('slot_booking').addColumn('lead_id', 'text').execute()
  await db.schema.createIndex('slot_booking_lead').on('slot_booking').column('lead_id').unique().execute()
  // Counters of rate limits, shared by processes, in the schema of rate-limiter-flexible.
  await db.schema
    .createTable('rate_limit')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute()
}

async function createLead(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('secret', 'text', (column) => column.notNull().unique())
    .addColumn('request_key', 'text', (column) => column.notNull().unique())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('erase_at', 'text', (column) => column.notNull())
    .addColumn('model', 'text')
    .addColumn('city_id', 'integer')
    .addColumn('dealer_id', 'integer')
    .addColumn('slot_date', 'text')
    .addColumn('slot_time', 'text')
    .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('thread', 'text', (column) => column.notNull())
    .addColumn('phone_hash', 'text')
    .addColumn('personal', 'text')
    .addColumn('origin', 'text')
    .execute()
  await db.schema.createIndex('lead_created').on('lead').column('created_at').execute()
  await db.schema.createIndex('lead_phone').on('lead').columns(['phone_hash', 'created_at']).execute()
  await db.schema
    .createIndex('lead_erase')
    .on('lead')
    .column('erase_at')
    .where(sql.ref('personal'), 'is not', null)
    .execute()
}

async function createConsent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('consent')
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('given_at', 'text', (column) => column.notNull())
    .addColumn('withdrawn_at', 'text')
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('text_hash', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('consent_key', ['lead_id', 'kind'])
    .execute()
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id'))
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_at', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .addUniqueConstraint('outbox_step', ['lead_id', 'step'])
    .execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_at']).execute()
}

async function createCrm(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('crm_lead')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('thread', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('crm_note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('crm_lead_id', 'text', (column) => column.notNull().references('crm_lead.id'))
    .addColumn('delivery_key', 'text', (column) => column.notNull().unique())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('fields', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('crm_note_request').on('crm_note').column('request').execute()
}
