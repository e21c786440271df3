import type { Transport } from '#src/domain/api.ts'
import { scheduleMapShape } from '#src/domain/shapes/schedule.ts'
import { leadReceiptShape } from '#src/domain/shapes/lead.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { toMonths, type ScheduleMonth } from '#src/domain/schedule.ts'
import { callV1, postForm, type FormFields } from '#src/services/envelope.ts'

/** The schedule host (specification 7.2). Its address is a base of its own; the method is a query parameter. */
export type ScheduleApi = {
  /** Free and taken hours, grouped by month. Both parameters are optional (gaps.md 10). */
  getSchedule: (filter?: { dealer_id?: number; model?: string }) => Promise<ScheduleMonth[]>
  /** Books an hour. Rejects with the server's unprefixed message (specification 8, "request creation"). */
  requestTestDrive: (fields: FormFields) => Promise<LeadReceipt>
}

export function createScheduleApi(schedule: Transport): ScheduleApi {
  return {
    getSchedule: async (filter = {}) =>
      toMonths(await callV1(schedule, 'GET /schedule', { method: 'getShedule', ...filter }, scheduleMapShape)),
    requestTestDrive: (fields) => postForm(schedule, 'POST /schedule', { method: 'request' }, fields, leadReceiptShape),
  }
}
