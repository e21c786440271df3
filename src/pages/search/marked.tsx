import { Fragment } from 'react'
import { typograf } from '#src/domain/typography.ts'

type Mark = readonly [start: number, end: number]

/** Plain text with its hits marked by offsets: no markup is transmitted, so nothing has to be trusted. */
export function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return piecesOf(text, marks).map(({ from, part, hit }) => {
    // Typography is applied only now, because it would have moved the offsets.
    const bound = typograf(part)
    return hit ? <mark key={from}>{bound}</mark> : <Fragment key={from}>{bound}</Fragment>
  })
}

/** Splits the text at the marks. Marks may be unsorted, overlap or exceed the end. */
export function piecesOf(text: string, marks: readonly Mark[]): { from: number; part: string; hit: boolean }[] {
  const pieces: { from: number; part: string; hit: boolean }[] = []
  let at = 0
  const push = (to: number, hit: boolean) => {
    if (to > at) pieces.push({ from: at, part: text.slice(at, to), hit })
    at = Math.max(at, to)
  }
  for (const [start, end] of [...marks].sort((a, b) => a[0] - b[0])) {
    push(Math.min(start, text.length), false)
    push(Math.min(end, text.length), true)
  }
  push(text.length, false)
  return pieces
}
