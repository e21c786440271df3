import { parseDocument, type Endpoint } from '#src/backend/endpoint.ts'
import type { CreditProgramWire } from '#src/domain/credit.ts'

/** All programs, including inactive ones: the client filters by `active` (specification 3). */
export const getCreditPrograms: Endpoint<'GET /v1/credit-program'> = async ({ db }) => {
  const rows = await db.selectFrom('credit_program').select('document').orderBy('id').execute()
  return rows.map((row) => parseDocument<CreditProgramWire>(row))
}
