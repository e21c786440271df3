import type { ConsentKind, LeadStatus, LeadType } from '#src/domain/lead.ts'

/**
 * Tables of the database. Columns are what queries ask by; the rest of a record is its JSON document in the shape of
 * the domain, written only by `seed.ts`. Flags are 0 and 1.
 */
type Documented<Columns> = Columns & { document: string }

/** Filled from `content/` at every change of it; nothing else writes here. */
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
  /** Test-drive hours taken by visitors: date is YYYY-MM-DD, time HH:MM, both local to the dealer. */
  slot_booking: { dealer_id: number; date: string; time: string; lead_id: string | null }
  /** Shared builds: `hash` is the configurator's, without its slide. */
  build: {
    code: string
    hash: string
    created_at: string
    /** When it was last opened, or put into a document. */
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
    /** Keyed hash of the network it was made for; null where nobody asked from outside. */
    network: string | null
    /** A request names it. */
    is_named: number
  }
} & LeadTables

/**
 * A request that holds no hour. `dealer`: the CRM is told, the hour waits for the dealer's word. `suspected`: nobody is
 * told until an operator releases it (leads/hold.ts).
 */
export type Held = 'dealer' | 'suspected'

/** What visitors sent. Moments are ISO texts in UTC, so they compare as texts. */
export type LeadTables = {
  lead: LeadTable
  consent: ConsentTable
  outbox: OutboxTable
  lead_document: LeadDocumentTable
  /** The embedded CRM: one lead per person and day, a note per request and change. */
  crm_lead: { id: string; thread: string; created_at: string }
  crm_note: {
    id: string
    crm_lead_id: string
    /** Idempotency key of the delivery: the same one twice is one note. */
    delivery_key: string
    /** Number of the request, and what happened to it. */
    request: string
    event: string
    /** JSON; null once erased. */
    fields: string | null
    created_at: string
  }
}

export type LeadTable = {
  id: string
  /** For people: eight signs. */
  number: string
  /** 128 bits: the address of the visitor's own page. */
  secret: string
  /** The form's idempotency key, and what was sent under it. */
  request_key: string
  content_hash: string
  type: LeadType
  status: LeadStatus
  created_at: string
  updated_at: string
  /** From this moment personal data are erased. */
  erase_at: string
  model: string | null
  city_id: number | null
  dealer_id: number | null
  /** The booked hour, as in slot_booking; stays when the booking is given up. */
  slot_date: string | null
  slot_time: string | null
  /** It holds no hour, and why (leads/hold.ts). */
  held: Held | null
  /** How often it was changed: SEQUENCE of the calendar's event. */
  sequence: number
  place: string
  page: string
  /** Number of the first request of this person within 24 hours: the CRM keeps them together. */
  thread: string
  /** The four below are null once erased. */
  phone_hash: string | null
  /** Of the address for letters, null without one. */
  email_hash: string | null
  /** JSON: the form's fields that are about the person. */
  personal: string | null
  /** JSON: where the visitor came from. */
  origin: string | null
}

/** Evidence of a consent: what was agreed to, when, where. Nobody is named, and it is kept after the data are erased. */
export type ConsentTable = {
  lead_id: string
  kind: ConsentKind
  given_at: string
  withdrawn_at: string | null
  edition: string
  text_hash: string
  page: string
  address_hash: string
  /** Of a consent to advertising: keyed hash of the phone, until all consents of the request are taken back. */
  phone_hash: string | null
}

/** The document of a configuration that was sent to a dealer: its address is known before it is made. */
export type LeadDocumentTable = {
  lead_id: string
  /** In the address that the request names. */
  file_id: string
  /** The file that has the content: the same content is kept once. Null until it is made. */
  stored_as: string | null
  attempts: number
  /** It is made from then on; while a process makes it, that is when another may try. */
  next_at: string
  created_at: string
  made_at: string | null
}

/** What others have to be told of a request. No personal data: a message is made of its lead when it is sent. */
export type OutboxTable = {
  /** Idempotency key of the delivery. */
  id: string
  lead_id: string
  /** Place among the messages about this lead: those of one channel are delivered in this order. */
  step: number
  channel: Channel
  event: LeadEvent
  state: OutboxState
  attempts: number
  next_at: string
  /** Until then it is one worker's; later anybody's, for that worker is dead. */
  claimed_until: string | null
  last_error: string | null
  created_at: string
  done_at: string | null
}
/**
 * `expired`: the term of the data is over; `refused`: no more advertising. `hour` is told to an outside schedule,
 * `announcement` (leads/announcements.ts) and `reminder` to the visitor himself.
 */
export type LeadEvent =
  'created' | 'moved' | 'cancelled' | 'withdrawn' | 'expired' | 'refused' | 'hour' | 'announcement' | 'reminder'
/** Who is told: `people` waits until somebody has called; a letter goes to one recipient, the distributor's by number. */
export type Channel = 'crm' | 'schedule' | 'people' | MailChannel
export type MailChannel = 'mail:dealer' | 'mail:visitor' | `mail:distributor:${number}`
/** `dropped`: nothing left to tell, the personal data were erased before it went. */
export type OutboxState = 'waiting' | 'delivered' | 'dead' | 'dropped'
