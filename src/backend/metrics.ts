import { Counter, Gauge, Registry } from 'prom-client'
import type { OutboxMeasure } from '#src/backend/outbox/measure.ts'

const nothing: OutboxMeasure = { waiting: 0, oldestSeconds: 0, dead: 0 }

/** Counters of one process. No label can hold what a visitor typed: types and events only. */
export type Metrics = ReturnType<typeof createMetrics>

/** `measure` is asked whenever somebody reads the metrics. */
export function createMetrics(measure: () => Promise<OutboxMeasure> = () => Promise.resolve(nothing)) {
  const registry = new Registry()
  const registers = [registry]
  const gauge = (name: string, help: string, key: keyof OutboxMeasure) =>
    new Gauge({
      name,
      help,
      registers,
      // Workers of one machine read the same outbox: their answers are not added.
      aggregator: 'max',
      async collect() {
        this.set((await measure())[key])
      },
    })
  return {
    registry,
    leadsAccepted: new Counter({
      name: 'leads_accepted_total',
      help: 'Requests of visitors, committed',
      labelNames: ['type'] as const,
      registers,
    }),
    bookings: new Counter({ name: 'bookings_total', help: 'Hours booked with a request, committed', registers }),
    leadsRefused: new Counter({
      name: 'leads_refused_total',
      help: 'Posts of forms that stored nothing, by status of the answer',
      labelNames: ['status'] as const,
      registers,
    }),
    deliveries: new Counter({
      name: 'outbox_deliveries_total',
      help: 'Tries to tell the CRM: delivered, failed or dead (given up)',
      labelNames: ['result'] as const,
      registers,
    }),
    outboxWaiting: gauge('outbox_waiting', 'Messages not delivered yet', 'waiting'),
    outboxDead: gauge('outbox_dead', 'Messages given up: see npm run leads', 'dead'),
    outboxOldest: gauge('outbox_oldest_seconds', 'Age of the oldest message not delivered yet', 'oldestSeconds'),
  }
}
