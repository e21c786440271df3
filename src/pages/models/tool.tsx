import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { PhoneFold } from '#src/components/phone-fold.tsx'
import type { Section } from '#src/content/copy.ts'
import { CopyHead } from '#src/pages/shared/copy/section-head.tsx'
import styles from '#src/pages/models/tool.module.css'

type ToolProps = {
  section: Section
  /** What the address asks of it is shown at once. */
  open?: boolean
  className?: string | undefined
  children: ReactNode
}

/** One of the page's tools; on a phone its name, which opens it: there the cars are the page. */
export const Tool = ({ section, open = false, className, children }: ToolProps) => (
  <section className={cx('section', styles.tool, className)}>
    <div className="wrap">
      {/* Its name is in it, too, for screens that have room for all: one of both is shown. */}
      <PhoneFold
        id={section.id}
        summary={<h2 className="h2">{section.heading}</h2>}
        open={open}
        className={styles.fold}
      >
        <CopyHead section={section} />
        {children}
      </PhoneFold>
    </div>
  </section>
)
