import { PhoneFold } from '#src/components/phone-fold.tsx'
import type { Section } from '#src/content/copy.ts'
import styles from '#src/pages/mobility/ways.module.css'

/** How many of its conditions tell one way from another at a glance; the rest unfold on a phone. */
const SHOWN = 2
const REST = 'Пробег, возврат и конец срока'

type Condition = { name: string; value: string }

/** The columns of a comparison as cards: what it is called, for how long, what it includes, and the rest of it. */
export const Ways = ({ table: { columns, rows } }: { table: NonNullable<Section['table']> }) => (
  <ul className={styles.ways}>
    {columns.slice(1).map((way, index) => {
      const conditions = rows.map((cells) => ({ name: cells[0] ?? '', value: cells[index + 1] ?? '' }))
      return (
        <li key={way} className={styles.way}>
          <h3 className="h2">{way}</h3>
          <Conditions of={conditions.slice(0, SHOWN)} className={styles.first} />
          <PhoneFold
            summary={
              <>
                {REST}
                <span className="vh">: {way}</span>
              </>
            }
            className={styles.rest}
          >
            <Conditions of={conditions.slice(SHOWN)} />
          </PhoneFold>
        </li>
      )
    })}
  </ul>
)

const Conditions = ({ of: conditions, className }: { of: readonly Condition[]; className?: string | undefined }) => (
  <dl className={className}>
    {conditions.map(({ name, value }) => (
      <div key={name}>
        <dt className="small muted">{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
