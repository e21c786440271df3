import { routeTitles } from '#src/content/site-pages.ts'
import { MAX_ADDRESS } from '#src/domain/constants.ts'
import { editDistance } from '#src/domain/edit-distance.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { withoutBinding } from '#src/domain/nbsp.ts'
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
  essence(withoutBinding(routeTitles[name])),
]
const keys = candidates.map((name) => ({ name, model: routeOf(name).model, keys: [...new Set(keysOf(name))] }))

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
  const typed = [...new Set([whole, last])].filter((word) => word !== '' && word.length <= LONGEST)
  const model = typed.map(modelIn).find((code) => code !== undefined)
  const near = keys
    .filter((one) => !model || !one.model || one.model === model)
    .map(({ name, keys: known }) => ({ name, distance: Math.min(...typed.flatMap((word) => distances(word, known))) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, max)
    .map(({ name }) => name)
  // Of a car whose page is not guessed there is its own page.
  const names = near.length === 0 && model ? [modelRouteName(model, 'home')] : near
  return names.map((name) => ({ name, href: hrefTo(name), label: routeTitles[name] }))
}

const distances = (word: string, known: readonly string[]): number[] => {
  const most = tolerance(word)
  return known.map((key) => {
    // So many letters have to be added or taken away at least: most addresses are not compared at all.
    if (Math.abs(word.length - key.length) > most) return Infinity
    const distance = editDistance(word, key)
    return distance <= most ? distance : Infinity
  })
}

/** What the page of an address that is not there shows of it; the same is shown at every address that gives the same. */
export type UnknownAddress = { isNews: boolean; nearest: Suggestion[] }

/** A news item that is not there proposes the latest ones, other addresses the nearest of ours. */
export function unknownAddress(pathname: string): UnknownAddress {
  const isNews = pathname.startsWith(NEWS)
  return { isNews, nearest: isNews ? [] : nearestRoutes(pathname) }
}
