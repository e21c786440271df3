import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import type { Section } from '#src/content/copy.ts'
import { SectionText } from '#src/pages/shared/copy/copy.tsx'
import styles from '#src/pages/models/tool.module.css'

type ToolProps = {
  section: Section
  /** What the address asks of it is shown at once. */
  open?: boolean
  className?: string | undefined
  children: ReactNode
}

/** One of the page's tools: its name, which opens it, as does a link to it. The page is about the cars. */
export const Tool = ({ section, open = false, className, children }: ToolProps) => (
  <section className={cx('section', styles.tool, className)}>
    <div className="wrap">
      <details id={section.id} className={styles.fold} open={open}>
        <summary className={cx('fold-line', styles.name)}>
          <h2 className="h2">{section.heading}</h2>
        </summary>
        <div className={styles.words}>
          <SectionText section={section} />
        </div>
        {children}
      </details>
    </div>
  </section>
)
