import { disclaimerNow } from '#src/content/footer.ts'
import type { Database } from '#src/backend/database.ts'
import { readConfData, readPrograms } from '#src/backend/configurations/car.ts'
import { parseDocument } from '#src/backend/endpoint.ts'
import { pricesSince } from '#src/content/models/prices.ts'
import { byCategory } from '#src/domain/by-category.ts'
import { totalOf, type Build } from '#src/domain/configurator/build.ts'
import type { Choice } from '#src/domain/configurator/choice.ts'
import { creditOffer } from '#src/domain/credit/plan.ts'
import { repaymentPlan } from '#src/domain/credit/repayment.ts'
import { dayIn } from '#src/domain/day.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { formatHours } from '#src/domain/hours-text.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import type { FeatureAnswer, SpecificationAnswer } from '#src/domain/shapes/complectation.ts'
import type { ConfigurationCredit, ConfigurationDocument } from '#src/printing/configuration/document.ts'

type Sources = {
  build: Build
  /** Source of the credit. */
  choice: Choice | null
  dealer: number | null
  withCredit: boolean
  share: ConfigurationDocument['share']
  now: Date
}

/** All contents of the document, from the data behind the pages. */
export async function composeDocument(
  db: Database,
  { build, choice, dealer: dealerId, withCredit, share, now }: Sources,
): Promise<ConfigurationDocument> {
  const { model, trim, exterior, interior, packages } = build
  const total = totalOf(build)
  const [data, features, specifications, dealer, credit] = await Promise.all([
    readConfData(db),
    readSet<FeatureAnswer>(db, 'feature_set', trim.feature_id),
    readSet<SpecificationAnswer>(db, 'specification_set', trim.specification_id),
    dealerId === null ? null : readDealer(db, dealerId),
    withCredit && choice && total !== null ? readCredit(db, build, choice, total) : null,
  ])
  const added = packages.flatMap(({ feature_ids }) => feature_ids)
  return {
    model: { code: trim.model_code, name: model.name, isLong: trim.is_long ?? false },
    trim: {
      caption: trim.trim_caption,
      name: trim.name,
      modification: trim.modification.name,
      price: trim.price,
    },
    exterior,
    interior,
    packages,
    total,
    features: byCategory(
      data.featureCategory,
      features.items.filter(({ id, value }) => value === 'standard' || added.includes(id)),
      ({ name }) => name,
    ),
    // A figure the distributor has not confirmed is not printed at all.
    specifications: byCategory(
      data.specificationCategory,
      specifications.items.filter(({ unsure }) => !unsure),
      ({ name, value, unit }) => [name, unit ? `${value}${NBSP}${unit}` : value],
    ),
    credit,
    dealer,
    share,
    made: dayIn(DEFAULT_ZONE, now),
    pricesEdition: pricesSince(trim.model_code),
    disclaimer: disclaimerNow(),
  }
}

async function readSet<T>(db: Database, table: 'feature_set' | 'specification_set', id: number): Promise<T> {
  return parseDocument<T>(await db.selectFrom(table).select('document').where('id', '=', id).executeTakeFirstOrThrow())
}

async function readDealer(db: Database, id: number): Promise<ConfigurationDocument['dealer']> {
  const row = await db.selectFrom('dealer').select('document').where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const { name, address, phone, hours } = parseDocument<Dealer>(row)
  return { name, address, phone, hours: hours.sales.map(formatHours).join(', ') }
}

async function readCredit(
  db: Database,
  { trim }: Build,
  selected: Choice,
  total: number,
): Promise<ConfigurationCredit | null> {
  const plan = creditOffer(await readPrograms(db), total, trim.model_code, selected)?.plan
  if (!plan) return null
  const { program, payment, prepayPercent, term } = plan
  // Rounded month by month, as the page shows it.
  const repayment = repaymentPlan({
    price: total,
    prepayPercent,
    rate: program.rate,
    restcost: program.restcost,
    term,
  })
  return {
    program: program.name,
    bank: program.bank,
    license: program.bank_license,
    legal: program.legal,
    psk_min: program.psk_min,
    psk_max: program.psk_max,
    rate: program.rate,
    months: term,
    prepayPercent,
    prepay: plan.prepay,
    credit: payment.credit,
    monthly: payment.monthly,
    last: payment.residual > 0 && repayment ? repayment.last : null,
    interest: repayment?.overpayment ?? 0,
  }
}
