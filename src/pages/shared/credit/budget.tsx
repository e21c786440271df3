import { affordable, byCar, type LikeCredit } from '#src/domain/credit/budget.ts'
import { LIMITS, type FinanceQuestion } from '#src/domain/credit/query.ts'
import { formatFullCost, type CreditProgram } from '#src/domain/credit.ts'
import type { CreditPlan } from '#src/domain/credit/plan.ts'
import { countOf, plural } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { monthsText } from '#src/pages/shared/credit/calculator.tsx'
import { FinanceForm } from '#src/pages/shared/credit/finance-form.tsx'
import { NumberField } from '#src/pages/shared/credit/number-field.tsx'
import { AffordableModel, TRIMS } from '#src/pages/shared/credit/affordable-model.tsx'
import { Nothing } from '#src/pages/shared/credit/nothing-affordable.tsx'
import styles from '#src/pages/shared/credit/budget.module.css'

const FITS = ['Подходит', 'Подходят', 'Подходит'] as const
const NOTHING_FITS = 'Ничего не подходит'

const USUAL_BUDGET = 120_000
const USUAL_PREPAY = 30
const USUAL_TERM = 36

export type BudgetProps = {
  trims: readonly Complectation[]
  programs: readonly CreditProgram[]
  /** The calculation above this one: cars are compared at its first payment, term and programme. */
  plan: CreditPlan | undefined
  /** The name of the displayed car, which has no price yet: the list is of others. */
  instead?: string | undefined
  question: Pick<FinanceQuestion, 'budget'>
  onChange: (change: Partial<FinanceQuestion>) => void
  onPrepay?: ((percent: number) => void) | undefined
  hiddenFields: Readonly<Record<string, string>>
}

/**
 * «Что выбрать под свой платёж?»: of each model the trim whose payment comes nearest to the sum, all at one credit, its
 * others that fit folded under it.
 */
export function Budget(props: BudgetProps) {
  const { trims, programs, plan, instead, question, onChange, hiddenFields } = props
  const budget = question.budget ?? USUAL_BUDGET
  const prepayPercent = plan?.prepayPercent ?? USUAL_PREPAY
  const like: LikeCredit = { term: plan?.term ?? USUAL_TERM, program: plan?.program }
  const found = byCar(affordable(trims, programs, { budget, prepayPercent }), like)
  // In the order of what was found: the payment nearest to the sum first.
  const models = [...new Set(found.map(({ car }) => car.model_code))].map((code) =>
    found.filter(({ car }) => car.model_code === code),
  )
  const [first, ...others] = models.map(([shown]) => shown!.best.program)
  // One programme for all that is shown: its full cost stands once, before every payment (38-ФЗ, art. 28).
  const common = others.every(({ id }) => id === first?.id) ? first : undefined
  const fits = `${plural(found.length, FITS)} ${countOf(found.length, TRIMS)}`
  return (
    <div className={styles.budget}>
      <div className={`section-head ${styles.head}`}>
        <h2 className="h1">Что выбрать под{NBSP}свой платёж?</h2>
        <FinanceForm part="budget" hiddenFields={hiddenFields} className={styles.sum}>
          <NumberField
            label={`Не больше в${NBSP}месяц`}
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
          <p className={`small ${styles.hint}`}>
            {common && (
              <>
                Полная стоимость кредита <span className="nw">{formatFullCost(common)} годовых.</span>{' '}
              </>
            )}
            Первый взнос {prepayPercent}
            {NBSP}%, {monthsText(like.term)}
            {plan && `, как в${NBSP}расчёте выше`}. Цены без доплат за{NBSP}цвет и{NBSP}пакеты.
          </p>
          <ul className={styles.list}>
            {models.map((own) => (
              <AffordableModel
                key={own[0]!.car.model_code}
                code={own[0]!.car.model_code}
                found={own}
                isCostAbove={common !== undefined}
                {...{ prepayPercent, like }}
              />
            ))}
          </ul>
        </>
      ) : (
        <Nothing {...props} budget={budget} prepayPercent={prepayPercent} />
      )}
    </div>
  )
}
