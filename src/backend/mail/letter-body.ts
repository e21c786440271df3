import { withoutBinding } from '#src/domain/nbsp.ts'

/** A letter before it is written out: everything in it is text. */
export type LetterBody = {
  subject: string
  /** What a list of letters shows beside the subject. */
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

/** For any program: no spaces and signs that only bind words. */
export const subjectText = ({ subject }: LetterBody): string => withoutBinding(subject).replace(/\s+/g, ' ')
