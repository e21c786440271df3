import { carName } from '#src/content/cars/car-name.ts'
import type { MouseEvent } from 'react'
import { inPlace } from '#src/components/in-place.ts'
import { leastOf, prepayFor } from '#src/domain/credit/budget.ts'
import { creditMessages } from '#src/domain/credit/plan.ts'
import { formatMoney } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { typograf } from '#src/domain/typography.ts'
import { formatFullCost } from '#src/domain/credit.ts'
import { monthsText } from '#src/pages/shared/credit/calculator.tsx'
import { hrefTo } from '#src/routes.ts'
import type { BudgetProps } from '#src/pages/shared/credit/budget.tsx'
import styles from '#src/pages/shared/credit/budget.module.css'

/** Shown when nothing fits: the lowest monthly payment, and changes that would make the sum sufficient. */
export function Nothing({
  trims,
  programs,
  prepayPercent,
  budget,
  hiddenFields,
  onChange,
  onPrepay,
}: BudgetProps & { budget: number; prepayPercent: number }) {
  const least = leastOf(trims, programs, prepayPercent)
  if (!least) return <p className="lead">{creditMessages.none}.</p>
  const { car, term, payment } = least
  const enough = roundedUp(payment.monthly)
  const percent = onPrepay ? prepayFor(trims, programs, { budget, prepayPercent }) : null
  const step = (change: Record<string, string>, act: () => void) => ({
    href: hrefTo('finance', { query: { ...hiddenFields, budget: String(budget), ...change }, hash: 'budget' }),
    className: styles.step,
    onClick: (event: MouseEvent) => inPlace(event, act),
  })
  const end = payment.residual > 0 ? `, остаточный платёж ${formatMoney(payment.residual)}` : ''
  return (
    <div className={styles.nothing}>
      <p className="h3">
        {typograf(`За ${formatMoney(budget)} в месяц при взносе ${prepayPercent} % ничего не подходит`)}
      </p>
      <p>
        {typograf(
          `Самый маленький платёж — ${formatMoney(payment.monthly)}: ${carName(car)}, ${monthsText(term)}${end}.`,
        )}
      </p>
      <p className="small muted">
        Полная стоимость кредита {formatFullCost(least.program)} годовых, программа «{least.program.name}».
      </p>
      <p className={styles.steps}>
        <a {...step({ budget: String(enough) }, () => onChange({ budget: enough }))}>
          Показать за {formatMoney(enough)} в{NBSP}месяц
        </a>
        {percent !== null && onPrepay && (
          <a {...step({ first: String(percent) }, () => onPrepay(percent))}>
            Увеличить первый взнос до{NBSP}
            {percent}
            {NBSP}%
          </a>
        )}
      </p>
    </div>
  )
}

const ROUND = 1000
const roundedUp = (sum: number): number => Math.ceil(sum / ROUND) * ROUND
