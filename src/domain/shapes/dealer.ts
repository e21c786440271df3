import * as z from 'zod/mini'
import { isDay } from '#src/domain/day.ts'
import { DEALER_SERVICES } from '#src/domain/dealer.ts'
import { modelCodeShape } from '#src/domain/shapes/model.ts'

export const cityShape = z.object({
  id: z.number(),
  name: z.string(),
  name_in: z.string(),
  /** In the genitive, after "от центра"; an outside backend may not have it. */
  name_of: z.optional(z.string()),
  code: z.string(),
  lat: z.number(),
  lng: z.number(),
  timezone: z.string(),
  dealers_count: z.number(),
  sort: z.number(),
})
export type City = z.infer<typeof cityShape>

/** Opening hours of a range of weekdays, 1 = Monday; times are local to the dealer's city. */
export const hoursShape = z.object({ days: z.tuple([z.number(), z.number()]), open: z.string(), close: z.string() })
export type Hours = z.infer<typeof hoursShape>

/** Facilities for people with disabilities, in words; null where only the dealer knows. */
export const accessShape = z.object({
  entrance: z.nullable(z.string()),
  parking: z.nullable(z.string()),
  toilet: z.nullable(z.string()),
  escort: z.nullable(z.string()),
})
export type Access = z.infer<typeof accessShape>

/** Opening and closing time of one day, HH:MM. */
export const dayHoursShape = z.object({ open: z.string(), close: z.string() })
export type DayHours = z.infer<typeof dayHoursShape>

const day = z.string().check(z.refine(isDay, 'expected a day, YYYY-MM-DD'))

/** Days with hours that differ from the week's, or closed: they take precedence over public holidays. */
export const specialHoursShape = z.object({
  from: day,
  /** The last day; by default the first one. */
  until: z.optional(day),
  /** Null: closed. */
  hours: z.nullable(dayHoursShape),
  /** By default all departments. */
  department: z.optional(z.enum(['sales', 'service'])),
  /** The reason as shown: "Инвентаризация". */
  reason: z.string(),
})
export type SpecialHours = z.infer<typeof specialHoursShape>

/** A member of the dealer's staff. */
export const teamMemberShape = z.object({ name: z.string(), role: z.string(), phone: z.optional(z.string()) })
export type TeamMember = z.infer<typeof teamMemberShape>

export const dealerShape = z.object({
  id: z.number(),
  code: z.string(),
  city_id: z.number(),
  name: z.string(),
  legal_name: z.string(),
  address: z.string(),
  metro: z.nullable(z.string()),
  /** Ours, like all optional fields: an outside backend may not have them. */
  postcode: z.optional(z.string()),
  lat: z.number(),
  lng: z.number(),
  phone: z.string(),
  phone_service: z.nullable(z.string()),
  email: z.string(),
  site: z.nullable(z.string()),
  hours: z.object({ sales: z.array(hoursShape), service: z.array(hoursShape) }),
  certified: z.boolean(),
  testDrive: z.boolean(),
  services: z.array(z.enum(DEALER_SERVICES)),
  test_models: z.array(modelCodeShape),
  access: z.optional(accessShape),
  /** How to get in: from which street, which gate, where to park. */
  directions: z.optional(z.string()),
  team: z.optional(z.array(teamMemberShape)),
  /** The building; `src` is the widest file of it. */
  photo: z.optional(z.object({ src: z.string(), alt: z.string() })),
  special_hours: z.optional(z.array(specialHoursShape)),
  sort: z.number(),
})
export type Dealer = z.infer<typeof dealerShape>
