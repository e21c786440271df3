import { sql, type ExpressionBuilder } from 'kysely'
import type { Channel, MailChannel, Tables } from '#src/backend/tables.ts'

export const isMail = (channel: string): channel is MailChannel => channel.startsWith('mail:')

/** A dealer who no longer has the request. */
export const isFormer = (channel: string): channel is `mail:former:${number}` => channel.startsWith('mail:former:')

/** Pattern for `like`: every channel of letters. */
export const LETTERS = sql<Channel>`'mail:%'`

/** False for a reminder whose day has not come: it does not count as waiting. */
export const isNow = (eb: ExpressionBuilder<Tables, 'outbox'>) =>
  eb.or([eb('outbox.event', '!=', 'reminder'), eb('outbox.attempts', '>', 0)])
