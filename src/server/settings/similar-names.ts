type SimilarName = { given: string; meant: string }

/** Short names differ little from unrelated ones: HOST from HOME, PORT from PATH. */
const SHORT = 8

/**
 * Unknown environment variables whose names are close to one of `names`: one edit away (two in a long name), or lacking
 * its last word.
 */
export function similarNames(env: Readonly<Record<string, unknown>>, names: readonly string[]): SimilarName[] {
  return Object.keys(env).flatMap((given) => {
    if (names.includes(given)) return []
    const meant = names.find((name) => isNearly(given.toUpperCase(), name))
    return meant ? [{ given, meant }] : []
  })
}

const isNearly = (given: string, name: string): boolean =>
  distance(given, name) <= (name.length < SHORT ? 1 : 2) || (given.includes('_') && name.startsWith(`${given}_`))

/** Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, its] of [...other].entries())
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + Number(letter !== its)))
    row = next
  }
  return row.at(-1)!
}
