import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import type { PageCopy } from '#src/content/copy.ts'
import { PageHead } from '#src/pages/shared/copy/copy.tsx'
import openings from '#src/pages/model-section/openings.module.css'
import split from '#src/pages/model-section/split.module.css'

/** How the section pages begin. */

/** The page's head over a picture in the dark. */
export const DarkOpening = ({ copy, children, right }: { copy: PageCopy; children: ReactNode; right?: boolean }) => (
  <section className={openings.dark} data-scene="dark">
    <div className={right ? openings.right : openings.full}>{children}</div>
    <PageHead copy={copy} className={openings.over} />
  </section>
)

/** The page's head in a narrow column, a picture fills the rest. */
export const SplitOpening = ({ copy, children, lines }: { copy: PageCopy; children: ReactNode; lines?: ReactNode }) => (
  <header className={cx('wrap', split.split, split.splitOpening)}>
    <div className={split.words}>
      <h1 className="display">{copy.h1}</h1>
      {copy.lead && <p className="lead">{copy.lead}</p>}
      {lines}
    </div>
    <div className={split.picture}>{children}</div>
  </header>
)
