const QUIET_MS = 60_000

/**
 * For events that may come thousands of times a second: the first of a kind is written at once, further ones of the
 * same kind as one line a minute with their number, `omitted`, so that a flood does not fill the disk.
 */
export function createRepeatedLog<Kind extends string>(
  write: (kind: Kind, more: { omitted?: number }) => void,
): (kind: Kind) => void {
  const omitted = new Map<Kind, number>()

  function report(kind: Kind): void {
    const count = omitted.get(kind) ?? 0
    if (count === 0) return void omitted.delete(kind)
    begin(kind, { omitted: count })
  }
  function begin(kind: Kind, more: { omitted?: number }): void {
    write(kind, more)
    omitted.set(kind, 0)
    // It must not keep a stopping process alive.
    setTimeout(report, QUIET_MS, kind).unref()
  }
  return (kind) => {
    const count = omitted.get(kind)
    if (count === undefined) begin(kind, {})
    else omitted.set(kind, count + 1)
  }
}
