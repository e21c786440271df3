/**
 * A script for pages in preview: their clock starts at the previewed time. Otherwise everything that the browser
 * computes from the time (whether a dealer is open, when somebody will call) would be of today under a bar that
 * names another day. A separate script, so that visitors' code has nothing to do with previews.
 */
export const clockScript = (at: Date): string => `{
  const Real = Date
  const ahead = ${at.getTime()} - Real.now()
  globalThis.Date = class extends Real {
    constructor(...parts) {
      super(...(parts.length === 0 ? [Real.now() + ahead] : parts))
    }
    static now() {
      return Real.now() + ahead
    }
  }
}
`
