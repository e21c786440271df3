import { cx } from '#src/components/class-names.ts'
import type { Section } from '#src/content/copy.ts'
import styles from '#src/pages/shared/copy/points.module.css'

type PointsProps = { items: Section['answers']; className?: string | undefined }

/** Three or four short thoughts side by side, each with a heading. */
export const Points = ({ items = [], className }: PointsProps) => (
  <dl className={cx(styles.points, className)}>
    {items.map(({ question, answer }) => (
      <div key={question}>
        <dt className="h3">{question}</dt>
        <dd>{answer}</dd>
      </div>
    ))}
  </dl>
)
