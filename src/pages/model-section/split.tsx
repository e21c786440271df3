import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { Figures } from '#src/components/figures.tsx'
import { UnsureNote } from '#src/components/unsure.tsx'
import type { Section } from '#src/content/copy.ts'
import { CopySection, isRowOf, SectionText } from '#src/pages/shared/copy/copy.tsx'
import split from '#src/pages/model-section/split.module.css'
import stages from '#src/pages/model-section/stages.module.css'

/** The common section: text over a picture, next to one, or alone. */

export type Scene = 'dark' | 'light'
export const scened = (scene?: Scene) => (scene ? { 'data-scene': scene } : {})

type BlockProps = { section: Section; children: ReactNode; scene?: Scene }

/** Heading and text above, a full-width picture under them. */
export const Wide = ({ section, children, scene }: BlockProps) => (
  <CopySection section={section} {...(scene && { scene })}>
    {children}
  </CopySection>
)

type SplitProps = BlockProps & {
  reverse?: boolean
  /** The picture is a photograph: it reaches the edge of the screen. */
  edge?: boolean
  /** A plan of the cabin: its ends fade, so it also reaches the edge, and the text is as high as it. */
  plan?: boolean
  /** The footnote of its figures, where no other section of the page has it. */
  footnote?: boolean
}

/** A narrow column of text next to a picture. */
export const Split = ({ section, children, scene, reverse, edge, plan, footnote }: SplitProps) => (
  <section id={section.id} className="section" {...scened(scene)}>
    <div className={cx('wrap', split.split, reverse && split.reverse, plan && split.plan)}>
      <div className={split.words}>
        <h2 className="h2">{section.heading}</h2>
        <SectionText section={section} lead={false} withLone />
      </div>
      <div className={cx(split.picture, edge && split.edge)}>{children}</div>
      {(isRowOf(section) || footnote) && (
        <div className={split.across}>
          {isRowOf(section) && <Figures items={section.figures} />}
          {footnote && <UnsureNote className={stages.footnote} />}
        </div>
      )}
    </div>
  </section>
)

/** Text alone, between hairlines. */
export const Row = ({ section }: { section: Section }) => <CopySection section={section} />
