import { withPlainSpaces } from '#src/domain/nbsp.ts'

/** A letter before it is formatted: everything in it is text. */
export type LetterBody = {
  subject: string
  /** Preview text, shown next to the subject in a list of letters. */
  preview: string
  kicker: string
  heading: string
  lead: readonly string[]
  button: Link | null
  rows: readonly { label: string; value: string }[]
  links: readonly Link[]
  notes: readonly string[]
}
export type Link = { label: string; href: string }

/** For any mail program: without non-breaking spaces and other joining characters. */
export const subjectText = ({ subject }: LetterBody): string => withPlainSpaces(subject).replace(/\s+/g, ' ')
