import { hrefTo } from '#src/routes.ts'
import type { VisitorRequest } from '#src/domain/shapes/visitor-request.ts'
import { messageOf, NotFoundError } from '#src/services/errors.ts'
import type { ActionContext } from '#src/stores/context.ts'
import { createScheduleActions } from '#src/stores/schedule.ts'
import { ignoreLogged } from '#src/stores/ignore-logged.ts'

export const createVisitorRequestActions = (context: ActionContext) => {
  const { get, set, services, log, once } = context
  const { loadSchedule } = createScheduleActions(context)
  async function read(secret: string) {
    const before = get().visitorRequest
    try {
      const visitorRequest = await (await services()).getVisitorRequest(secret)
      // The visitor has changed it meanwhile: the answer to that is newer than what was being read.
      if (get().visitorRequest !== before) return
      set({ visitorRequest })
      const ride = rideOf(visitorRequest)
      if (ride) await loadSchedule(String(ride.dealerId), ride.model).catch(ignoreLogged)
    } catch (error) {
      if (error instanceof NotFoundError) throw error
      log(`Не удалось получить заявку: ${messageOf(error)}`)
    }
  }
  return {
    /**
     * The request of a secret address, and the hours it may be moved to. Throws NotFoundError when there is none: it is
     * the page.
     */
    loadVisitorRequest: (secret: string) =>
      once('own request', async () => {
        if (get().visitorRequest?.url !== hrefTo('request', { params: { secret } })) await read(secret)
      }),
    /** The same as they are by now: another tab, the dealer or another visitor may have changed them. Throws nothing. */
    renewVisitorRequest: (secret: string) => once('own request anew', () => read(secret).catch(ignoreLogged)),
  }
}

/** Dealer and car of a test drive that may still be moved. */
function rideOf({ type, status, dealer, model }: VisitorRequest) {
  return type === 'test-drive' && status === 'accepted' && dealer && model ? { dealerId: dealer.id, model } : null
}
