/**
 * A script for pages in preview: their clock stands at the moment that is looked at and goes on from there. What the
 * browser says by the hour (whether a dealer is open, until when he calls) would else be of the present under a bar that
 * names another day. A script of its own, as visitors' code has nothing to do with previews.
 */
export const clockScript = (moment: Date): string => `{
  const Real = Date
  const ahead = ${moment.getTime()} - Real.now()
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
