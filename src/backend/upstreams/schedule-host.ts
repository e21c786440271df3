import * as z from 'zod/mini'
import type { Answer } from '#src/backend/answer.ts'
import type { Deliver } from '#src/backend/crm/deliver.ts'
import type { OutsideHours } from '#src/backend/endpoint.ts'
import type { Upstream } from '#src/backend/upstreams/upstream.ts'
import { UpstreamError } from '#src/backend/upstreams/upstream-error.ts'
import type { Envelope } from '#src/domain/api.ts'
import type { ScheduleMap } from '#src/domain/schedule.ts'

/** An outside schedule: queried for hours before a request is stored, notified of the hour afterwards. */

/** The sender of a form waits no longer than this for it. */
const TIMEOUT_MS = 2_000

/** Reads hours through `answer`; null when that fails or takes too long. */
export const createOutsideHours =
  (answer: Answer): OutsideHours =>
  async (dealerId, model) => {
    const query = { method: 'getShedule', dealer_id: dealerId, model }
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, TIMEOUT_MS, null)
    })
    const response = await Promise.race([answer({ base: 'dealer', method: 'GET', path: '/schedule', query }), late])
    clearTimeout(timer)
    if (response?.status !== 200) return null
    const { success, data } = response.data as Envelope<ScheduleMap>
    return success ? data : null
  }

const answerShape = z.object({ success: z.boolean(), message: z.optional(z.nullable(z.string())) })
const MAX_REASON = 200

/** Books an hour as the specification demands: all fields of the request as a multipart form (7.2). */
export const createScheduleDelivery =
  (schedule: Upstream): Deliver =>
  async ({ key, fields }) => {
    try {
      const { status, data } = await schedule.post('?method=request', fields, { 'idempotency-key': key })
      const { success, data: answer } = z.safeParse(answerShape, data)
      if (!success) return 'Неверный ответ сервера'
      if (status === 200 && answer.success) return null
      return { rejection: `the schedule refused: ${(answer.message ?? `HTTP ${status}`).slice(0, MAX_REASON)}` }
    } catch (error) {
      if (error instanceof UpstreamError) return error.message
      throw error
    }
  }
