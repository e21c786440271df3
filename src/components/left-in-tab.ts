/** The storage key of the tab's memory (tab-memory.ts) for a name. */
export const keyInTab = (name: string): string => `left-${name}`

/** Whether something is stored there; it may be too old. */
export function isPersistedInTab(name: string): boolean {
  try {
    return sessionStorage.getItem(keyInTab(name)) !== null
  } catch {
    return false
  }
}
