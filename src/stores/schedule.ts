import type { ModelCode } from '#src/domain/model.ts'
import type { ScheduleMonth } from '#src/domain/schedule.ts'
import type { ActionContext } from '#src/stores/context.ts'

export const scheduleKey = (dealerId: string, model: ModelCode): string => `${dealerId} ${model}`
export const nearestKey = (cityId: string, model: ModelCode): string => `${cityId} ${model}`

/** Hours for test drives. Never cached: an hour may be taken while the visitor looks. */
export const createScheduleActions = ({ set, services, log, once }: ActionContext) => ({
  /** Free and taken hours of a dealer. When they do not come it says so in the log and rejects; the store has null. */
  loadSchedule: (dealerId: string, model: ModelCode) => {
    const key = scheduleKey(dealerId, model)
    return once(`schedule ${key}`, async () => {
      const keep = (months: ScheduleMonth[] | null) =>
        set(({ schedules }) => ({ schedules: { ...schedules, [key]: months } }))
      try {
        keep(await (await services()).getSchedule({ dealer_id: Number(dealerId), model }))
      } catch (error) {
        log('Ошибка получения расписания')
        keep(null)
        throw error
      }
    })
  },
  /** The first free hour of every dealer of the city and around it. Without it the visitor chooses himself. */
  loadNearestSlots: (cityId: string, model: ModelCode) => {
    const key = nearestKey(cityId, model)
    return once(`nearest slots ${key}`, async () => {
      const slots = await services()
        .then((api) => api.getNearestSlots(Number(cityId), model))
        .catch(() => [])
      set(({ nearestSlots }) => ({ nearestSlots: { ...nearestSlots, [key]: slots } }))
    })
  },
})
