import { affordable, byCar, type AffordableCar } from '#src/domain/credit/budget.ts'
import { LIMITS, type FinanceQuestion } from '#src/domain/credit/query.ts'
import type { CreditProgram } from '#src/domain/credit.ts'
import { countOf, plural } from '#src/domain/format.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { typograf } from '#src/domain/typography.ts'
import { FinanceForm } from '#src/pages/shared/credit/finance-form.tsx'
import { NumberField } from '#src/pages/shared/credit/number-field.tsx'
import { AffordableModel, TRIMS } from '#src/pages/shared/credit/affordable-model.tsx'
import { Nothing } from '#src/pages/shared/credit/nothing-affordable.tsx'
import styles from '#src/pages/shared/credit/budget.module.css'

const FITS = ['Подходит', 'Подходят', 'Подходит'] as const
const NOTHING_FITS = 'Ничего не подходит'

const USUAL_BUDGET = 120_000

export type BudgetProps = {
  trims: readonly Complectation[]
  programs: readonly CreditProgram[]
  /** First payment, % of the price; `isAbove`: it is in a calculation above this one. */
  prepayPercent: number
  isAbove: boolean
  /** The name of the displayed car, which has no price yet: the list is of others. */
  instead?: string | undefined
  question: Pick<FinanceQuestion, 'budget'>
  onChange: (change: Partial<FinanceQuestion>) => void
  onPrepay?: ((percent: number) => void) | undefined
  hiddenFields: Readonly<Record<string, string>>
}

/** Which way of paying is each trim's depends on the sum. */
function termText(found: readonly AffordableCar<Complectation>[]): string {
  const rest = found.filter(({ best }) => best.payment.residual > 0).length
  return typograf(
    rest === 0
      ? 'у каждой самый короткий срок без остаточного платежа.'
      : rest === found.length
        ? 'у каждой самый короткий срок с остаточным платежом: без него в эту сумму не уложиться.'
        : 'у каждой самый короткий срок без остаточного платежа, а где сумма этого не позволяет — с ним.',
  )
}

/**
 * «Сколько готовы платить в месяц?»: of each model the trim whose payment comes nearest to the sum, its others that fit
 * folded under it.
 */
export function Budget(props: BudgetProps) {
  const { trims, programs, prepayPercent, isAbove, instead, question, onChange, hiddenFields } = props
  const budget = question.budget ?? USUAL_BUDGET
  const found = byCar(affordable(trims, programs, { budget, prepayPercent }))
  const fits = `${plural(found.length, FITS)} ${countOf(found.length, TRIMS)}`
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
        <p className={styles.hint}>
          Цена {instead} ещё не{NBSP}объявлена. Пока можно прикинуть по{NBSP}моделям с{NBSP}объявленной ценой.
        </p>
      )}
      {/* The outcome alone is announced: the whole text names the first payment, and was read at every step of its slider. */}
      <p role="status" className="vh">
        {found.length > 0 ? fits : NOTHING_FITS}
      </p>
      {found.length > 0 ? (
        <>
          <p className={`small muted ${styles.hint}`}>
            {`${fits} при первом взносе ${prepayPercent}${NBSP}%${isAbove ? `, как в${NBSP}расчёте выше` : ''}; `}
            {termText(found)} Цена без доплат за{NBSP}цвет и{NBSP}пакеты.
          </p>
          <ul className={styles.list}>
            {MODEL_CODES.map((code) => {
              const own = found.filter(({ car }) => car.model_code === code)
              return own.length > 0 && <AffordableModel key={code} code={code} found={own} {...{ prepayPercent }} />
            })}
          </ul>
        </>
      ) : (
        <Nothing {...props} budget={budget} />
      )}
    </div>
  )
}
