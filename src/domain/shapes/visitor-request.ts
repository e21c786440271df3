import * as z from 'zod/mini'
import { CONSENT_KINDS, LEAD_STATUSES, LEAD_TYPES } from '#src/domain/lead.ts'
import { sharedBuildShape } from '#src/domain/shapes/build.ts'
import { modelCodeShape } from '#src/domain/shapes/model.ts'

/** Data of the request page: what was sent, and its status. */
export const visitorRequestShape = z.object({
  /** Address of the page itself: secret. */
  url: z.string(),
  number: z.string(),
  type: z.enum(LEAD_TYPES),
  status: z.enum(LEAD_STATUSES),
  /** ISO, UTC. */
  created: z.string(),
  /** Time of the last change: moved, cancelled, withdrawn. */
  updated: z.string(),
  /** From then on personal data are erased. */
  keptUntil: z.string(),
  model: z.nullable(modelCodeShape),
  city: z.nullable(z.string()),
  dealer: z.nullable(
    z.object({
      id: z.number(),
      name: z.string(),
      address: z.string(),
      phone: z.string(),
      /** "Пн–Сб 08:00–20:00": when the dealer calls back. */
      hours: z.string(),
      lat: z.number(),
      lng: z.number(),
    }),
  ),
  /** The name of a dealer who has left the site since: he has got the data, and nobody there will call. */
  formerDealer: z.optional(z.string()),
  /** The booked hour, local to the dealer; null when none is or was booked. Kept when the booking is cancelled. */
  booking: z.nullable(z.object({ date: z.string(), time: z.string() })),
  /** The sent fields by name, without those above; null once personal data are erased. */
  sent: z.nullable(z.record(z.string(), z.string())),
  calendar: z.nullable(z.string()),
  /** Letters about the request go to the visitor's address. */
  mailed: z.optional(z.literal(true)),
  /**
   * A promised call that is still open: by when, whether the time has passed, and which dealer may take over the
   * request.
   */
  call: z.optional(
    z.object({
      text: z.string(),
      isOver: z.boolean(),
      other: z.nullable(z.object({ id: z.number(), name: z.string(), address: z.string() })),
    }),
  ),
  /** For the waiting list: the price is announced, and the visitor has been notified. */
  announcement: z.optional(z.enum(['announced', 'told'])),
  /** The car sent to the dealer, as it is today, and its document; null where there is none. */
  build: z.nullable(
    z.extend(sharedBuildShape, {
      code: z.nullable(z.string()),
      /** The credit sent with it, roubles and months; absent without one. */
      credit: z.optional(
        z.object({
          program: z.string(),
          psk_min: z.number(),
          psk_max: z.number(),
          prepay: z.number(),
          prepay_percent: z.number(),
          term: z.number(),
          monthly: z.number(),
          residual: z.number(),
        }),
      ),
    }),
  ),
  file: z.nullable(z.string()),
  consents: z.array(z.object({ kind: z.enum(CONSENT_KINDS), given: z.string(), withdrawn: z.nullable(z.string()) })),
})
export type VisitorRequest = z.infer<typeof visitorRequestShape>

/** The nearest free hour of one dealer; `distance_km` is measured from the centre of the city. */
export const nearestSlotShape = z.object({
  dealer_id: z.number(),
  date: z.string(),
  time: z.string(),
  distance_km: z.number(),
})
export type NearestSlot = z.infer<typeof nearestSlotShape>
