/**
 * The same function, which asks once for each text. Only while an index is made: words of visitors would be kept for
 * good.
 */
export function remembered<Result>(ask: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { result: Result }>()
  return (text) => {
    const kept = known.get(text) ?? { result: ask(text) }
    known.set(text, kept)
    return kept.result
  }
}
