import type { Dealer } from '#src/domain/dealer.ts'
import { dayIn } from '#src/domain/day.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { ScheduleMonth } from '#src/domain/schedule.ts'
import type { ActionContext } from '#src/stores/context.ts'
import { dealerListKey } from '#src/stores/dealers.ts'

export const scheduleKey = (dealerId: string, model: ModelCode): string => `${dealerId} ${model}`
export const nearestKey = (cityId: string, model: ModelCode): string => `${cityId} ${model}`

/** Hours for test drives. Never cached: an hour may be taken while the visitor looks. */
export const createScheduleActions = ({ get, set, services, log, once }: ActionContext) => {
  /** Free and taken hours of a dealer. A failure is logged and rejects; the store keeps what it had, or has null. */
  const loadSchedule = (dealerId: string, model: ModelCode) => {
    const key = scheduleKey(dealerId, model)
    return once(`schedule ${key}`, async () => {
      const store = (months: ScheduleMonth[] | null) =>
        set(({ schedules }) => ({ schedules: { ...schedules, [key]: months } }))
      try {
        store(await (await services()).getSchedule({ dealer_id: Number(dealerId), model }))
      } catch (error) {
        log('Ошибка получения расписания')
        store(get().schedules[key] ?? null)
        throw error
      }
    })
  }
  return {
    loadSchedule,
    /** The day the page was rendered on, for a calendar whose first render must be the same in the browser. */
    noteToday: () => set({ today: dayIn(DEFAULT_ZONE, new Date()) }),
    /** The same for the dealer picked from the loaded ones, if any. */
    async loadScheduleOf(pick: (dealers: readonly Dealer[]) => string | undefined, model: ModelCode) {
      const dealerId = pick(get().testDriveDealers[dealerListKey()] ?? [])
      if (dealerId) await loadSchedule(dealerId, model)
    },
    /**
     * The first free hour of every dealer of the city and around it. Without it the visitor chooses without
     * suggestions.
     */
    loadNearestSlots: (cityId: string, model: ModelCode) => {
      const key = nearestKey(cityId, model)
      return once(`nearest slots ${key}`, async () => {
        const slots = await services()
          .then((api) => api.getNearestSlots(Number(cityId), model))
          .catch(() => [])
        set(({ nearestSlots }) => ({ nearestSlots: { ...nearestSlots, [key]: slots } }))
      })
    },
  }
}
