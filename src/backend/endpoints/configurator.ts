import { parseDocument, type Endpoint } from '#src/backend/endpoint.ts'
import type { ConfData } from '#src/domain/shapes/configurator.ts'

export const getConfigurator: Endpoint<'GET /configurator/json-data'> = async ({ db }) =>
  parseDocument<ConfData>(await db.selectFrom('configurator').select('document').executeTakeFirstOrThrow())
