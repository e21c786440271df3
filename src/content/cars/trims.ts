import type { ModelCode } from '#src/domain/model.ts'

/** Trims have four levels of equipment; what a level has, the higher ones have too. */
export type Level = 1 | 2 | 3 | 4
export type Family = 'Elegance' | 'Advance' | 'Premier' | 'Sport' | 'Elite' | 'Royal'

/** One trim with one engine. Price in roubles, null while it is not announced (specification 3). */
export type Trim = {
  id: number
  model: ModelCode
  family: Family
  level: Level
  modificationId: number
  price: number | null
  /** The long version of the G90. */
  long: boolean
}

const levelOf: Record<Family, Level> = { Elegance: 1, Advance: 2, Premier: 3, Elite: 3, Sport: 4, Royal: 4 }

type Row = [id: number, family: Family, modificationId: number, price: number | null]

/** The lowest prices of G70, GV70 and G90 are the specification's; the others are invented. */
const rows: Record<ModelCode, Row[]> = {
  g70: [
    [101, 'Elegance', 1, 2_249_000],
    [102, 'Elegance', 2, 2_449_000],
    [103, 'Advance', 2, 2_699_000],
    [104, 'Advance', 3, 2_899_000],
    [105, 'Premier', 3, 3_149_000],
    [106, 'Sport', 4, 3_799_000],
  ],
  gv70: [
    [201, 'Elegance', 5, 4_740_000],
    [202, 'Advance', 6, 4_990_000],
    [203, 'Advance', 5, 5_090_000],
    [204, 'Premier', 5, 5_490_000],
    [205, 'Sport', 7, 6_190_000],
  ],
  'new-g80': [
    [301, 'Elegance', 8, null],
    [302, 'Advance', 9, null],
    [303, 'Premier', 9, null],
    [304, 'Royal', 10, null],
  ],
  gv80: [
    [401, 'Advance', 11, null],
    [402, 'Advance', 12, null],
    [403, 'Premier', 12, null],
    [404, 'Royal', 13, null],
  ],
  g90: [
    [501, 'Premier', 14, 4_740_000],
    [502, 'Elite', 15, 5_390_000],
    [503, 'Royal', 16, 6_190_000],
    [504, 'Royal', 16, 6_990_000],
  ],
}
const LONG_IDS = [504]

/** All 23 trims, in the order of the line-up. */
export const trims: readonly Trim[] = (Object.entries(rows) as [ModelCode, Row[]][]).flatMap(([model, list]) =>
  list.map(([id, family, modificationId, price]) => ({
    id,
    model,
    family,
    level: levelOf[family],
    modificationId,
    price,
    long: LONG_IDS.includes(id),
  })),
)
