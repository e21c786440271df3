import { Counter } from 'prom-client'
import { isDocumentWaiting } from '#src/backend/configurations/lead-document.ts'
import type { Deliver } from '#src/backend/crm/deliver.ts'
import type { Database } from '#src/backend/database.ts'
import type { Metrics } from '#src/backend/metrics.ts'

type Parts = { db: Database; metrics: Metrics; log: { error: (details: object, text: string) => void } }

/** Counts and logs requests sent to the CRM before their document was made: the alert LeadWithoutDocument. */
export function watchedForDocument(deliver: Deliver, { db, metrics, log }: Parts): Deliver {
  const gone = new Counter({
    name: 'leads_before_document_total',
    help: 'Requests the CRM was told of before their document was made',
    registers: [metrics.registry],
  })
  return async (message) => {
    const failure = await deliver(message)
    const { event, request, file = '' } = message.fields
    if (failure === null && event === 'created' && (await isDocumentWaiting(db, file))) {
      gone.inc()
      log.error({ request }, 'a request went to the CRM before its document was made; the document follows')
    }
    return failure
  }
}
