import type { RepaymentPlan } from '#src/domain/credit/repayment.ts'
import { formatMoney } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import styles from '#src/pages/shared/credit/repayment.module.css'

const [WIDTH, HEIGHT] = [600, 150]
/** Share of a month's width that stays free. */
const GAP = 0.22

/** Every payment as a bar: interest on top, principal below. The last bar of a credit with a residual is truncated. */
export function RepaymentChart({ plan: { rows, overpayment } }: { plan: RepaymentPlan }) {
  const usual = Math.max(...rows.slice(0, -1).map(({ payment }) => payment), 1)
  const step = WIDTH / rows.length
  const first = rows[0]
  const last = rows.at(-1)
  const height = (sum: number) => (Math.min(sum, usual * 1.12) / (usual * 1.12)) * HEIGHT
  return (
    <figure>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`В первом платеже проценты ${formatMoney(first?.interest ?? 0)}, в последнем ${formatMoney(last?.interest ?? 0)}; всего процентов ${formatMoney(overpayment)}`}
      >
        {rows.map(({ month, principal, interest }) => {
          const x = (month - 1) * step
          const width = step * (1 - GAP)
          const whole = height(principal + interest)
          const part = Math.min(height(interest), whole)
          return (
            <g key={month}>
              <rect className={styles.principal} x={x} y={HEIGHT - whole + part} width={width} height={whole - part} />
              <rect className={styles.interest} x={x} y={HEIGHT - whole} width={width} height={part} />
            </g>
          )
        })}
      </svg>
      <figcaption className={styles.legend}>
        <span>1-й месяц</span>
        <span>
          <i className={styles.debt} aria-hidden="true" /> долг
          <i className={styles.rate} aria-hidden="true" /> проценты
        </span>
        <span>{rows.length}-й</span>
      </figcaption>
    </figure>
  )
}

/** The schedule month by month, initially closed. */
export const RepaymentTable = ({ plan: { rows, total, overpayment } }: { plan: RepaymentPlan }) => (
  <details className={styles.schedule}>
    <summary>График платежей по{NBSP}месяцам</summary>
    <div className={styles.scroll}>
      <table className="num">
        <caption className="vh">График платежей</caption>
        <thead>
          <tr>
            <th scope="col">Месяц</th>
            <th scope="col">Платёж</th>
            <th scope="col">Проценты</th>
            <th scope="col">Долг</th>
            <th scope="col">Остаток</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.month}>
              <th scope="row">{row.month}</th>
              <td>{formatMoney(row.payment)}</td>
              <td>{formatMoney(row.interest)}</td>
              <td>{formatMoney(row.principal)}</td>
              <td>{formatMoney(row.balance)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Всего</th>
            <td>{formatMoney(total)}</td>
            <td>{formatMoney(overpayment)}</td>
            <td>{formatMoney(total - overpayment)}</td>
            <td>0{NBSP}₽</td>
          </tr>
        </tfoot>
      </table>
    </div>
  </details>
)
