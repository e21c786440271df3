import { formatMoney } from '#src/domain/format.ts'
import styles from '#src/pages/shared/credit/ownership.module.css'

type Part = { name: string; sum: number | null }

export const Parts = ({ parts }: { parts: readonly Part[] }) => (
  <dl className={styles.parts}>
    {parts.map(({ name, sum }, index) => (
      <div key={name}>
        <dt>
          <i className={styles[`tone${index}`]} aria-hidden="true" />
          {name}
        </dt>
        <dd className="num">{sum === null ? 'не считаем' : formatMoney(sum)}</dd>
      </div>
    ))}
  </dl>
)

/** The parts as segments of one bar. */
export function Strip({ parts, total }: { parts: readonly number[]; total: number }) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part, 0))
  const scale = total > 0 ? 1000 / total : 0
  return (
    <svg className={styles.strip} viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
      {parts.map((sum, index) => {
        // The parts have no name, only a position.
        // oxlint-disable-next-line react/no-array-index-key
        return (
          <rect
            key={index}
            className={styles[`tone${index}`]}
            x={(starts[index] ?? 0) * scale}
            width={Math.max(0, sum * scale - 2)}
            height="10"
          />
        )
      })}
    </svg>
  )
}
