import { createHash } from 'node:crypto'
import type { LegalDocument } from '#src/content/legal/document.ts'

/**
 * Everything the visitor reads, in order. Every edition of it is kept in src/brand/consents, so that a hash can be traced.
 */
export function textOf({ title, editionText, sections }: LegalDocument): string {
  const lines = sections.flatMap(({ heading = '', paragraphs = [], items = [] }) => [heading, ...paragraphs, ...items])
  return [title, editionText, ...lines].join('\n')
}

export const hashOfText = (text: string): string => createHash('sha256').update(text).digest('hex')
