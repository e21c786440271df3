import { carName } from '#src/content/cars/car-name.ts'
import type { AffordableCar, Affordable } from '#src/domain/credit/budget.ts'
import { countOf, formatMoney } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { formatFullCost } from '#src/domain/credit.ts'
import { monthsText } from '#src/pages/shared/credit/calculator.tsx'
import { RouteArrow } from '#src/pages/shared/copy/links.tsx'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { repaymentPlan } from '#src/domain/credit/repayment.ts'
import styles from '#src/pages/shared/credit/budget.module.css'

const WAYS = ['вариант', 'варианта', 'вариантов'] as const

type RowProps = AffordableCar<Complectation> & { prepayPercent: number }

export const AffordableRow = ({ car, best, others, prepayPercent }: RowProps) => (
  <li>
    <RowPicture code={car.model_code} />
    <p>
      <span className={styles.name}>{carName(car)}</span>
      <span className="small muted num">{formatMoney(car.price ?? 0)}</span>
    </p>
    <div className="small">
      <span className={styles.cost}>
        Полная стоимость кредита <span className={styles.rate}>{formatFullCost(best.program)} годовых</span>
      </span>
      <span className={`${styles.monthly} num`}>{formatMoney(best.payment.monthly)}</span>
      <span className="muted">
        {' '}
        в{NBSP}месяц, {monthsText(best.term)}
        {lastText(best, prepayPercent)}
      </span>
      {others.length > 0 && <OtherWays car={car} others={others} prepayPercent={prepayPercent} />}
    </div>
    <RouteArrow
      to="configurator"
      hash={`slide=1&model=${car.conf_code}&comp=${car.id}&program=${best.program.id}&first=${prepayPercent}&term=${best.term}`}
    >
      Собрать<span className="vh"> {carName(car)}</span>
    </RouteArrow>
  </li>
)

const ROW_SIZES = '(max-width: 768px) 30vw, (max-width: 1023px) 104px, 16vw'

function RowPicture({ code }: { code: ModelCode }) {
  const picture = pictureOf(code, 'studio', ROW_SIZES)
  return <div>{picture && <ModelPicture picture={picture} decorative className={styles.car} />}</div>
}

const OtherWays = ({ car, others, prepayPercent }: Pick<RowProps, 'car' | 'others' | 'prepayPercent'>) => (
  <details className={styles.ways}>
    <summary>
      Ещё {countOf(others.length, WAYS)}
      <span className="vh"> для {carName(car)}</span>
    </summary>
    <ul>
      {others.map(({ program, term, payment }) => (
        <li key={`${program.id}-${term}`} className="num">
          «{program.name}», полная стоимость кредита {formatFullCost(program)} годовых: {monthsText(term)},{' '}
          {formatMoney(payment.monthly)}
          {lastText({ car, program, term, payment }, prepayPercent)}
        </li>
      ))}
    </ul>
  </details>
)

/** A differing last payment, exactly as in the calculator and the document. */
export function lastText({ car, program, term, payment }: Affordable<Complectation>, prepayPercent: number): string {
  if (payment.residual === 0) return ''
  const { rate, restcost } = program
  const plan = repaymentPlan({ price: car.price ?? 0, prepayPercent, rate, restcost, term })
  return plan ? `, последний ${formatMoney(plan.last)}` : ''
}
