import type { Database } from '#src/backend/database.ts'
import { databaseGauge, type Metrics } from '#src/backend/metrics.ts'

/** How many documents wait, and since how many seconds; evaluated on every scrape. */
export function measureWaiting(db: Database, now: () => Date, { registry }: Metrics): void {
  const waiting = () =>
    db
      .selectFrom('lead_document')
      .select((eb) => [eb.fn.countAll<number | string>().as('count'), eb.fn.min('created_at').as('oldest')])
      .where('made_at', 'is', null)
      .executeTakeFirstOrThrow()
  databaseGauge(registry, 'lead_documents_waiting', 'Documents of requests that are not made yet', async () =>
    Number((await waiting()).count),
  )
  databaseGauge(registry, 'lead_documents_oldest_seconds', 'Age of the oldest of them', async () => {
    const { oldest } = await waiting()
    return oldest ? Math.max(0, (now().getTime() - Date.parse(oldest)) / 1000) : 0
  })
}
