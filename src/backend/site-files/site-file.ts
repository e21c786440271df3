import type { Database } from '#src/backend/database.ts'

/** What a file may be made of. The clock comes from outside, so tests choose it. */
export type SiteFileContext = { db: Database; publicOrigin: string; now: () => Date }

/** A file that is neither a page nor built: made of the routes table, the texts and the database, or not there. */
export type SiteFile<Made = string | undefined> = {
  type: string
  make: (context: SiteFileContext) => Made | Promise<Made>
}
