import { hashOf } from '#src/backend/content/shipped.ts'
import type { ShippedItem } from '#src/domain/content/effective.ts'
import type { Version } from '#src/office/server/content/stored.ts'

/**
 * Three-way: a new version of the code never overwrites what was changed here. Where its text differs from the shipped
 * one that the change was based on, somebody has to decide.
 */
export function conflictOf(shipped: ShippedItem | undefined, versions: readonly Version[]): ShippedItem | null {
  // Newest first.
  const changed = versions.find(({ state }) => state === 'published')
  return shipped && changed && changed.base_hash !== hashOf(shipped.body) ? shipped : null
}
