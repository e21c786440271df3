import type { Database } from '#src/backend/database.ts'
import type { OutsideHours } from '#src/backend/endpoint.ts'
import type { PictureStore } from '#src/backend/pictures/store.ts'
import type { MailPlan } from '#src/backend/mail/plan.ts'
import type { CallInput, CallName, CallOutput, OpenCall, OwnCall } from '#src/office/calls.ts'
import type { Role } from '#src/office/rights.ts'
import type { Auth } from '#src/office/server/auth/auth.ts'
import type { LetterBody } from '#src/backend/mail/letter-body.ts'

type LogLine = (details: object, text: string) => void
export type OfficeLog = { info: LogLine; warn: LogLine; error: LogLine }

/** Dependencies of the office, provided by the site's `server/office.ts`. */
export type Office = {
  db: Database
  now: () => Date
  log: OfficeLog
  /** Public origin of the office: for links in letters, and the only origin that may post. */
  origin: string
  /** Origin of the site, for links in letters about requests. */
  publicOrigin: string
  /** Recipients of letters about changed requests. */
  mail: MailPlan | null
  /** Sends a letter to a user; returns whether the mail server accepted it. Null where mail is not configured. */
  send: ((to: string, body: LetterBody) => Promise<boolean>) | null
  /** Asks an outside schedule; undefined where the schedule is embedded. */
  outsideHours: OutsideHours | undefined
  /** Dealers, news, prices and programmes come from outside (DEALER_BASE_URL): read-only here. */
  hasOutsideDirectory: boolean
  /** Store of uploaded pictures; null: the database. */
  pictures: PictureStore | null
  /** Call after something was put into the outbox. */
  wakeOutbox: () => void
}

/** The caller. `dealers`: only what belongs to these is visible; null: everything. */
export type Actor = {
  id: string
  name: string
  email: string
  role: Role
  dealers: readonly number[] | null
  /** Has a second factor: without one only setting it up is allowed. */
  isEnrolled: boolean
  sessionId: string
}

export type CallContext = Office & {
  auth: Auth
  who: Actor | null
  /** Headers of the request, for the sign-in library. */
  headers: Headers
  /** Network address of the caller. */
  address: string
  /** Cookies to set in the response. */
  setCookies: (from: Headers) => void
}

/** For a call that requires a right: the user. */
export type OwnContext = CallContext & { who: Actor }

/** Handles one call. Throws CallError. */
export type OpenHandler<C extends OpenCall> = (context: CallContext, input: CallInput<C>) => Promise<CallOutput<C>>
export type OwnHandler<C extends OwnCall> = (context: OwnContext, input: CallInput<C>) => Promise<CallOutput<C>>
export type Handler<C extends CallName> = C extends OpenCall
  ? OpenHandler<C>
  : C extends OwnCall
    ? OwnHandler<C>
    : never
