import type { Database } from '#src/backend/database.ts'
import { isMail } from '#src/backend/outbox/channel.ts'

/** How much waits, since how many seconds, and how much was given up. */
type Amount = { waiting: number; oldestSeconds: number; dead: number }
export const LETTER_RECIPIENTS = ['dealer', 'distributor', 'visitor'] as const
export type LetterRecipient = (typeof LETTER_RECIPIENTS)[number]
/** Messages to other programs, and letters by kind of recipient. */
export type OutboxMeasure = Amount & { letters: Partial<Record<LetterRecipient, Amount>> }

export async function measureOutbox(db: Database, now: Date): Promise<OutboxMeasure> {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => ['channel', 'state', eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
    .where('state', 'in', ['waiting', 'dead'])
    // These wait for people: `npm run leads -- announcements`.
    .where('channel', '!=', 'people')
    // Reminders wait for their day.
    .where((eb) => eb.or([eb('event', '!=', 'reminder'), eb('attempts', '>', 0)]))
    .groupBy(['channel', 'state'])
    .execute()
  const amountOf = (isOurs: (channel: string) => boolean): Amount => {
    const ours = rows.filter(({ channel }) => isOurs(channel))
    const countOf = (state: string) =>
      ours.filter((row) => row.state === state).reduce((sum, { count }) => sum + Number(count), 0)
    const [oldest] = ours.flatMap((row) => (row.state === 'waiting' ? [row.oldest] : [])).toSorted()
    const age = oldest ? Math.max(0, (now.getTime() - Date.parse(oldest)) / 1000) : 0
    return { waiting: countOf('waiting'), oldestSeconds: age, dead: countOf('dead') }
  }
  const letters = LETTER_RECIPIENTS.map((name) => [name, amountOf((channel) => channel.startsWith(`mail:${name}`))])
  return {
    ...amountOf((channel) => !isMail(channel)),
    letters: Object.fromEntries(letters) as OutboxMeasure['letters'],
  }
}
