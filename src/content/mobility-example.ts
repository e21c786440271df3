import type { MobilityTerms } from '#src/domain/mobility-example.ts'
import type { ModelCode } from '#src/domain/model.ts'

/**
 * The worked example of the page «Мобильность»: the one place for its figures. Nobody's tariffs: examples of ours, and the
 * page says so. What a credit, insurance, service and tax cost comes from the programmes and seed/owning-costs.ts.
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

/** What a subscription to these cars costs a month, roubles: our examples too. A car without a price yet has none. */
export const subscriptionSums: readonly (readonly [code: ModelCode, aMonth: number])[] = [
  ['g70', 109_000],
  [mobilityExample.model, mobilityExample.subscription],
  ['g90', 209_000],
]
