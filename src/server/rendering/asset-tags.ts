import type { Manifest } from 'vite'
import { StartError } from '#src/backend/start-error.ts'
import type { PageAssets } from '#src/server/rendering/document.ts'

/**
 * Tags for the chunks of a page: stylesheets, so that it never shows unstyled, and modules, so that all of its code is
 * requested at once. What the entry loads is left out because the built index.html already names it. For `styled`
 * modules only the stylesheets are listed. `withIntegrity` adds the hashes of the files.
 */
export function createAssetTags(
  manifest: Manifest,
  withIntegrity: (tags: string) => string = (tags) => tags,
): (modules: readonly string[], styled?: readonly string[]) => PageAssets {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entry) throw new StartError('The manifest in dist names no entry: run "npm run build" again.')
  const own = filesOf(manifest, [entry])
  const known = new Map<string, PageAssets>()
  const toTags = (files: ReadonlySet<string>, tag: (file: string) => string) =>
    withIntegrity([...files].map(tag).join(''))
  return (modules, styled = []) => {
    const id = [...modules, '', ...styled].join()
    let tags = known.get(id)
    if (tags === undefined) {
      const { css, js } = filesOf(manifest, modules)
      tags = {
        styles: toTags(
          css.union(filesOf(manifest, styled).css).difference(own.css),
          (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
        ),
        code: toTags(js.difference(own.js), (file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      }
      known.set(id, tags)
    }
    return tags
  }
}

/** Scripts and stylesheets of the chunks and of everything they import statically. */
function filesOf(manifest: Manifest, keys: readonly string[]): { js: Set<string>; css: Set<string> } {
  const seen = new Set<string>()
  const css = new Set<string>()
  const js = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    if (chunk.file.endsWith('.js')) js.add(chunk.file)
    chunk.css?.forEach((file) => css.add(file))
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return { js, css }
}
