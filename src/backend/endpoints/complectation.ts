import { badRequest } from '#src/backend/call-error.ts'
import { parseDocument, type Endpoint } from '#src/backend/endpoint.ts'
import { readModelCode } from '#src/backend/endpoints/model.ts'
import { readFlag } from '#src/backend/query.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'

/** Trims of one model; the long G90 is included only with `withG90l` (decisions.md). */
export const getComplectations: Endpoint<'GET /v1/complectation'> = async ({ db }, query) => {
  const model = readModelCode(query, 'modelCode')
  if (!model) throw badRequest('Не указан код модели')
  const rows = await db
    .selectFrom('complectation')
    .select('document')
    .where('model_code', '=', model)
    .$if(!readFlag(query, 'withG90l'), (select) => select.where('is_long', '=', 0))
    .orderBy('sort')
    .execute()
  return rows.map((row) => parseDocument<Complectation>(row))
}
