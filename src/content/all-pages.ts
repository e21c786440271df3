import type { CopyBook, MetaText, PageCopy } from '#src/content/copy.ts'
import { modelTexts } from '#src/content/models/texts.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import { routeOf, staticRouteNames, type RouteName, type StaticRouteName } from '#src/routes.ts'

/**
 * Copy and tags of all pages at once, for the server and the scripts: a browser loads only those of its page
 * (app/copy.ts).
 */

type PageFile = { copy: CopyBook; meta: Partial<Record<RouteName, MetaText>> }
const ofPlainPages = staticRouteNames.filter((name) => !routeOf(name).model).map((name) => routeOf(name).copy ?? name)
const load = async (file: string): Promise<PageFile> => import(`./pages/${file}.ts`)
const plain = await Promise.all(Array.from(new Set(ofPlainPages), load))
const copies: PageFile['copy'] = Object.assign({}, ...[...modelTexts, ...plain].map(({ copy }) => copy))
const plainTags: PageFile['meta'] = Object.assign({}, ...plain.map(({ meta }) => meta))
const tagsOfModel = new Map(modelTexts.map(({ code, meta }) => [code, meta]))

/** The copy of every page, in the order of the routes table. */
export const pageCopies: ReadonlyMap<StaticRouteName, PageCopy> = new Map(
  staticRouteNames.map((name) => [name, copyOf(name)]),
)

function copyOf(name: StaticRouteName): PageCopy {
  const copy = copies[name]
  if (!copy?.h1) throw new Error(`The page "${name}" has no copy, or one without a heading (h1)`)
  return copy
}

/** Title and description of a page. */
export function metaOf(name: StaticRouteName): MetaText {
  const { model } = routeOf(name)
  const meta: MetaText | undefined = plainTags[name] ?? (model && ownValue(tagsOfModel.get(model)?.pages ?? {}, name))
  if (!meta) throw new Error(`The page "${name}" has no title and description for search engines`)
  return meta
}
