import { modelByCode, models } from '#src/content/models/summary.ts'
import { MODEL_CODES, type ModelRecord } from '#src/domain/model.ts'
import { useAppState } from '#src/stores/app-store.ts'

/**
 * The model a visitor wants in exchange for their car; the first of the line-up until one is chosen (specification 4).
 */
export const useTradeInModel = (): ModelRecord =>
  useAppState(({ tradeInModel }) => models.find(({ id }) => id === tradeInModel)) ?? modelByCode(MODEL_CODES[0])
