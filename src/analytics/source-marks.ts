import { clientIdField } from '#src/analytics/client-id.ts'
import { firstVisit, type FirstVisit } from '#src/analytics/first-visit.ts'
import type { CLIENT_ID_FIELD } from '#src/domain/lead.ts'

/** Where a request came from: how the visit began and, with consent, the counter's client id. */
export const sourceMarks = (): FirstVisit & { [CLIENT_ID_FIELD]?: string } => ({ ...firstVisit(), ...clientIdField() })
