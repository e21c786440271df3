import type { ReactNode } from 'react'
import { JOINER, NBSP } from '#src/domain/nbsp.ts'
import { typograf } from '#src/domain/typography.ts'

/**
 * An interface literal held together where Russian typography wants it: «на тест-драйв» does not part. The literal
 * itself stays exact (decisions.md: the typographer never touches it), what holds it is markup.
 */
export function Unbroken({ text }: { text: string }) {
  const isSet = text.includes(NBSP) || text.includes(JOINER)
  // Content has been through the typographer already; one word has nothing to hold.
  if (isSet || !/[- ]/.test(text)) return text
  const pieces: ReactNode[] = []
  let loose = ''
  let at = 0
  for (const set of typograf(text).split(' ')) {
    const piece = text.slice(at, at + set.replaceAll(JOINER, '').length)
    if (at > 0) loose += ' '
    if (piece === set) loose += piece
    else {
      if (loose) pieces.push(loose)
      loose = ''
      pieces.push(
        <span key={at} className="nw">
          {piece}
        </span>,
      )
    }
    at += piece.length + 1
  }
  if (pieces.length === 0) return text
  // One element around all: a flex row would take every piece for an item.
  return (
    <span>
      {pieces}
      {loose}
    </span>
  )
}
