import type { CopyBook, PageCopy } from '#src/content/copy.ts'
import { BRAND_SLUG } from '#src/brand/brand.ts'
import { routeOf, type RouteName } from '#src/routes.ts'

type CopyModule = { copy: CopyBook }

// One lazy chunk per file: the texts of a model ride only with its own pages.
const files = import.meta.glob<CopyModule>(['/src/content/pages/*.ts', '/src/content/models/*/copy.ts'])

/** Routes whose copy shares a file with others. */
const sharedFiles: Partial<Record<RouteName, string>> = {
  [`${BRAND_SLUG}-models`]: 'models',
  future: 'future',
  [`future-${BRAND_SLUG}-x`]: 'future',
  'future-mint': 'future',
  'promo-new-g80': 'promo',
  'promo-gv80': 'promo',
  'error-404': 'not-found',
  'news-detail': 'news',
  // Its texts are with the page: nothing of it stands in the book.
  request: 'not-found',
  build: 'configurator',
}

/** The content module of a route: its key in Vite's manifest. */
export function copyFile(name: RouteName): string {
  const { model } = routeOf(name)
  return model ? `src/content/models/${model}/copy.ts` : `src/content/pages/${sharedFiles[name] ?? name}.ts`
}

const noCopy: PageCopy = { h1: '', sections: [] }

/** Copy of one route. A news item brings its own texts, so that route has none. */
export async function loadCopy(name: RouteName): Promise<PageCopy> {
  const file = files[`/${copyFile(name)}`]
  if (!file) throw new Error(`No content module for the route "${name}": ${copyFile(name)}`)
  return (await file()).copy[name] ?? noCopy
}
