import type { PageCopy } from '#src/content/copy.ts'
import { modelTexts } from '#src/content/models/texts.ts'
import { copyFiles } from '#src/content/site-pages.ts'
import { staticRouteNames, type StaticRouteName } from '#src/routes.ts'

/** All copy at once, for the server and for scripts: a browser loads the file of its page (app/copy.ts). */

const plain = await Promise.all(Object.values(copyFiles).map((load) => load()))
const books = [...modelTexts, ...plain].map(({ copy }) => copy)
const all: Partial<Record<StaticRouteName, PageCopy>> = Object.assign({}, ...books)

/** The copy of every page, in the order of the routes table. */
export const pageCopies: ReadonlyMap<StaticRouteName, PageCopy> = new Map(
  staticRouteNames.map((name) => [name, neededCopy(name)]),
)

function neededCopy(name: StaticRouteName): PageCopy {
  const copy = all[name]
  if (!copy?.h1) throw new Error(`The page "${name}" has no copy, or one without a heading (h1)`)
  return copy
}
