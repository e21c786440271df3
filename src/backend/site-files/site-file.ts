import type { Database } from '#src/backend/database.ts'

/** Inputs of a generated file. The clock is injected so that tests can choose it. */
export type SiteFileContext = { db: Database; publicOrigin: string; now: () => Date }

/** A file that is neither a page nor built: generated from the routes table, the texts and the database, or absent. */
export type SiteFile<Made = string | undefined> = {
  type: string
  /** Scripts of any other site may read it (CORS). */
  isForAll?: true
  make: (context: SiteFileContext) => Made | Promise<Made>
}
