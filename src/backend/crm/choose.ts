import { createCrmClient } from '#src/backend/crm/client.ts'
import { reasonOf, type Deliver } from '#src/backend/crm/deliver.ts'
import { receiveLead } from '#src/backend/crm/embedded.ts'
import type { Database } from '#src/backend/database.ts'

type CrmChoice = { db: Database; now: () => Date; crmBase: string | null; crmToken: string | null }

/** The CRM of the settings: the embedded one, or an outside one. */
export function chooseCrm({ db, now, crmBase, crmToken }: CrmChoice): Deliver {
  if (crmBase !== null) return createCrmClient({ base: crmBase, token: crmToken, now })
  return async (message) => {
    try {
      return reasonOf(await receiveLead(db, message, now()))
    } catch (error) {
      return (error as { code?: string }).code ?? 'failed'
    }
  }
}
