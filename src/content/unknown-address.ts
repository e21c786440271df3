import { routeTitles } from '#src/content/site-pages.ts'
import { MAX_ADDRESS } from '#src/domain/constants.ts'
import { editDistance } from '#src/domain/edit-distance.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { hrefTo, modelRouteName, routeOf, routes, staticRouteNames, type StaticRouteName } from '#src/routes.ts'

export type Suggestion = { name: StaticRouteName; href: string; label: string }

/** Pages worth proposing: what search engines may not have, visitors need not either. */
const candidates = staticRouteNames.filter((name) => !routeOf(name).noindex)

/**
 * Where the text around an address begins that a program took for a part of it: the comma after a link in a sentence, marks
 * without their question mark, a hash with its sign in percents.
 */
const AROUND = /[?#&,;:!)\]»"'].*$|\.+$/

/** What two spellings of one address have in common: no case, no /ru/ru prefix, no trailing slash, no .html. */
function essence(path: string): string {
  const lower = path.toLowerCase().replace(AROUND, '').trimEnd()
  const bare = lower.replace(/\/+$/, '').replace(/\.html?$/, '')
  return bare.replace(/^\/(ru\/)*/, '').replace(/[_\s]+/g, '-')
}

/** Null for what the server renders like every unknown address: here as there nothing is proposed. */
function readable(path: string): string | null {
  if (path.length > MAX_ADDRESS) return null
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** A page is known by its address and by its names: /g70 means /new-g70.html as well, /дилеры the dealers. */
const keysOf = (name: StaticRouteName): string[] => [
  essence(routes[name].path),
  name.replace(/^model-(new-)?/, ''),
  essence(withPlainSpaces(routeTitles[name])),
]

/** Which letters a word has, one bit each; several letters may share one. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

const keys = candidates.flatMap((name, rank) =>
  [...new Set(keysOf(name))].map((key) => ({
    name,
    rank,
    key,
    model: routeOf(name).model,
    letters: lettersOf(key),
  })),
)

/** The car that an address names before its page: /gv70-prise is about the GV70, though /g70-price is a letter nearer. */
const modelIn = (word: string): ModelCode | undefined =>
  MODEL_CODES.find((code) => word.startsWith(`${code}-`) || word.startsWith(`${code.replace(/^new-/, '')}-`))

/** Where news items are. */
const NEWS = '/news/'

/** How many slips of the finger are forgiven: more in a longer word. */
const tolerance = (word: string): number => (word.length <= 3 ? 0 : word.length <= 6 ? 1 : word.length <= 10 ? 2 : 3)

/** No address of ours is longer; comparing would only cost time. */
const LONGEST = 60

/** Real addresses nearest to a mistyped one, best first; none when nothing is near. */
export function nearestRoutes(pathname: string, max = 3): Suggestion[] {
  const path = readable(pathname)
  if (path === null) return []
  const whole = essence(path)
  const last = whole.split('/').at(-1) ?? ''
  // «/gv70/prise» is meant as «/gv70-prise»: without the car another one's page would be as near.
  const typed = [...new Set([whole.replaceAll('/', '-'), last])].filter((word) => word !== '' && word.length <= LONGEST)
  const model = typed.map(modelIn).find((code) => code !== undefined)
  const near = [...distancesOf(typed, model)]
    .toSorted(([, one], [, other]) => one.distance - other.distance || one.rank - other.rank)
    .slice(0, max)
    .map(([name]) => name)
  // Of a car whose page is not guessed there is its own page.
  const names = near.length === 0 && model ? [modelRouteName(model, 'home')] : near
  return names.map((name) => ({ name, href: hrefTo(name), label: routeTitles[name] }))
}

type Near = { distance: number; rank: number }

/** How far the pages are from what was typed, of another car than the named one none; only those within the tolerance. */
function distancesOf(typed: readonly string[], model: ModelCode | undefined): Map<StaticRouteName, Near> {
  const near = new Map<StaticRouteName, Near>()
  for (const word of typed) {
    const most = tolerance(word)
    const letters = lettersOf(word)
    for (const known of keys) {
      if (model && known.model && known.model !== model) continue
      // Each letter that only one of them has costs a change: most addresses need not be compared any further.
      if (Math.abs(word.length - known.key.length) > most) continue
      if (countBits(letters & ~known.letters) > most || countBits(known.letters & ~letters) > most) continue
      const distance = editDistance(word, known.key)
      if (distance <= most && distance < (near.get(known.name)?.distance ?? Infinity))
        near.set(known.name, { distance, rank: known.rank })
    }
  }
  return near
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** What the page of an address that is not there shows of it; the same is shown at every address that gives the same. */
export type UnknownAddress = { isNews: boolean; nearest: Suggestion[] }

/** A news item that is not there proposes the latest ones, other addresses the nearest of ours. */
export function unknownAddress(pathname: string): UnknownAddress {
  const isNews = pathname.startsWith(NEWS)
  return { isNews, nearest: isNews ? [] : nearestRoutes(pathname) }
}
