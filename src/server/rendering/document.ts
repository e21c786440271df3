import { StartError } from '#src/backend/start-error.ts'
import type { Rendered } from '#src/entry-server.tsx'
import { CODE_TEMPLATE, INLINE_SCRIPT, INLINE_SCRIPT_WITHOUT_CODE } from '#src/server/http/inline-script.ts'

/** Tags a page needs beside its markup: its stylesheets and its code. */
export type PageAssets = { styles: string; code: string }
/** Returns the bytes: a text of that size would be copied and converted once more. */
export type Document = (page: Pick<Rendered, 'head' | 'html' | 'state'>, assets: PageAssets) => Buffer

const MARKS = ['ssr-head', 'ssr-assets', 'ssr-code', 'ssr-icons', 'ssr-html', 'ssr-state'] as const

/** The entry's code as the build writes it into <head>. */
const CODE = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g

const PRELOADED = /^<link rel="modulepreload"([^>]*?) href=([^>]*)>$/

const FIRST_MARK = '<!--ssr-head-->'

/**
 * The first paint needs no code but all styles: the entry's and the page's tags are put into a template element, from
 * which the inline script takes them after the first paint.
 */
function codeAfterPaint(template: string): string {
  const [head = '', body = ''] = template.split('</head>')
  const entry = (head.match(CODE) ?? []).map((tag) =>
    tag.trim().replace(PRELOADED, '<script type="module"$1 src=$2></script>'),
  )
  // The imports of the entry, then the entry: each is evaluated in a task of its own, so that input is handled in
  // between.
  const tags = [...entry.slice(1), ...entry.slice(0, 1)]
  const code = `<template id="${CODE_TEMPLATE}"><!--ssr-code-->${tags.join('')}</template>`
  const plain = head.replace(CODE, '').replace(FIRST_MARK, () => `<script>${INLINE_SCRIPT}</script>${FIRST_MARK}`)
  return `${plain}<!--ssr-assets-->${code}</head>${body}`
}

/** In development the entry stays at the end of the document, as Vite expects it. */
const codeInPlace = (template: string): string =>
  template
    .replace(FIRST_MARK, () => `<script>${INLINE_SCRIPT_WITHOUT_CODE}</script>${FIRST_MARK}`)
    .replace('</head>', () => '<!--ssr-assets--><!--ssr-code--></head>')

/** Where pages are written before their length is known; grows to the longest one. */
let draft = Buffer.allocUnsafeSlow(256 * 1024)
/** A UTF-16 unit takes at most so many bytes of UTF-8. */
const MAX_UNIT_BYTES = 3

/** The pieces as one buffer. Measuring a text before it is encoded takes as long as encoding it. */
function joined(pieces: readonly (string | Uint8Array)[]): Buffer {
  let length = 0
  for (const piece of pieces) {
    const isText = typeof piece === 'string'
    const most = length + piece.length * (isText ? MAX_UNIT_BYTES : 1)
    if (most > draft.length) draft = Buffer.concat([draft.subarray(0, length)], most * 2)
    if (isText) length += draft.write(piece, length)
    else {
      draft.set(piece, length)
      length += piece.length
    }
  }
  return Buffer.from(draft.subarray(0, length))
}

/**
 * Splits index.html at its placeholders once; every page is then a join, so no text of a page can be taken for a
 * placeholder or a replacement pattern. Stylesheets stand in <head> after the entry's own, as on a client navigation.
 */
export function createDocument(template: string, icons: string, { dev = false } = {}): Document {
  const marked = dev ? codeInPlace(template) : codeAfterPaint(template)
  const parts = marked.split(new RegExp(`<!--(?:${MARKS.join('|')})-->`))
  const found = [...marked.matchAll(/<!--(ssr-[a-z]+)-->/g)].map(([, mark]) => mark)
  if (found.join() !== MARKS.join())
    throw new StartError(
      `index.html is not of this version: it must hold the marks ${MARKS.join(', ')}, in this order. ` +
        'Run "npm run build" again, or mend it.',
    )
  const fixed = parts.map((part) => Buffer.from(part))
  const sprite = Buffer.from(icons)
  return ({ head, html, state }, { styles, code }) => {
    const between: Rendered['html'][] = [[head], [styles], [code], [sprite], html, [state], []]
    return joined(fixed.flatMap((part, index) => [part, ...(between[index] ?? [])]))
  }
}
