import { editDistance } from '#src/domain/edit-distance.ts'

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
  editDistance(given, name) <= (name.length < SHORT ? 1 : 2) || (given.includes('_') && name.startsWith(`${given}_`))
