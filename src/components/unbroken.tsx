import type { ReactNode } from 'react'
import { JOINER, NBSP } from '#src/domain/nbsp.ts'
import { typograf } from '#src/domain/typography.ts'

/**
 * An interface literal whose words stay on one line where Russian typography requires it: «на тест-драйв». The literal
 * itself stays exact (decisions.md: the typographer never touches it); markup prevents the break.
 */
export function Unbroken({ text }: { text: string }) {
  const isSet = text.includes(NBSP) || text.includes(JOINER)
  // Content has been through the typographer already; a single word needs nothing.
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
  // One element around all: in a flex row every piece would become an item.
  return (
    <span>
      {pieces}
      {loose}
    </span>
  )
}
