import { findContent } from '#src/backend/content/documents.ts'
import type { Database } from '#src/backend/database.ts'
import { parseDocument } from '#src/backend/endpoint.ts'
import { toCsv } from '#src/backend/leads/csv.ts'
import type { SiteFile } from '#src/backend/site-files/site-file.ts'
import { company } from '#src/brand/brand.ts'
import { pricesSince } from '#src/content/models/prices.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { hrefTo, modelPage } from '#src/routes.ts'

/** The prices in force, for partners' programs: described in docs/price-list.md; field names are stable. */

type ListedPrice = {
  model: ModelCode
  model_name: string
  trim_id: number
  trim: string
  engine: string
  model_year: number
  /** Roubles with VAT; null while it is not announced. */
  price: number | null
  /** YYYY-MM-DD; null without a price. */
  since: string | null
  url: string
}

const CURRENCY = 'RUB'

async function listedPrices(db: Database, origin: string): Promise<ListedPrice[]> {
  const rows = await db.selectFrom('complectation').select('document').orderBy('sort').execute()
  const trims = rows.map((row) => parseDocument<Complectation>(row))
  const lists = await Promise.all(MODEL_CODES.map((model) => ofModel(db, origin, model, trims)))
  return lists.flat()
}

async function ofModel(db: Database, origin: string, model: ModelCode, trims: readonly Complectation[]) {
  const since = (await findContent(db, 'price', model))?.since ?? pricesSince(model)
  const url = origin + hrefTo(modelPage(model, 'price') ?? `model-${model}`)
  return trims
    .filter(({ model_code }) => model_code === model)
    .map(({ id, name, modification, model_year, price }): ListedPrice => ({
      model,
      model_name: withPlainSpaces(modelByCode(model).modelName),
      trim_id: id,
      trim: withPlainSpaces(name),
      engine: withPlainSpaces(modification.name),
      model_year,
      price,
      since: price === null ? null : since,
      url,
    }))
}

export const priceListJson: SiteFile<string> = {
  type: 'application/json; charset=utf-8',
  isForAll: true,
  async make({ db, publicOrigin }) {
    const list = {
      version: 1,
      currency: CURRENCY,
      vat_included: true,
      price_type: 'maximum recommended retail price, not a public offer',
      publisher: company.distributor.name,
      prices: await listedPrices(db, publicOrigin),
    }
    return `${JSON.stringify(list, null, 1)}\n`
  },
}

const COLUMNS = [
  'model',
  'model_name',
  'trim_id',
  'trim',
  'engine',
  'model_year',
  'price',
  'currency',
  'vat_included',
  'since',
  'url',
].map((key) => ({ key, title: key }))

export const priceListCsv: SiteFile<string> = {
  type: 'text/csv; charset=utf-8',
  isForAll: true,
  async make({ db, publicOrigin }) {
    const rows = (await listedPrices(db, publicOrigin)).map((row) => {
      const cells = { ...row, currency: CURRENCY, vat_included: true }
      return Object.fromEntries(Object.entries(cells).map(([key, value]) => [key, String(value ?? '')]))
    })
    return toCsv(COLUMNS, rows)
  },
}
