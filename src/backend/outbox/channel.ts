import { sql, type ExpressionBuilder } from 'kysely'
import type { Channel, MailChannel, Tables } from '#src/backend/tables.ts'

export const isMail = (channel: string): channel is MailChannel => channel.startsWith('mail:')

/** For `like`: every channel of letters. */
export const LETTERS = sql<Channel>`'mail:%'`

/** A reminder that waits for its day is no message that waits. */
export const isNow = (eb: ExpressionBuilder<Tables, 'outbox'>) =>
  eb.or([eb('outbox.event', '!=', 'reminder'), eb('outbox.attempts', '>', 0)])
