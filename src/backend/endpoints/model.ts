import { badRequest } from '#src/backend/call-error.ts'
import type { Endpoint } from '#src/backend/endpoint.ts'
import type { Query } from '#src/backend/query.ts'
import { modelsNow } from '#src/content/models/summary.ts'
import { toModelCode, type ModelCode } from '#src/domain/model.ts'

export const getModels: Endpoint<'GET /v1/model'> = () => modelsNow()

/** A model code of either kind, the site's or the configurator's (decisions.md); undefined when absent. */
export function readModelCode(query: Query, name: string): ModelCode | undefined {
  const text = query(name)
  if (text === undefined) return undefined
  const code = toModelCode(text)
  if (!code) throw badRequest('Неизвестный код модели')
  return code
}
