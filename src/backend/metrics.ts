import { Counter, Gauge, Registry } from 'prom-client'
import { LETTER_RECIPIENTS, type OutboxMeasure } from '#src/backend/outbox/measure.ts'
import { LEAD_TYPES } from '#src/domain/lead.ts'

/** Status codes of posts that store nothing. */
const REJECTION_STATUSES = ['400', '403', '404', '408', '409', '413', '415', '422', '429', '500', '503']

const nothing: OutboxMeasure = { waiting: 0, oldestSeconds: 0, dead: 0, letters: {} }

/** Counters of one process. Labels never hold anything a visitor typed: types and events only. */
export type Metrics = ReturnType<typeof createMetrics>

type Measure = () => Promise<OutboxMeasure>

/** `measure` is called on every scrape. */
export function createMetrics(measure: Measure = () => Promise.resolve(nothing)) {
  const registry = new Registry()
  return {
    registry,
    ...leadMetrics(registry),
    ...letterMetrics(registry, measure),
    ...outboxMetrics(registry, measure),
  }
}

// Every series starts at zero: one that starts with its first event shows no increase, so an alert would miss that one.
const RESULTS = ['delivered', 'failed', 'dead']

function leadMetrics(registry: Registry) {
  const registers = [registry]
  const leadsAccepted = new Counter({
    name: 'leads_accepted_total',
    help: 'Requests of visitors, committed',
    labelNames: ['type'] as const,
    registers,
  })
  for (const type of LEAD_TYPES) leadsAccepted.inc({ type }, 0)
  const leadsRefused = new Counter({
    name: 'leads_refused_total',
    help: 'Posts of forms that stored nothing, by status of the answer',
    labelNames: ['status'] as const,
    registers,
  })
  for (const status of REJECTION_STATUSES) leadsRefused.inc({ status }, 0)
  return {
    leadsAccepted,
    bookings: new Counter({ name: 'bookings_total', help: 'Hours booked with a request, committed', registers }),
    leadsHeld: new Counter({
      name: 'leads_held_total',
      help: 'Requests that hold no hour: dealer (waits for the word of a dealer), suspected (nobody is told)',
      labelNames: ['reason'] as const,
      registers,
    }),
    proofsWanted: new Counter({
      name: 'leads_proofs_wanted_total',
      help: 'Posts of forms that were asked for a proof of work, or to wait, because much is sent',
      registers,
    }),
    leadsRefused,
  }
}

function letterMetrics(registry: Registry, measure: Measure) {
  const gauge = (name: string, help: string, key: 'waiting' | 'oldestSeconds' | 'dead') =>
    new Gauge({
      name,
      help,
      labelNames: ['recipient'] as const,
      registers: [registry],
      aggregator: 'max',
      async collect() {
        const byRecipient = await measure().then(
          (measured) => measured.letters,
          () => null,
        )
        for (const recipient of LETTER_RECIPIENTS)
          this.set({ recipient }, byRecipient ? (byRecipient[recipient]?.[key] ?? 0) : Number.NaN)
      },
    })
  const letters = new Counter({
    name: 'mail_deliveries_total',
    help: 'Tries to send a letter: delivered (taken by the server), failed or dead (given up)',
    labelNames: ['recipient', 'result'] as const,
    registers: [registry],
  })
  for (const result of RESULTS) for (const recipient of LETTER_RECIPIENTS) letters.inc({ recipient, result }, 0)
  return {
    letters,
    lettersWaiting: gauge('mail_waiting', 'Letters that are due and not sent yet', 'waiting'),
    lettersDead: gauge('mail_dead', 'Letters given up: see npm run leads', 'dead'),
    lettersOldest: gauge('mail_oldest_seconds', 'Age of the oldest letter not sent yet', 'oldestSeconds'),
  }
}

/** A number read from the database on every scrape. */
export const databaseGauge = (registry: Registry, name: string, help: string, measure: () => Promise<number>) =>
  new Gauge({
    name,
    help,
    registers: [registry],
    // Workers of one machine read the same tables, so their values are not added.
    aggregator: 'max',
    async collect() {
      // The other metrics must be readable even, and above all, without the database.
      this.set(await measure().catch(() => Number.NaN))
    },
  })

function outboxMetrics(registry: Registry, measure: Measure) {
  const gauge = (name: string, help: string, key: 'waiting' | 'oldestSeconds' | 'dead') =>
    databaseGauge(registry, name, help, async () => (await measure())[key])
  const deliveries = new Counter({
    name: 'outbox_deliveries_total',
    help: 'Tries to tell the CRM: delivered, failed or dead (given up)',
    labelNames: ['result'] as const,
    registers: [registry],
  })
  for (const result of RESULTS) deliveries.inc({ result }, 0)
  return {
    deliveries,
    outboxWaiting: gauge('outbox_waiting', 'Messages not delivered yet', 'waiting'),
    outboxDead: gauge('outbox_dead', 'Messages given up: see npm run leads', 'dead'),
    outboxOldest: gauge('outbox_oldest_seconds', 'Age of the oldest message not delivered yet', 'oldestSeconds'),
  }
}
