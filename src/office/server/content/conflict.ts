import { hashOf } from '#src/backend/content/shipped.ts'
import type { ShippedItem } from '#src/domain/content/effective.ts'
import type { Version } from '#src/office/server/content/stored.ts'

/**
 * Shipped, changed here, newly shipped: a new version of the code never overwrites what was changed here. Where it ships
 * other words than those the change was made beside, somebody has to decide.
 */
export function conflictOf(shipped: ShippedItem | undefined, versions: readonly Version[]): ShippedItem | null {
  // Newest first.
  const changed = versions.find(({ state }) => state === 'published')
  return shipped && changed && changed.base_hash !== hashOf(shipped.body) ? shipped : null
}
