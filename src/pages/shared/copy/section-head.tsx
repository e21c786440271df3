import type { ReactNode } from 'react'
import type { Section } from '#src/content/copy.ts'
import { SectionText } from '#src/pages/shared/copy/copy.tsx'

type SectionHeadProps = { heading: string; children?: ReactNode }

/** The head of a section: its headline and, from the seventh column, its text. */
export const SectionHead = ({ heading, children }: SectionHeadProps) => (
  <div className="section-head">
    <h2 className="h1">{heading}</h2>
    {children}
  </div>
)

/** The same from the copy: heading, text, and its links. */
export const CopyHead = ({ section }: { section: Section }) => (
  <SectionHead heading={section.heading}>
    <SectionText section={section} />
  </SectionHead>
)
