import { useState } from 'react'
import { LazyImage } from '#src/components/lazy-image.tsx'
import { affordable, byCar } from '#src/domain/credit/budget.ts'
import { creditMessages } from '#src/domain/credit/plan.ts'
import type { CreditProgram } from '#src/domain/credit.ts'
import { countOf, formatMoney } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { formatFullCost } from '#src/pages/parts/credit-terms.tsx'
import { monthsText } from '#src/pages/parts/credit/calculator.tsx'
import { NumberField } from '#src/pages/parts/credit/number-field.tsx'
import { RouteArrow } from '#src/pages/parts/links.tsx'
import { carSrc, SIDE_FRAME } from '#src/pages/parts/pictures.tsx'
import styles from '#src/pages/parts/credit/budget.module.css'

const TRIMS = ['комплектация', 'комплектации', 'комплектаций'] as const
const WAYS = ['вариант', 'варианта', 'вариантов'] as const
export const USUAL_BUDGET = 120_000
/** More are shown on request. */
const SHOWN = 6

type BudgetProps = {
  trims: readonly Complectation[]
  programs: readonly CreditProgram[]
  /** First payment, % of the price. */
  prepayPercent: number
  /** From the address, where a form without scripts wrote it. */
  initial?: number | undefined
}

/** «Готов платить N ₽ в месяц»: every trim and term that fits. */
export function Budget({ trims, programs, prepayPercent, initial = USUAL_BUDGET }: BudgetProps) {
  const [budget, setBudget] = useState(initial)
  const [isWhole, setWhole] = useState(false)
  const found = byCar(affordable(trims, programs, { budget, prepayPercent }))
  const shown = isWhole ? found : found.slice(0, SHOWN)
  return (
    <div className={styles.budget}>
      <div className={`section-head ${styles.head}`}>
        <h2 className="h1">Готов платить в{NBSP}месяц</h2>
        <NumberField label="Не больше" name="budget" value={budget} onChange={setBudget} className={styles.sum} />
      </div>
      <p role="status" className="small muted">
        {found.length > 0
          ? `Подходит ${countOf(found.length, TRIMS)} при первом взносе ${prepayPercent}${NBSP}%. Цена без доплат за цвет и пакеты.`
          : `${creditMessages.none}.`}
      </p>
      <ul className={styles.list}>
        {shown.map(({ car, best, others }) => (
          <li key={car.id}>
            <LazyImage
              src={carSrc(car.model_code, 'line')}
              alt=""
              width={SIDE_FRAME.width}
              height={SIDE_FRAME.height}
              className={styles.car}
            />
            <p>
              <span className={styles.name}>{car.trim_caption}</span>
              <span className="small muted num">{formatMoney(car.price ?? 0)}</span>
            </p>
            <div className="small">
              <span className={styles.cost}>Полная стоимость кредита {formatFullCost(best.program)} годовых</span>
              <span className={`${styles.monthly} num`}>{formatMoney(best.payment.monthly)}</span>
              <span className="muted">
                {' '}
                в{NBSP}месяц, {monthsText(best.term)}
                {best.payment.residual > 0 &&
                  `, последний ${formatMoney(best.payment.monthly + best.payment.residual)}`}
              </span>
              {others.length > 0 && (
                <details className={styles.ways}>
                  <summary>
                    Ещё {countOf(others.length, WAYS)}
                    <span className="vh"> для {car.trim_caption}</span>
                  </summary>
                  <ul>
                    {others.map(({ program, term, payment }) => (
                      <li key={`${program.id}-${term}`} className="num">
                        «{program.name}», полная стоимость кредита {formatFullCost(program)} годовых: {monthsText(term)}
                        , {formatMoney(payment.monthly)}
                        {payment.residual > 0 && `, последний ${formatMoney(payment.monthly + payment.residual)}`}
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </div>
            <RouteArrow
              to="configurator"
              hash={`slide=1&model=${car.conf_code}&comp=${car.id}&program=${best.program.id}&first=${prepayPercent}&term=${best.term}`}
            >
              Собрать<span className="vh"> {car.trim_caption}</span>
            </RouteArrow>
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          Показать все: {countOf(found.length, TRIMS)}
        </button>
      )}
    </div>
  )
}
