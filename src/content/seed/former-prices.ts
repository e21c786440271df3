import type { ModelCode } from '#src/domain/model.ts'

/**
 * Price lists before those of models/<code>/model.ts, oldest first, for the page of changes. If you change a price
 * there, add the previous list here; lists published by the office need none, because its versions are kept. Fictional,
 * like the demonstration's prices.
 */
type FormerList = {
  model: ModelCode
  /** Its effective date. */
  since: string
  /** Roubles by the number of the trim; null: not announced. */
  prices: readonly (readonly [trim: number, price: number | null])[]
}

export const formerPrices: readonly FormerList[] = [
  {
    model: 'g70',
    since: '2026-09-01',
    prices: [
      [101, 2_199_000],
      [102, 2_399_000],
      [103, 2_629_000],
      [104, 2_829_000],
      [105, 3_079_000],
      [106, 3_719_000],
    ],
  },
  {
    model: 'gv70',
    since: '2026-09-01',
    prices: [
      [201, 4_640_000],
      [202, 4_890_000],
      [203, 4_990_000],
      [204, 5_490_000],
      [205, 6_090_000],
    ],
  },
  {
    model: 'g90',
    since: '2026-10-01',
    prices: [
      [501, 4_690_000],
      [502, 5_390_000],
      [503, 6_090_000],
      [504, 6_890_000],
    ],
  },
]
