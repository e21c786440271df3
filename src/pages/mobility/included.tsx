import { cx } from '#src/components/class-names.ts'
import type { Section } from '#src/content/copy.ts'
import styles from '#src/pages/mobility/mobility.module.css'

type IncludedProps = { table: NonNullable<Section['table']> }

/** What the price includes: every cost of a car, and who pays it. The first row's answer is the price. */
export function Included({ table: { rows } }: IncludedProps) {
  const inSum = rows[0]?.[1]
  return (
    <dl className={styles.included}>
      {rows.map(([cost = '', payer = '']) => (
        <div key={cost} className={cx(payer !== inSum && styles.apart)}>
          <dt>{cost}</dt>
          <dd>{payer}</dd>
        </div>
      ))}
    </dl>
  )
}
