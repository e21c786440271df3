import { messageOf } from '#src/services/errors.ts'
import type { ActionContext } from '#src/stores/context.ts'

/** Legal documents in full: loaded once. */
export const createLegalActions = ({ get, set, services, log, once }: ActionContext) => ({
  loadLegal: () =>
    once('legal', async () => {
      if (get().legal) return
      try {
        set({ legal: await (await services()).getLegal() })
      } catch (error) {
        log(`Не удалось получить документы: ${messageOf(error)}`)
      }
    }),
})
