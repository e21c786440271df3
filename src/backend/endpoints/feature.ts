import { notFound } from '#src/backend/call-error.ts'
import { parseDocument, type Context, type Endpoint } from '#src/backend/endpoint.ts'
import type { FeatureAnswer, SpecificationAnswer } from '#src/domain/shapes/complectation.ts'

const ID = /^\d{1,9}$/

export const getFeatures: Endpoint<'GET /v1/feature/{id}'> = (context, _query, id) =>
  findSet<FeatureAnswer>(context, 'feature_set', id, 'Оснащение не найдено')

export const getSpecifications: Endpoint<'GET /v1/specification/{id}'> = (context, _query, id) =>
  findSet<SpecificationAnswer>(context, 'specification_set', id, 'Характеристики не найдены')

async function findSet<Answer>(
  { db }: Context,
  table: 'feature_set' | 'specification_set',
  id: string,
  message: string,
): Promise<Answer> {
  const row = ID.test(id)
    ? await db.selectFrom(table).select('document').where('id', '=', Number(id)).executeTakeFirst()
    : undefined
  if (!row) throw notFound(message)
  return parseDocument<Answer>(row)
}
