import type { Markup } from '#src/app/cached-parts.ts'

/** The pieces of rendered markup as one text. */
export const textOf = (markup: Markup): string =>
  Buffer.concat(markup.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece))).toString()
