import type { Rendered } from '#src/entry-server.tsx'

export type Document = (page: Pick<Rendered, 'head' | 'html' | 'state'>, assets: string) => string

const MARKS = ['ssr-head', 'ssr-assets', 'ssr-icons', 'ssr-html', 'ssr-state'] as const

/** The entry's code, as the build writes it into <head>. */
const CODE = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g

/** Nothing at rest needs code, everything needs styles: they and the picture go first over a narrow connection. */
function codeLast(template: string): { template: string; code: string } {
  const [head = '', body = ''] = template.split('</head>')
  const code = head.match(CODE) ?? []
  return {
    template: `${head.replace(CODE, '')}</head>${body}`,
    code: code.map((tag) => tag.trim().replace('>', ' fetchpriority="low">')).join(''),
  }
}

/**
 * Splits index.html at its marks once; every page is then a join, so no text of a page can be taken for a mark or for
 * a replacement pattern. Assets stand in <head> after the entry's own CSS, as on a client navigation; the code comes last.
 */
export function createDocument(template: string, icons: string): Document {
  const { template: shell, code } = codeLast(template)
  const withAssets = shell.replace('</head>', () => `<!--ssr-assets-->${code}</head>`)
  const parts = withAssets.split(new RegExp(`<!--(?:${MARKS.join('|')})-->`))
  const found = [...withAssets.matchAll(/<!--(ssr-[a-z]+)-->/g)].map(([, mark]) => mark)
  if (found.join() !== MARKS.join())
    throw new Error(`index.html must hold the marks ${MARKS.join(', ')}, in this order`)
  const [start, afterHead, afterAssets, afterIcons, afterHtml, end] = parts as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  return ({ head, html, state }, assets) =>
    start + head + afterHead + assets + afterAssets + icons + afterIcons + html + afterHtml + state + end
}
