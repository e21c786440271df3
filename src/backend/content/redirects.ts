import { allContent } from '#src/backend/content/documents.ts'
import type { Database } from '#src/backend/database.ts'

export type Redirects = {
  /** Where an address that has no page leads to; null for one without a redirect. */
  find: (path: string) => string | null
  renew: () => Promise<void>
}

/** Redirects made by the office, in memory: asked only for addresses that have no page. */
export async function createRedirects(db: Database): Promise<Redirects> {
  const read = async () => new Map((await allContent(db, 'redirect')).map(({ from, to }) => [from, to]))
  let known = await read()
  return {
    find: (path) => known.get(path) ?? null,
    async renew() {
      known = await read()
    },
  }
}
