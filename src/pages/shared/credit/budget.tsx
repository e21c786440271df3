import type { MouseEvent } from 'react'
import { cx } from '#src/components/class-names.ts'
import { PhoneFold } from '#src/components/phone-fold.tsx'
import { isPlainClick } from '#src/components/plain-click.ts'
import { affordable, byCar, type AffordableCar } from '#src/domain/credit/budget.ts'
import { LIMITS, type FinanceQuestion } from '#src/domain/credit/query.ts'
import type { CreditProgram } from '#src/domain/credit.ts'
import { countOf, plural } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { typograf } from '#src/domain/typography.ts'
import { FinanceForm } from '#src/pages/shared/credit/finance-form.tsx'
import { NumberField } from '#src/pages/shared/credit/number-field.tsx'
import { hrefTo } from '#src/routes.ts'
import { AffordableRow } from '#src/pages/shared/credit/affordable-row.tsx'
import { Nothing } from '#src/pages/shared/credit/nothing-affordable.tsx'
import styles from '#src/pages/shared/credit/budget.module.css'

const FITS = ['Подходит', 'Подходят', 'Подходит'] as const
const TRIMS = ['комплектация', 'комплектации', 'комплектаций'] as const
const NOTHING_FITS = 'Ничего не подходит'

const USUAL_BUDGET = 120_000
/**
 * More are shown on request; on a phone, where each takes a third of the screen, fewer at first (budget.module.css).
 */
const SHOWN = 6
const SHOWN_ON_PHONE = 3

export type BudgetProps = {
  trims: readonly Complectation[]
  programs: readonly CreditProgram[]
  /** First payment, % of the price; `isAbove`: it is in a calculation above this one. */
  prepayPercent: number
  isAbove: boolean
  /** The name of the displayed car, which has no price yet: the list is of others. */
  instead?: string | undefined
  question: Pick<FinanceQuestion, 'budget' | 'all'>
  onChange: (change: Partial<FinanceQuestion>) => void
  onPrepay?: ((percent: number) => void) | undefined
  hiddenFields: Readonly<Record<string, string>>
}

/** The introduction of the list: which way of paying comes first depends on the sum. */
function orderText(shown: readonly AffordableCar<Complectation>[]): string {
  const rest = shown.filter(({ best }) => best.payment.residual > 0).length
  const way =
    rest === 0
      ? 'у каждой самый короткий срок без остаточного платежа'
      : rest === shown.length
        ? 'у каждой самый короткий срок с остаточным платежом: без него в эту сумму не уложиться'
        : 'у каждой самый короткий срок без остаточного платежа, а где сумма этого не позволяет — с ним'
  return typograf(`По убыванию платежа; ${way}.`)
}

/** «Сколько готовы платить в месяц?»: every trim and term that fits. */
export function Budget(props: BudgetProps) {
  const { trims, programs, prepayPercent, isAbove, instead, question, onChange, hiddenFields } = props
  const budget = question.budget ?? USUAL_BUDGET
  const found = byCar(affordable(trims, programs, { budget, prepayPercent }))
  const shown = question.all ? found : found.slice(0, SHOWN)
  const showAll = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onChange({ all: true })
  }
  const fits = `${plural(found.length, FITS)} ${countOf(found.length, TRIMS)}`
  const where = isAbove ? `, как в${NBSP}расчёте выше` : ''
  return (
    <div className={styles.budget}>
      <div className={`section-head ${styles.head}`}>
        <h2 className="h1">Сколько готовы платить в{NBSP}месяц?</h2>
        <FinanceForm part="budget" hiddenFields={hiddenFields} className={styles.sum}>
          <NumberField
            label="Не больше"
            name="budget"
            max={LIMITS.roubles}
            value={budget}
            onChange={(value) => onChange({ budget: value })}
          />
        </FinanceForm>
      </div>
      {instead && (
        <p className={styles.instead}>
          Цена {instead} ещё не{NBSP}объявлена. Пока можно прикинуть по{NBSP}моделям с{NBSP}объявленной ценой.
        </p>
      )}
      {/* The outcome alone is announced: the whole text names the first payment, and was read at every step of its slider. */}
      <p role="status" className="vh">
        {found.length > 0 ? fits : NOTHING_FITS}
      </p>
      {found.length > 0 ? (
        <PhoneFold
          summary={<span className="h3">{countOf(found.length, TRIMS)}</span>}
          // What was asked for is shown.
          open={question.budget !== null || question.all}
          className={styles.found}
        >
          <p className={`small muted ${styles.hint}`}>
            {`${fits} при первом взносе ${prepayPercent}${NBSP}%${where}. Цена без доплат за${NBSP}цвет и${NBSP}пакеты. `}
            {found.length > 1 && orderText(shown)}
          </p>
          <ul className={cx(styles.list, !question.all && styles.few)}>
            {shown.map((one) => (
              <AffordableRow key={one.car.id} {...one} prepayPercent={prepayPercent} />
            ))}
          </ul>
          {!question.all && found.length > SHOWN_ON_PHONE && (
            <a
              href={hrefTo('finance', { query: { ...hiddenFields, budget: String(budget), all: '1' }, hash: 'budget' })}
              className={cx(styles.more, found.length <= SHOWN && styles.phoneOnly)}
              onClick={showAll}
            >
              Показать все: {countOf(found.length, TRIMS)}
            </a>
          )}
        </PhoneFold>
      ) : (
        <Nothing {...props} budget={budget} />
      )}
    </div>
  )
}
