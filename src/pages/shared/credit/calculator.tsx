import type { ReactNode } from 'react'
import { track } from '#src/analytics/track.ts'
import { Segmented } from '#src/components/segmented.tsx'
import { cx } from '#src/components/class-names.ts'
import { casco, firstPayment, fullCost, lastPayment, overpayment } from '#src/content/terms/money.ts'
import { formatFullCost, type CreditProgram } from '#src/domain/credit.ts'
import { creditMessages, type CreditOffer, type CreditPlan, type CreditSelection } from '#src/domain/credit/plan.ts'
import { repaymentPlan } from '#src/domain/credit/repayment.ts'
import { countOf, formatMoney } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { percentBounds } from '#src/domain/credit/bounds.ts'
import { CreditTerms, FullCost } from '#src/pages/shared/credit/credit-terms.tsx'
import { Words } from '#src/pages/shared/copy/explained.tsx'
import { Range } from '#src/pages/shared/credit/range.tsx'
import { RepaymentChart } from '#src/pages/shared/credit/repayment.tsx'
import styles from '#src/pages/shared/credit/calculator.module.css'

const MONTHS = ['месяц', 'месяца', 'месяцев'] as const
export const monthsText = (months: number): string => countOf(months, MONTHS)

type CalculatorProps = {
  price: number
  offer: CreditOffer
  onSelect: (select: Partial<CreditSelection>) => void
  /** Before the controls: the question, and which car it is asked of. */
  head?: ReactNode
  /** What sends the form without scripts. */
  send?: ReactNode
  /** Where the payment leads; with it a phone keeps the payment in sight while one chooses. */
  next?: ReactNode
  /** Under the programmes: which there are besides. */
  besides?: ReactNode
}

/**
 * First payment, term and programme on the left, what they mean in one panel on the right; where it is narrow the panel
 * follows them: one chooses first, then reads what it comes to. One for the configurator and /finance.html.
 */
export function CreditCalculator({ price, offer, onSelect, head, send, next, besides }: CalculatorProps) {
  const { plan, programs, notes } = offer
  const select = (change: Partial<CreditSelection>) => {
    // A slider that is dragged tells of every percent on its way: in a row they are one calculation.
    if (window.dataLayer?.at(-1)?.event !== 'credit_calc') track('credit_calc', {})
    onSelect(change)
  }
  const terms = plan.program.terms.map(({ term }) => term).sort((a, b) => a - b)
  return (
    <div className={styles.calculator} data-credit>
      <div className={cx(styles.grid, next !== undefined && styles.stays)}>
        <div className={styles.controls}>
          {head}
          <Range
            label="Первый взнос"
            name="first"
            min={plan.prepayRange.min}
            max={plan.prepayRange.max}
            value={plan.prepayPercent}
            text={`${plan.prepayPercent}${NBSP}%, ${formatMoney(plan.prepay)}`}
            onChange={(first) => select({ first })}
          />
          <NarrowerRange {...plan} />
          <Segmented
            legend="Срок, месяцев"
            name="term"
            options={terms.map((term) => ({ value: String(term), label: String(term) }))}
            value={String(plan.term)}
            onChange={(term) => select({ term: Number(term) })}
          />
          <Programs
            programs={programs}
            chosen={plan.program}
            choose={(program) => select({ program })}
            besides={besides}
          />
          <div role="status" className={styles.notes}>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
          {send}
        </div>
        {/* In a narrow panel its dark ground would be cut by the bar under it. */}
        <div className={styles.panel} {...(next !== undefined && { 'data-scene': 'dark' })} data-credit-terms>
          <div className={styles.sum}>
            <FullCost program={plan.program} />
            {/* Read out as a whole after every change: a sum without its term and its end says too little. */}
            <output className={styles.result} aria-atomic="true">
              <span className={styles.label}>Платёж в{NBSP}месяц</span>{' '}
              <span className={cx('num', styles.monthly)} data-payment={plan.payment.residual}>
                {formatMoney(plan.payment.monthly)}
              </span>{' '}
              <span className={cx('num', styles.ends)}>{endOf(plan)}</span>
            </output>
          </div>
          <div className={styles.details}>
            {next}
            <Details price={price} plan={plan} />
          </div>
        </div>
        <div className={styles.words}>
          <Words terms={[fullCost, firstPayment, lastPayment, overpayment, casco]} />
        </div>
      </div>
    </div>
  )
}

/** The programme's terms stand below: where this price leaves less of them, the slider would contradict them. */
const NarrowerRange = ({ program, prepayRange: { min, max } }: CreditPlan) =>
  (min > program.min_prepay || max < program.max_prepay) && (
    <p className="small muted">
      При{NBSP}этой цене взнос {percentBounds(min, max)}: при{NBSP}другом сумма кредита не{NBSP}по{NBSP}условиям
      программы
    </p>
  )

type ProgramsProps = {
  programs: readonly CreditProgram[]
  chosen: CreditProgram
  choose: (id: number) => void
  besides: ReactNode
}

const Programs = ({ programs, chosen, choose, besides }: ProgramsProps) => (
  <fieldset id="programs">
    {/* Once for all: each programme below has only its figures. */}
    <legend className={styles.legend}>Программа и{NBSP}полная стоимость кредита</legend>
    {programs.map((program) => (
      <label key={program.id} className={styles.program}>
        <input
          type="radio"
          name="program"
          value={program.id}
          checked={program.id === chosen.id}
          onChange={() => choose(program.id)}
        />
        <span className={styles.mark} aria-hidden="true" />
        <span>
          {program.name}
          <small>
            {formatFullCost(program)} годовых
            {program.requires_casco && `, нужно каско`}
          </small>
        </span>
      </label>
    ))}
    <p className={styles.about}>
      {chosen.description} {besides}
    </p>
  </fieldset>
)

/** How long it is paid, and what is left to pay then: a small payment a month may have a large one at its end. */
const endOf = ({ term, payment }: CreditPlan): string =>
  payment.residual > 0
    ? `${monthsText(term)}, в${NBSP}конце срока${NBSP}— остаточный платёж ${formatMoney(payment.residual)}`
    : `${monthsText(term)}, без остаточного платежа`

/** What stands behind the payment, under it: month by month, in sums, and in the words of the law. */
function Details({ price, plan }: { price: number; plan: CreditPlan }) {
  const { program, prepay, prepayPercent, term, payment } = plan
  const { rate, restcost } = program
  const schedule = repaymentPlan({ price, prepayPercent, rate, restcost, term })
  return (
    <>
      {schedule && <RepaymentChart plan={schedule} />}
      <dl className={styles.figures}>
        <Figure name="Первый взнос" value={formatMoney(prepay)} />
        <Figure name="Сумма кредита" value={formatMoney(payment.credit)} />
        {schedule && <Figure name="Переплата за срок" value={formatMoney(schedule.overpayment)} />}
        {schedule && (
          <Figure
            name={restcost > 0 ? 'Последний платёж, с остаточным' : 'Последний платёж'}
            value={formatMoney(schedule.last)}
          />
        )}
      </dl>
      <CreditTerms program={program} />
      <p className="small muted">{creditMessages.estimate}.</p>
    </>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{value}</dd>
  </div>
)
