import { basename } from 'node:path'
import type { Database } from '#src/backend/database.ts'
import { codeOf } from '#src/backend/content/former-codes.ts'
import { pageItemAt } from '#src/backend/content/gone-links.ts'
import { FOLDER, PICTURE_FILE } from '#src/backend/pictures/names.ts'
import { hasFile } from '#src/backend/pictures/store.ts'
import { NO_PAGE } from '#src/office/server/content/own-pages.ts'
import { shippedOf, versionsOf, type Item } from '#src/office/server/content/stored.ts'
import type { Body } from '#src/office/server/content/words.ts'

/** What an item names must be there: pages that are items themselves, and uploaded pictures. Messages by field. */

type Faults = Record<string, string>
type Named = [path: string, name: string, value: string]

/** Addresses of news items and pages under /promo/ that nobody has written, not even as a draft. */
export async function targetFaults(db: Database, { kind }: Pick<Item, 'kind'>, body: Body): Promise<Faults> {
  const faults: Faults = {}
  for (const [path, name, value] of textsIn(body)) {
    if (name !== 'href' && !(kind === 'redirect' && name === 'to')) continue
    const item = pageItemAt(value)
    if (!item || (item.kind === kind && item.code === body['code'])) continue
    const shipped = await shippedOf(db, item.kind)
    // An outside service has them.
    if (item.kind === 'news' && shipped.length === 0) continue
    const known = [...shipped, ...(await versionsOf(db, item.kind))]
    if (!known.some((one) => one.body !== null && codeOf(one.body) === item.code)) faults[path] = NO_PAGE
  }
  return faults
}

/** Pictures that have been deleted since they were chosen, or come in a file from another installation. */
export async function pictureFaults(db: Database, body: Body): Promise<Faults> {
  const faults: Faults = {}
  for (const [path, name, value] of textsIn(body)) {
    if ((name !== 'image' && name !== 'src') || !value.startsWith(`${FOLDER}${UPLOADED}`)) continue
    const file = basename(value)
    if (!PICTURE_FILE.test(file) || !(await hasFile(db, file))) faults[path] = 'Такого снимка нет: выберите другой'
  }
  return faults
}
const UPLOADED = 'media-'

function textsIn(value: unknown, path: readonly string[] = []): Named[] {
  if (typeof value === 'string') return [[path.join('.'), path.at(-1) ?? '', value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, [...path, name]))
}
