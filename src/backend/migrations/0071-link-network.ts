import type { Kysely } from 'kysely'

/** From which network a link was made, as a keyed hash: limits per network need it. Unknown for earlier links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('made_link').addColumn('network', 'text').execute()
  await db.schema.createIndex('made_link_network').on('made_link').column('network').execute()
}
