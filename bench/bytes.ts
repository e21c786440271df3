import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { routeNames, routeOf, type Route, type RouteName } from '#src/routes.ts'
import { BUILT_SERVER } from '../scripts/prove/site-process.ts'
import { startServer } from './server-process.ts'

/** Built files with this ending that a page's first HTML names. */
const namedIn = (html: string, ending: '.js' | '.css'): string[] =>
  [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file))].filter((file) =>
    file.endsWith(ending),
  )

/** Scripts that a page's first HTML names: those of the entry and of the page. */
export const scriptsOf = (html: string): string[] => namedIn(html, '.js')

/** Bytes (brotli 11) of the built files with this ending that a page's first HTML names. */
export const firstLoadBytes = (root: string, html: string, ending: '.js' | '.css'): number =>
  namedIn(html, ending).reduce((sum, file) => sum + brotliSize(root, file), 0)

/** The first load of every page kind. */
export async function measureFirstLoad(root: string) {
  const site = await startServer(resolve(root, BUILT_SERVER), 4303, { DATA_DIR: 'var/bench' })
  try {
    const rows = []
    for (const name of onePerKind()) {
      const html = await (await fetch(site.url + examplePath(name))).text()
      rows.push({
        page: routeOf(name).page,
        'JS bytes br': firstLoadBytes(root, html, '.js'),
        'CSS bytes br': firstLoadBytes(root, html, '.css'),
        'HTML bytes br': brotli(Buffer.from(html)),
      })
    }
    return rows
  } finally {
    await site.stop()
  }
}

/** A route of each page kind that is public and exists from the start. */
export const onePerKind = (): RouteName[] => onePer(({ page }) => page)

/** The same of each model: its pages have pictures and texts of their own. */
export const onePerKindAndModel = (): RouteName[] => onePer(({ page, model }) => `${page} ${model}`)

function onePer(keyOf: (route: Route) => string): RouteName[] {
  const names = new Map<string, RouteName>()
  for (const name of routeNames) {
    const route = routeOf(name)
    if (!route.personal && name !== 'promo-page' && !names.has(keyOf(route))) names.set(keyOf(route), name)
  }
  return [...names.values()]
}

export const examplePath = (name: RouteName) => routeOf(name).path.replace(':code', 'novogodnij-grafik')

const sizes = new Map<string, number>()

/** Bytes (brotli 11) of a built file, with content hashes replaced: the same code is the same size in every build. */
export function brotliSize(root: string, file: string): number {
  const path = resolve(root, `dist/client${file}`)
  const size = sizes.get(path) ?? brotli(Buffer.from(withStableHashes(readFileSync(path, 'utf8'))))
  sizes.set(path, size)
  return size
}

/**
 * Code with the hashes in names of built files replaced by others that depend only on their order. Hashes do not
 * compress, and by chance more or less of them does: the same code differed by a hundred bytes between builds.
 */
export function withStableHashes(code: string): string {
  const stable = new Map<string, string>()
  return code.replaceAll(/(?<=-)[\w-]{6,7}(?=\.(?:js|css)\b)/g, (hash) => {
    const replacement = stable.get(hash) ?? digest(stable.size).slice(0, hash.length)
    stable.set(hash, replacement)
    return replacement
  })
}

const digest = (order: number): string => createHash('sha256').update(String(order)).digest('base64url')

const brotli = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
