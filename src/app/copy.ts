import type { CopyBook, PageCopy } from '#src/content/copy.ts'
import { isStaticRoute, routeOf, type RouteName } from '#src/routes.ts'

// One lazy chunk per file: the texts of a model are loaded only with its own pages.
const files = import.meta.glob<CopyBook>(['/src/content/pages/*.ts', '/src/content/models/*/copy.ts'], {
  import: 'copy',
})

/**
 * The copy file of a route: its key in Vite's manifest. Null for pages made of one record, which contains their texts.
 */
export function copyFile(name: RouteName): string | null {
  if (!isStaticRoute(name)) return null
  const { model, copy = name } = routeOf(name)
  return model ? `src/content/models/${model}/copy.ts` : `src/content/pages/${copy}.ts`
}

const noCopy: PageCopy = { h1: '', sections: [] }

/** Copy of one route: empty only for pages made of one record. */
export async function loadCopy(name: RouteName): Promise<PageCopy> {
  const path = copyFile(name)
  if (path === null) return noCopy
  const copy = (await files[`/${path}`]?.())?.[name]
  if (!copy) throw new Error(`${path} has no copy of the page "${name}"`)
  return copy
}
