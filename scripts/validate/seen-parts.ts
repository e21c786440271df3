const MAIN = /(<main\b[^]*<\/main>)/
const PART = /<(header|footer)\b[^>]*>[^]*?<\/\1>/g

/**
 * Header and footer of the site are the same on most pages, and three quarters of what a checker reads. Parts seen in
 * an earlier document are reduced to their ids, so that references to them, or duplicates, are still found.
 */
export function createSeenParts(): (html: string) => string {
  const seen = new Set<string>()
  const shorten = (part: string, name: string) => {
    if (seen.has(part)) return `<${name}>${idsOf(part)}</${name}>`
    seen.add(part)
    return part
  }
  return (html) =>
    html
      .split(MAIN)
      .map((piece) => (MAIN.test(piece) ? piece : piece.replaceAll(PART, shorten)))
      .join('')
}

const idsOf = (part: string): string =>
  [...part.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => `<span id="${id}"></span>`).join('')
