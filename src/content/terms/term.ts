import { typograf } from '#src/domain/typography.ts'

/** A term that pages explain in place. */
export type Term = { term: string; text: string }

export const explain = (term: string, text: string): Term => ({ term: typograf(term), text: typograf(text) })
