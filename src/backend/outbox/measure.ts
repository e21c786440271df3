import type { Database } from '#src/backend/database.ts'

/** How much waits, since how many seconds, and how much is given up. */
export type OutboxMeasure = { waiting: number; oldestSeconds: number; dead: number }

export async function measureOutbox(db: Database, now: Date): Promise<OutboxMeasure> {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
    .where('state', 'in', ['waiting', 'dead'])
    // They wait for people: `npm run leads -- announcements`.
    .where('event', '!=', 'announcement')
    .groupBy('state')
    .execute()
  const of = (state: string) => rows.find((row) => row.state === state)
  const oldest = of('waiting')?.oldest
  return {
    waiting: Number(of('waiting')?.count ?? 0),
    oldestSeconds: oldest ? Math.max(0, (now.getTime() - Date.parse(oldest)) / 1000) : 0,
    dead: Number(of('dead')?.count ?? 0),
  }
}
