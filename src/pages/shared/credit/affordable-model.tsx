import type { ReactNode } from 'react'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { carName } from '#src/content/cars/car-name.ts'
import { modelName } from '#src/content/models/names.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { isLike, type AffordableCar, type Affordable, type LikeCredit } from '#src/domain/credit/budget.ts'
import { formatFullCost } from '#src/domain/credit.ts'
import { repaymentPlan } from '#src/domain/credit/repayment.ts'
import { countOf, formatMoney } from '#src/domain/format.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { monthsText } from '#src/pages/shared/credit/calculator.tsx'
import { RouteArrow } from '#src/pages/shared/copy/links.tsx'
import styles from '#src/pages/shared/credit/budget.module.css'

export const TRIMS = ['комплектация', 'комплектации', 'комплектаций'] as const
const WAYS = ['вариант', 'варианта', 'вариантов'] as const

type Found = AffordableCar<Complectation>
type Compared = { prepayPercent: number; like: LikeCredit }
type ModelProps = Compared & {
  code: ModelCode
  found: readonly Found[]
  /** The full cost of the credit stands above the list, once for all of it. */
  isCostAbove: boolean
}

/** A model with the first of its trims that fit; the others under it. */
export function AffordableModel({ code, found: [first, ...rest], isCostAbove, ...compared }: ModelProps) {
  const picture = pictureOf(code, 'studio', SIZES)
  return (
    <li>
      <div>{picture && <ModelPicture picture={picture} decorative className={styles.car} />}</div>
      <h3 className="h2">{modelName(code)}</h3>
      {first && <Trim {...first} {...compared} isCostAbove={isCostAbove} />}
      {first && rest.length + first.others.length > 0 && (
        <details className={styles.more}>
          <summary className="fold-line">
            {rest.length > 0 ? `Ещё ${countOf(rest.length, TRIMS)} и${NBSP}другие условия` : 'Другие условия'}
            <span className="vh">, {modelName(code)}</span>
          </summary>
          <div>
            <OtherWays {...first} {...compared} />
          </div>
          {rest.map((one) => (
            <Trim key={one.car.id} {...one} {...compared}>
              <OtherWays {...one} {...compared} />
            </Trim>
          ))}
        </details>
      )}
    </li>
  )
}

const SIZES = '(max-width: 768px) 50vw, 30vw'

type TrimProps = Found & Compared & { isCostAbove?: boolean; children?: ReactNode }

/** The full cost of the credit before its payment (38-ФЗ, art. 28). */
const Trim = ({ car, best, prepayPercent, like, isCostAbove = false, children }: TrimProps) => (
  <div className={styles.trim}>
    <p className={styles.which}>
      {car.name}
      <span className="small muted num">
        {car.modification.name}, {formatMoney(car.price ?? 0)}
      </span>
      {!isLike(best, like) && (
        <span className={`small ${styles.unlike}`}>
          {best.term === like.term
            ? `Укладывается только по${NBSP}другой программе`
            : `За${NBSP}${monthsText(like.term)} не${NBSP}укладывается`}
        </span>
      )}
    </p>
    {!isCostAbove && (
      <p className="small muted">
        Полная стоимость кредита <span className="nw">{formatFullCost(best.program)} годовых</span>
      </p>
    )}
    <p className={`small muted num ${styles.pays}`}>
      <span className={styles.monthly}>{formatMoney(best.payment.monthly)}</span> в{NBSP}месяц,{' '}
      <span className={styles.term}>{monthsText(best.term)}</span>
      {lastText(best, prepayPercent)}
    </p>
    <RouteArrow
      to="configurator"
      hash={`slide=1&model=${car.conf_code}&comp=${car.id}&program=${best.program.id}&first=${prepayPercent}&term=${best.term}`}
    >
      Собрать<span className="vh"> {carName(car)}</span>
    </RouteArrow>
    {children}
  </div>
)

/** The other programmes and terms of a trim. */
const OtherWays = ({ car, others, prepayPercent }: Found & Compared) =>
  others.length > 0 && (
    <details className={`small ${styles.ways}`}>
      <summary>
        Ещё {countOf(others.length, WAYS)} для {car.name}
        <span className="vh">, {carName(car)}</span>
      </summary>
      <ul>
        {others.map(({ program, term, payment }) => (
          <li key={`${program.id}-${term}`} className="num">
            «{program.name}», полная стоимость кредита {formatFullCost(program)} годовых: {monthsText(term)},{' '}
            {formatMoney(payment.monthly)} в{NBSP}месяц
            {lastText({ car, program, term, payment }, prepayPercent)}
          </li>
        ))}
      </ul>
    </details>
  )

/** A differing last payment, exactly as in the calculator and the document. */
function lastText({ car, program, term, payment }: Affordable<Complectation>, prepayPercent: number): string {
  if (payment.residual === 0) return ''
  const { rate, restcost } = program
  const plan = repaymentPlan({ price: car.price ?? 0, prepayPercent, rate, restcost, term })
  return plan ? `, последний ${formatMoney(plan.last)}` : ''
}
