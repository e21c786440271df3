import type { Database } from '#src/backend/database.ts'

/** The trims of a model get a price, as an edit of the content would give them one: 5,900,000 and the trim's id. */
export async function setPrices(db: Database, model: string): Promise<void> {
  const rows = await db.selectFrom('complectation').select(['id', 'document']).where('model_code', '=', model).execute()
  for (const { id, document } of rows)
    await db
      .updateTable('complectation')
      .set({ document: JSON.stringify({ ...(JSON.parse(document) as object), price: 5_900_000 + id }) })
      .where('id', '=', id)
      .execute()
}
