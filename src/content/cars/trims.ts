import type { Family, ModelDefinition } from '#src/content/models/define-model.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'

export type { Family } from '#src/content/models/define-model.ts'

/** Trims have four levels of equipment; each has everything of the lower ones. */
export type Level = 1 | 2 | 3 | 4

/** One trim with one engine. Price in roubles, null while it is not announced (specification 3). */
export type Trim = {
  id: number
  model: ModelCode
  family: Family
  level: Level
  modificationId: number
  price: number | null
  /** Belongs to the model's longer version. */
  long: boolean
}

const levelOf: Record<Family, Level> = { Elegance: 1, Advance: 2, Premier: 3, Elite: 3, Sport: 4, Royal: 4 }

/**
 * Trims of all models, in the order of the line-up. The lowest prices of G70, GV70 and G90 are the specification's; the
 * others are fictional.
 */
export const trims: readonly Trim[] = MODEL_CODES.flatMap((model) => {
  const { trims: rows, long }: ModelDefinition = lineUp[model]
  return rows.map(([id, family, modificationId, price]) => ({
    id,
    model,
    family,
    level: levelOf[family],
    modificationId,
    price,
    long: long?.trims.includes(id) ?? false,
  }))
})
