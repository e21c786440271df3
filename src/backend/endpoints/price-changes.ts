import { priceChanges } from '#src/backend/content/price-changes.ts'
import type { Endpoint } from '#src/backend/endpoint.ts'

export const getPriceChanges: Endpoint<'GET /v1/price-changes'> = ({ db, now }) => priceChanges(db, now())
