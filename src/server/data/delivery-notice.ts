import type { Database } from '#src/backend/database.ts'
import { parseDocument } from '#src/backend/endpoint.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import { CRM_BASE } from '#src/domain/constants.ts'
import { deliverableAddress } from '#src/domain/mail-address.ts'
import { wrongSelf } from '#src/server/settings/check-settings.ts'
import type { Settings } from '#src/server/settings/settings.ts'

type Log = { warn: (text: string) => void; error: (text: string) => void }
type DeliverySettings = Pick<Settings, 'crmBase' | 'mail' | 'port' | 'publicOrigin'>

const STAY = "requests of visitors stay in this installation's own database"
const READ = 'Read them with: site leads list --personal (from a checkout: npm run leads -- list --personal)'

/** Logs at every start when visitors' requests are delivered nowhere, or not to everybody. */
export async function noticeDelivery(
  db: Database,
  { crmBase, mail, port, publicOrigin }: DeliverySettings,
  isProduction: boolean,
  log: Log,
) {
  // The site's own CRM tells nobody either.
  const isOwn = crmBase !== null && wrongSelf(crmBase, { port, origin: publicOrigin, path: CRM_BASE }) !== null
  const lacks = isOwn ? 'CRM_BASE_URL is this site itself' : 'CRM_BASE_URL is not set'
  const isNowhere = crmBase === null || isOwn
  if (isNowhere && mail === null && isProduction)
    log.error(
      `NOBODY IS TOLD OF REQUESTS: ${isOwn ? `${lacks} and SMTP_URL is not set` : 'neither CRM_BASE_URL nor SMTP_URL is set'}, so ${STAY} until somebody looks. ${READ}. ` +
        'To be told: SMTP_URL, MAIL_FROM and MAIL_TO send each request by mail, CRM_BASE_URL sends it to a CRM',
    )
  else if (isNowhere) log.warn(`${lacks}: ${STAY}${mail ? ' and are told by mail only' : ''}. ${READ}`)
  if (mail && mail.to.length === 0)
    log.warn('MAIL_TO is not set: the distributor gets no letters about requests, only dealers and visitors do')
  if (mail?.toDealers) await noticeDealers(db, log)
}

/** Dealers of the demonstration content have reserved addresses. */
async function noticeDealers(db: Database, log: Log): Promise<void> {
  const rows = await db.selectFrom('dealer').select('document').execute()
  const dealers = rows.map((row) => parseDocument<Dealer>(row))
  const without = dealers.filter(({ email }) => deliverableAddress(email) === null)
  if (without.length > 0)
    log.warn(
      `${without.length} of ${dealers.length} dealers have no address that a letter can reach and get none: ` +
        `${without.map(({ code }) => code).join(', ')}`,
    )
}
