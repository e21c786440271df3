import * as z from 'zod/mini'

/** As received: 'DD.MM.YYYY' -> 'HH:MM' -> slot (specification 3). */
export const scheduleMapShape = z.record(z.string(), z.record(z.string(), z.object({ available: z.boolean() })))
export type ScheduleMap = z.infer<typeof scheduleMapShape>
