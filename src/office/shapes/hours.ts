import * as z from 'zod/mini'
import { dealerIdShape } from '#src/office/shapes/fields.ts'
import { hourShape } from '#src/office/shapes/request.ts'

/** Test-drive hours of a dealer. */
export const hourStateShape = z.object({
  time: z.string(),
  state: z.enum(['free', 'booked', 'blocked']),
  /** Number of the request that has it. */
  number: z.nullable(z.string()),
})
export const dayShape = z.object({ date: z.string(), hours: z.array(hourStateShape) })
export const scheduleShape = z.object({
  /** Managed elsewhere (SCHEDULE_BASE_URL): not shown here, and blocked there. */
  isOutside: z.boolean(),
  days: z.array(dayShape),
})
export type DealerSchedule = z.infer<typeof scheduleShape>

export const hoursShape = z.object({
  dealer: dealerIdShape,
  hours: z.array(hourShape).check(z.minLength(1), z.maxLength(400)),
})
