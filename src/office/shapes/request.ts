import * as z from 'zod/mini'
import { LEAD_STATUSES, LEAD_TYPES } from '#src/domain/lead.ts'
import { DESK_STATES } from '#src/office/desk-states.ts'
import { dayShape, dealerIdShape } from '#src/office/shapes/fields.ts'

/** Requests as the desk shows and changes them. Times are ISO texts in UTC. */

export const NOTE_MAX = 2_000
const PAGE_MAX = 100
/** For more, use another filter. */
const BULK_MAX = 500

export const numberShape = z.string().check(z.regex(/^[A-Z0-9]{8}$/))
export const hourShape = z.object({ date: dayShape, time: z.string().check(z.regex(/^\d{2}:\d{2}$/)) })
const stateShape = z.enum(DESK_STATES)

export const filterShape = z.object({
  /** Number, phone in any notation, or part of a name. */
  text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  states: z.optional(z.array(stateShape)),
  type: z.optional(z.enum(LEAD_TYPES)),
  dealer: z.optional(dealerIdShape),
  model: z.optional(z.string().check(z.maxLength(20))),
  /** Part of the form's place or of an advertising tag. */
  source: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  /** Id of a user; `none`: nobody's. */
  owner: z.optional(z.string().check(z.maxLength(40))),
  /** Days in Moscow, both included. */
  since: z.optional(dayShape),
  until: z.optional(dayShape),
  late: z.optional(z.boolean()),
})
export type DeskFilter = z.infer<typeof filterShape>

export const SORTS = ['due', 'created', 'updated'] as const
export const listInputShape = z.object({
  filter: filterShape,
  page: z.int().check(z.gte(1), z.lte(100_000)),
  size: z.int().check(z.gte(1), z.lte(PAGE_MAX)),
  sort: z.enum(SORTS),
})

export const lineShape = z.object({
  number: z.string(),
  created: z.string(),
  type: z.enum(LEAD_TYPES),
  status: z.enum(LEAD_STATUSES),
  state: stateShape,
  version: z.int(),
  model: z.nullable(z.string()),
  dealer: z.nullable(z.string()),
  hour: z.nullable(hourShape),
  isConfirmed: z.boolean(),
  /** Empty once erased. */
  name: z.string(),
  /** Its last digits: the whole number is on the request's page. */
  phoneTail: z.string(),
  owner: z.nullable(z.object({ id: z.string(), name: z.string() })),
  due: z.nullable(z.string()),
  /** The visitor was promised a call by then. */
  isPromised: z.boolean(),
  remind: z.nullable(z.string()),
  isLate: z.boolean(),
  /** Other requests of the same phone. */
  others: z.int(),
  /** The worst state of its messages: failed, waiting, or null where all arrived. */
  trouble: z.nullable(z.enum(['dead', 'waiting'])),
  /** By the current days off and the dealer's own hours the dealer is closed at the booked hour. */
  isClosed: z.boolean(),
  isSuspected: z.boolean(),
  isDemo: z.boolean(),
})
export type DeskLine = z.infer<typeof lineShape>

export const messageShape = z.object({
  channel: z.string(),
  event: z.string(),
  state: z.enum(['waiting', 'delivered', 'dead', 'dropped']),
  attempts: z.int(),
  error: z.nullable(z.string()),
  at: z.string(),
})

export const eventShape = z.object({
  id: z.string(),
  at: z.string(),
  /** Null: the visitor, or the site itself. */
  who: z.nullable(z.string()),
  /** A Russian sentence. */
  text: z.string(),
  isUndone: z.boolean(),
})

export const requestShape = z.extend(lineShape, {
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  city: z.nullable(z.string()),
  dealerId: z.nullable(z.int()),
  /** The other fields of the form, with Russian names. */
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
  marks: z.array(z.object({ label: z.string(), value: z.string() })),
  consents: z.array(z.object({ label: z.string(), given: z.string(), withdrawn: z.nullable(z.string()) })),
  keptUntil: z.string(),
  isErased: z.boolean(),
  /** It holds no hour until the dealer confirms. */
  waitsForDealer: z.boolean(),
  notes: z.array(z.object({ id: z.string(), at: z.string(), who: z.string(), text: z.string() })),
  messages: z.array(messageShape),
  events: z.array(eventShape),
  duplicates: z.array(z.pick(lineShape, { number: true, created: true, type: true, state: true, dealer: true })),
  canMove: z.boolean(),
})
export type DeskRequest = z.infer<typeof requestShape>

/** A request that its visitor has given to another dealer, because nobody called in time. */
export const passedShape = z.object({ number: z.string(), at: z.string() })

/** A change of one request; `version` is the one the user has seen. */
export const changeShape = z.object({
  number: numberShape,
  version: z.int(),
  state: z.optional(stateShape),
  /** Id of a user; null: nobody's. */
  owner: z.optional(z.nullable(z.string())),
  remind: z.optional(z.nullable(z.iso.datetime())),
})
export type DeskChange = z.infer<typeof changeShape>

export const bulkShape = z.object({
  numbers: z.array(numberShape).check(z.minLength(1), z.maxLength(BULK_MAX)),
  state: z.optional(stateShape),
  owner: z.optional(z.nullable(z.string())),
})
export const bulkDoneShape = z.object({ changed: z.int(), skipped: z.array(z.string()), batch: z.nullable(z.string()) })
