import { resolveChoice } from '#src/backend/configurations/car.ts'
import { findDealerByName } from '#src/backend/dealers.ts'
import { storeBuild } from '#src/backend/configurations/builds.ts'
import { makePdfFile, type PdfContext } from '#src/backend/configurations/pdf.ts'
import type { Database } from '#src/backend/database.ts'
import type { Deliver } from '#src/backend/crm/deliver.ts'
import { inWrite } from '#src/backend/write.ts'
import { choiceOf } from '#src/domain/configurator/build.ts'
import { readHash } from '#src/domain/configurator/choice.ts'

type Log = { error: (details: object, text: string) => void }

/**
 * Gives a configuration that came without its document (a form sent without scripts) one before the dealer hears of it.
 * A document that cannot be made is logged and left out: the dealer still gets the contacts and the build itself.
 */
export const withDocument =
  (deliver: Deliver, context: PdfContext, log: Log): Deliver =>
  async (message) => {
    const { lead_type: type, file, config = '' } = message.fields
    if (type !== 'configurator' || file !== '' || config === '') return deliver(message)
    const made = await documentOf(context, config, message.fields['dealer']).catch((error: unknown) => {
      log.error({ err: error }, 'a configuration goes to the CRM without its document')
      return ''
    })
    if (made) await keepDocument(context.db, message.fields['request'] ?? '', made)
    return deliver({ ...message, fields: { ...message.fields, file: made } })
  }

/** The visitor's own page offers it too; not once the data are erased. */
const keepDocument = (database: Database, number: string, file: string): Promise<void> =>
  inWrite(database, async (db) => {
    const row = await db.selectFrom('lead').select(['id', 'personal']).where('number', '=', number).executeTakeFirst()
    if (!row?.personal) return
    const personal = JSON.stringify({ ...(JSON.parse(row.personal) as object), file })
    await db
      .updateTable('lead')
      .set({ personal })
      .where('id', '=', row.id)
      .where('personal', '=', row.personal)
      .execute()
  })

/**
 * Address of the document of the build in a configurator's hash, for the dealer by this name: in a form without scripts
 * another one can be chosen than the hash says. Throws when it is no car or cannot be printed.
 */
async function documentOf(context: PdfContext, hash: string, dealerName: string | undefined): Promise<string> {
  const { choice } = readHash(hash)
  const told = dealerName ? await findDealerByName(context.db, dealerName) : undefined
  const dealer = told?.id ?? choice.dealer
  const resolved = await resolveChoice(context.db, choice)
  if (!resolved) throw new Error('The hash names no car')
  const code = await storeBuild(context.db, choiceOf(resolved.build, choice), context.now())
  return makePdfFile(context, {
    build: code,
    ...(dealer && { dealer: String(dealer) }),
    credit: choice.program === null ? '0' : '1',
  })
}
