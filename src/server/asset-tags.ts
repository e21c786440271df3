import type { Manifest } from 'vite'

/**
 * Stylesheet tags for the chunks of a page, so that it never shows unstyled. What the entry brings is left out: the
 * built index.html links it already. Their code is not asked for ahead: the server has filled the page, and the
 * browser fetches it when the visitor shows interest (docs/decisions/0004).
 */
export function createAssetTags(manifest: Manifest): (modules: readonly string[]) => string {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entry) throw new Error('The build manifest has no entry')
  const own = stylesOf(manifest, [entry])
  const known = new Map<string, string>()
  return (modules) => {
    const id = modules.join()
    let tags = known.get(id)
    if (tags === undefined) {
      tags = [...stylesOf(manifest, modules).difference(own)]
        .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
        .join('')
      known.set(id, tags)
    }
    return tags
  }
}

/** Styles of chunks and of all they import statically. */
function stylesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const css = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.css?.forEach((file) => css.add(file))
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return css
}
