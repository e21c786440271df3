/** Where the tab's memory (tab-memory.ts) writes down what was left under a name. */
export const keyInTab = (name: string): string => `left-${name}`

/** Whether something was written down there; it may be too old. */
export function isLeftInTab(name: string): boolean {
  try {
    return sessionStorage.getItem(keyInTab(name)) !== null
  } catch {
    return false
  }
}
