import type { ManagedTables, PictureTables } from '#src/backend/content-tables.ts'
import type { OfficeTables } from '#src/backend/office-tables.ts'
import type { ConsentKind, LeadStatus, LeadType } from '#src/domain/lead.ts'

/**
 * Tables of the database. Columns exist for queries; the rest of a record is its JSON document in the shape of the
 * domain, written only by `seed.ts`. Flags are 0 and 1.
 */
type Documented<Columns> = Columns & { document: string }

/** Filled from `content/` whenever that changes; nothing else writes here. */
export type ContentTables = {
  city: Documented<{ id: number; sort: number }>
  dealer: Documented<{ id: number; city_id: number; certified: number; test_drive: number; sort: number }>
  news: Documented<{ id: number; code: string; date: string; category: string; name: string }>
  credit_program: Documented<{ id: number }>
  complectation: Documented<{ id: number; model_code: string; is_long: number; sort: number }>
  feature_set: Documented<{ id: number }>
  specification_set: Documented<{ id: number }>
  configurator: Documented<{ id: number }>
}

export type Tables = ContentTables & {
  site_state: { key: string; value: string }
  /** How often something was done on the site, by day in Moscow (counts/counting.ts). */
  site_count: { day: string; what: string; name: string; count: number }
  /** Letters to a visitor's mailbox by day, UTC; `box` is a keyed hash (mail/letter-limits.ts). */
  letter_count: { box: string; day: string; letters: number }
  /** Links made for advertising; `target` is path and query without the code. */
  made_link: {
    code: string
    token_hash: string
    target: string
    created_at: string
    /** Keyed hash of the network it was made from; null where that is unknown. */
    network: string | null
  }
  /** Test-drive hours taken by visitors: date is YYYY-MM-DD, time HH:MM, both local to the dealer. */
  slot_booking: { dealer_id: number; date: string; time: string; lead_id: string | null }
  /** Shared builds: `hash` is the configurator's, without its slide. */
  build: {
    code: string
    hash: string
    created_at: string
    /** When it was last opened, or used in a document. */
    used_at: string
  }
  /** Finished documents of configurations by their unguessable names. */
  configuration_file: {
    id: string
    fingerprint: string
    created_at: string
    expires_at: string
    content: Uint8Array
    name: string
    /** Size of the content. */
    bytes: number
    /** Keyed hash of the network it was made for; null when no visitor requested it. */
    network: string | null
    /** A request names it. */
    is_named: number
  }
} & LeadTables &
  ManagedTables &
  PictureTables &
  OfficeTables

/**
 * A request that holds no hour. `dealer`: the CRM is notified, the hour waits for the dealer's confirmation.
 * `suspected`: nobody is notified until an operator releases it (leads/hold.ts). `freed`: an operator has given its hour
 * to others, which everybody is told (leads/free-hours.ts).
 */
export type Held = 'dealer' | 'suspected' | 'freed'

/** Requests of visitors. Moments are ISO texts in UTC, so they compare as texts. */
export type LeadTables = {
  lead: LeadTable
  lead_pass: LeadPassTable
  consent: ConsentTable
  outbox: OutboxTable
  lead_document: LeadDocumentTable
  /** The embedded CRM: one lead per person and day, a note per request and change. */
  crm_lead: { id: string; thread: string; created_at: string }
  crm_note: {
    id: string
    crm_lead_id: string
    /** Idempotency key of the delivery: a repeated one adds no second note. */
    delivery_key: string
    /** Number of the request, and the event. */
    request: string
    event: string
    /** JSON; null once erased. */
    fields: string | null
    created_at: string
  }
}

export type LeadTable = {
  id: string
  /** For people: eight characters. */
  number: string
  /** 128 bits: in the address of the request page. */
  secret: string
  /** The form's idempotency key, and a hash of its content. */
  request_key: string
  content_hash: string
  type: LeadType
  status: LeadStatus
  created_at: string
  updated_at: string
  /** From this moment on personal data are erased. */
  erase_at: string
  model: string | null
  city_id: number | null
  dealer_id: number | null
  /** The booked hour, as in slot_booking; stays when the booking is cancelled. */
  slot_date: string | null
  slot_time: string | null
  /** Why it holds no hour (leads/hold.ts). */
  held: Held | null
  /** By when somebody calls, as promised to the visitor. Null where no desk keeps promises. */
  call_by: string | null
  /** Number of changes: SEQUENCE of the calendar event. */
  sequence: number
  place: string
  page: string
  /** Number of the first request of this person within 24 hours: the CRM groups them. */
  thread: string
  /** The four below are null once erased. */
  phone_hash: string | null
  /** Of the e-mail address, null without one. */
  email_hash: string | null
  /** JSON: the personal fields of the form. */
  personal: string | null
  /** JSON: where the visitor came from. */
  origin: string | null
}

/**
 * A request passed on to another dealer by the visitor, with the evidence of the consent that named the former one: that
 * of the present one is in `consent`.
 */
export type LeadPassTable = Omit<ConsentTable, 'kind' | 'withdrawn_at' | 'phone_hash'> & {
  at: string
  from_dealer_id: number
  to_dealer_id: number
}

/** Evidence of a consent: what was agreed to, when, where. It names nobody and is kept after the data are erased. */
export type ConsentTable = {
  lead_id: string
  kind: ConsentKind
  given_at: string
  withdrawn_at: string | null
  edition: string
  text_hash: string
  page: string
  address_hash: string
  /** For a consent to advertising: keyed hash of the phone, until all consents of the request are withdrawn. */
  phone_hash: string | null
}

/** The document of a configuration sent to a dealer: its address is known before it is made. */
export type LeadDocumentTable = {
  lead_id: string
  /** Used in the address that the request names. */
  file_id: string
  /** The file with the content: the same content is stored once. Null until it is made. */
  stored_as: string | null
  attempts: number
  /** Made from this moment on; while a process makes it, the time when another may try. */
  next_at: string
  created_at: string
  made_at: string | null
}

/** Outgoing messages about requests. No personal data: a message is built from its lead when it is sent. */
export type OutboxTable = {
  /** Idempotency key of the delivery. */
  id: string
  lead_id: string
  /** Order among the messages about this lead within one channel. */
  step: number
  channel: Channel
  event: LeadEvent
  state: OutboxState
  attempts: number
  next_at: string
  /** Until then it belongs to one worker; later to anybody, because that worker is dead. */
  claimed_until: string | null
  last_error: string | null
  created_at: string
  done_at: string | null
}
/**
 * `expired`: the retention period is over; `refused`: no more advertising. `hour` goes to an outside schedule,
 * `announcement` (leads/announcements.ts), `reminder`, `freed` and `given` (the hour was freed, is held again) to the
 * visitor. `passed`: another dealer has it.
 */
export type LeadEvent =
  | 'created'
  | 'moved'
  | 'passed'
  | 'cancelled'
  | 'withdrawn'
  | 'expired'
  | 'refused'
  | 'hour'
  | 'announcement'
  | 'reminder'
  | 'freed'
  | 'given'
/**
 * Recipient: `people` waits until somebody has called; a letter has one recipient, an address of the distributor by
 * number, a dealer who no longer has the request by id.
 */
export type Channel = 'crm' | 'schedule' | 'people' | MailChannel
export type MailChannel = 'mail:dealer' | 'mail:visitor' | `mail:distributor:${number}` | `mail:former:${number}`
/** `dropped`: nothing left to send, the personal data were erased before. */
export type OutboxState = 'waiting' | 'delivered' | 'dead' | 'dropped'
