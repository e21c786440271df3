import type { Database } from '#src/backend/database.ts'
import type { HoldLimits } from '#src/backend/leads/hold.ts'
import type { MailPlan } from '#src/backend/mail/plan.ts'
import type { Metrics } from '#src/backend/metrics.ts'
import type { Query } from '#src/backend/query.ts'
import type { Search } from '#src/backend/search/search.ts'
import type { ScheduleMap } from '#src/domain/schedule.ts'
import type { Api, Call } from '#src/domain/api.ts'

/** Which base was called: the dealer's or the general one (specification 7.1). */
export type Base = 'dealer' | 'api'

/** Dependencies of the endpoints. Clock, origin and counter are injected so that tests can choose them. */
export type Context = {
  db: Database
  base: Base
  now: () => Date
  /** Scheme and host of the public site, without a slash at the end. */
  publicOrigin: string
  metrikaId: string | null
  search: () => Promise<Search>
  /** Call after something was put into the outbox, so that it is sent at once. */
  wakeOutbox: () => void
  metrics: Metrics
  /** Called with the words of a search without results. */
  onNothingFound?: ((q: string) => void) | undefined
  /** How many hours and requests one phone and one network may have. */
  holdLimits: HoldLimits
  /** Who gets letters; null where mail is not configured. */
  mail: MailPlan | null
  /** Asks an outside schedule; undefined where the schedule is embedded. */
  outsideHours: OutsideHours | undefined
}

/** Free and taken hours of a dealer in an outside schedule; null when it does not respond. */
export type OutsideHours = (dealerId: number, model: string) => Promise<ScheduleMap | null>

/** The input of a POST: form fields, in whatever encoding the body came, and the sender. */
export type Input = {
  fields: Readonly<Record<string, string>>
  /** Network address and user agent of the visitor. */
  address: string
  agent?: string
}

/**
 * Answers one call with its `data`. `id` is the `{id}` of the path; `input` is empty for a GET. Throws CallError for an
 * invalid request.
 */
export type Endpoint<C extends Call> = (
  context: Context,
  query: Query,
  id: string,
  input: Input,
) => Api[C]['data'] | Promise<Api[C]['data']>

export const parseDocument = <T>({ document }: { document: string }): T => JSON.parse(document) as T

/** The call of one visitor's request: its address is a secret. */
export const SECRET_CALL = /^\/v1\/request\/./
