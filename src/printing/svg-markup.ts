/** The elements of one of our drawings, in order. Parses only what `drawing/kit/svg.ts` writes: no foreign markup. */
export type SvgElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: SvgElement[]
  text: string
}

const TOKEN = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g

/** Throws when the markup is not one complete element. */
export function readSvg(markup: string): SvgElement {
  const root: SvgElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  for (const [, closing, name, attributes = '', empty, text] of markup.matchAll(TOKEN)) {
    const parent = open.at(-1)
    if (!parent) break
    if (text !== undefined) parent.text += unescape(text)
    else if (closing) open.pop()
    else {
      const element = { name: name ?? '', attributes: attributesOf(attributes), children: [], text: '' }
      parent.children.push(element)
      if (!empty) open.push(element)
    }
  }
  const [svg] = root.children
  if (open.length !== 1 || !svg) throw new Error('Not a whole drawing')
  return svg
}

/** The markup of a file without declarations and comments that other programs add. */
export const elementOf = (file: string): string => file.replace(/<\?[^>]*\?>|<!--[^]*?-->|<!DOCTYPE[^>]*>/g, '').trim()

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescape(value)]))

const unescape = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
