import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

type Manifest = Record<string, { file: string; name?: string }>

/** The paths of built scripts, by the name of the module or family they were made from: their own names are short. */
function namesByPath(root: string): Map<string, string> {
  const manifest = JSON.parse(readFileSync(resolve(root, 'dist/server/manifest.json'), 'utf8')) as Manifest
  return new Map(Object.values(manifest).flatMap(({ file, name }) => (name ? [[`/${file}`, name]] : [])))
}

/** What is in a built script, for people. */
export const nameOfBuilt = (root: string, path: string): string =>
  namesByPath(root).get(path) ?? path.replace(/.*\/|-[\w-]{7}\.js$/g, '')

/** Whether an address is that of a built script of this name. Throws if there is none: a test would watch nothing. */
export function builtFile(root: string, name: string): (url: string | URL) => boolean {
  const paths = new Set([...namesByPath(root)].flatMap(([path, known]) => (known === name ? [path] : [])))
  if (paths.size === 0) throw new Error(`No built script is named ${name}`)
  return (url) => paths.has(new URL(url, 'http://site').pathname)
}
