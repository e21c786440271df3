import type { MobilityTerms } from '#src/domain/mobility-example.ts'
import type { ModelCode } from '#src/domain/model.ts'

/**
 * The example on the page «Мобильность»: the only place for its figures. They are examples and no real tariffs, and the
 * page says so. Costs of credit, insurance, service and tax come from the programmes and seed/owning-costs.ts.
 */
export const mobilityExample = {
  model: 'gv70',
  /** Number of the trim in models/gv70/model.ts. */
  trim: 203,
  months: 18,
  kmAMonth: 1500,
  subscription: 189_000,
  rental: 139_000,
  rentalTyres: 45_000,
  prepayPercent: 30,
  resalePercent: 72,
} as const satisfies MobilityTerms & { model: ModelCode; trim: number; kmAMonth: number }

/** Monthly subscription prices of these cars, roubles: examples, too. A car without a price has none. */
export const subscriptionSums: readonly (readonly [code: ModelCode, aMonth: number])[] = [
  ['g70', 109_000],
  [mobilityExample.model, mobilityExample.subscription],
  ['g90', 209_000],
]

/** The lowest of them, with which the page opens. */
export const leastSubscription = subscriptionSums.reduce((least, one) => (one[1] < least[1] ? one : least))
