import type { ReactNode } from 'react'
import type { Section } from '#src/content/copy.ts'
import { SectionText } from '#src/pages/shared/copy/copy.tsx'

type SectionHeadProps = { heading: string; children?: ReactNode }

/** Where a section of a page begins: its headline and, from the seventh column, its words. */
export const SectionHead = ({ heading, children }: SectionHeadProps) => (
  <div className="section-head">
    <h2 className="h1">{heading}</h2>
    {children}
  </div>
)

/** The same from the copy: heading, text, and what it leads to. */
export const CopyHead = ({ section }: { section: Section }) => (
  <SectionHead heading={section.heading}>
    <SectionText section={section} />
  </SectionHead>
)
