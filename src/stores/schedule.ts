import type { ModelCode } from '#src/domain/model.ts'
import type { ActionContext } from '#src/stores/context.ts'

export const scheduleKey = (dealerId: string, model: ModelCode): string => `${dealerId} ${model}`
export const nearestKey = (cityId: string, model: ModelCode): string => `${cityId} ${model}`

/** Hours for test drives. Never cached: an hour may be taken while the visitor looks. */
export const createScheduleActions = ({ set, services, log, once }: ActionContext) => ({
  /** Free and taken hours of a dealer; null in the store when they did not come. */
  loadSchedule: (dealerId: string, model: ModelCode) => {
    const key = scheduleKey(dealerId, model)
    return once(`schedule ${key}`, async () => {
      const months = await services()
        .then((api) => api.getSchedule({ dealer_id: Number(dealerId), model }))
        .catch(() => {
          log('Ошибка получения расписания')
          return null
        })
      set(({ schedules }) => ({ schedules: { ...schedules, [key]: months } }))
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
