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

/** What the office is made of; `server/office.ts` of the site puts it together. */
export type Office = {
  db: Database
  now: () => Date
  log: OfficeLog
  /** Where people of the office find it: links in letters, and the only page that may post. */
  origin: string
  /** Of the site, for links in letters about requests. */
  publicOrigin: string
  /** Who gets letters about changed requests. */
  mail: MailPlan | null
  /** Sends a letter to somebody of the office; answers whether the mail server took it. Null where mail is not set. */
  send: ((to: string, body: LetterBody) => Promise<boolean>) | null
  /** Asks an outside schedule; undefined where the schedule is embedded. */
  outsideHours: OutsideHours | undefined
  /** Dealers, news, prices and programmes come from outside (DEALER_BASE_URL): shown here, not changed. */
  hasOutsideDirectory: boolean
  /** Who keeps uploaded pictures; null: the database. */
  pictures: PictureStore | null
  /** Call after something was put into the outbox. */
  wakeOutbox: () => void
}

/** Who calls. `dealers`: only what belongs to these is visible; null: everything. */
export type Actor = {
  id: string
  name: string
  email: string
  role: Role
  dealers: readonly number[] | null
  /** Has a second factor: without one nothing but setting it up is allowed. */
  isEnrolled: boolean
  sessionId: string
}

export type CallContext = Office & {
  auth: Auth
  who: Actor | null
  /** Headers of the request, for the library of the sign-in. */
  headers: Headers
  /** Network address of who calls. */
  address: string
  /** Cookies that the answer sets. */
  setCookies: (from: Headers) => void
}

/** Of a call that demands a right: somebody has it. */
export type OwnContext = CallContext & { who: Actor }

/** Answers one call. Throws CallError. */
export type OpenHandler<C extends OpenCall> = (context: CallContext, input: CallInput<C>) => Promise<CallOutput<C>>
export type OwnHandler<C extends OwnCall> = (context: OwnContext, input: CallInput<C>) => Promise<CallOutput<C>>
export type Handler<C extends CallName> = C extends OpenCall
  ? OpenHandler<C>
  : C extends OwnCall
    ? OwnHandler<C>
    : never
