import type { Figure } from '#src/content/copy.ts'
import { cx } from '#src/components/class-names.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { Unsure } from '#src/components/unsure.tsx'
import styles from './figures.module.css'

type FiguresProps = { items: readonly Figure[] | undefined; className?: string }

/** Key figures between hairlines. Figures that the owner has not confirmed are marked. */
export function Figures({ items = [], className }: FiguresProps) {
  if (items.length === 0) return null
  return (
    <dl className={cx(styles.figures, 'num', className)}>
      {items.map(({ label, value, unit, unsure }) => (
        <div key={`${label} ${value}`} className={cx(styles.figure, value.length > 9 && styles.long)}>
          <dt className="small muted">{label}</dt>
          <dd>
            <span className={styles.value}>
              {value}
              {unsure && !unit && <Unsure />}
            </span>
            {unit && (
              <span className={styles.unit}>
                {NBSP}
                {unit}
              </span>
            )}
            {unsure && unit && <Unsure />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
