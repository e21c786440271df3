import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { routeNames, routeOf, type RouteName } from '#src/routes.ts'
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
export function onePerKind(): RouteName[] {
  const kinds = new Map<string, RouteName>(
    routeNames
      .filter((name) => !routeOf(name).personal && name !== 'promo-page')
      .toReversed()
      .map((name) => [routeOf(name).page, name]),
  )
  return [...kinds.values()].toReversed()
}

export const examplePath = (name: RouteName) => routeOf(name).path.replace(':code', 'novogodnij-grafik')

export function brotliSize(root: string, file: string): number {
  const path = resolve(root, `dist/client${file}`)
  try {
    return statSync(`${path}.br`).size
  } catch {
    return brotli(readFileSync(path))
  }
}

const brotli = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
