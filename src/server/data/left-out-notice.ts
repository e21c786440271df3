import { itemsLeftOut } from '#src/backend/content/taken-codes.ts'
import type { Database } from '#src/backend/database.ts'

type Log = { warn: (details: object, text: string) => void }

/** Tells at every start of shipped items whose address an item of the office has. */
export async function noticeLeftOut(db: Database, now: Date, log: Log): Promise<void> {
  for (const { kind, code } of await itemsLeftOut(db, now))
    log.warn(
      { kind, code },
      `this version of the site has a ${kind} item at the address ${code}, but one of the office is there and stays; ` +
        'the other is not on the site. To show it, give the item of the office another address or take it off',
    )
}
