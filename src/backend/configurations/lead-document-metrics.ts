import { Gauge } from 'prom-client'
import type { Database } from '#src/backend/database.ts'
import type { Metrics } from '#src/backend/metrics.ts'

/** How many documents wait, and since how many seconds; evaluated on every scrape. */
export function measureWaiting(db: Database, now: () => Date, { registry }: Metrics): void {
  const waiting = async () => {
    const row = await db
      .selectFrom('lead_document')
      .select((eb) => [eb.fn.countAll<number | string>().as('count'), eb.fn.min('created_at').as('oldest')])
      .where('made_at', 'is', null)
      .executeTakeFirstOrThrow()
    return {
      count: Number(row.count),
      seconds: row.oldest ? Math.max(0, (now().getTime() - Date.parse(row.oldest)) / 1000) : 0,
    }
  }
  const gauge = (name: string, help: string, key: 'count' | 'seconds') =>
    new Gauge({
      name,
      help,
      registers: [registry],
      // Workers of one machine read the same table, so their values are not added.
      aggregator: 'max',
      async collect() {
        this.set((await waiting())[key])
      },
    })
  gauge('lead_documents_waiting', 'Documents of requests that are not made yet', 'count')
  gauge('lead_documents_oldest_seconds', 'Age of the oldest of them', 'seconds')
}
