import { carName } from '#src/content/cars/car-name.ts'
import type { MouseEvent } from 'react'
import { isPlainClick } from '#src/components/plain-click.ts'
import {
  affordable,
  byCar,
  leastOf,
  prepayFor,
  type Affordable,
  type AffordableCar,
} from '#src/domain/credit/budget.ts'
import { creditMessages } from '#src/domain/credit/plan.ts'
import { LIMITS, type FinanceQuestion } from '#src/domain/credit/query.ts'
import { repaymentPlan } from '#src/domain/credit/repayment.ts'
import type { CreditProgram } from '#src/domain/credit.ts'
import { countOf, formatMoney, plural } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { typograf } from '#src/domain/typography.ts'
import { formatFullCost } from '#src/pages/shared/credit/credit-terms.tsx'
import { monthsText } from '#src/pages/shared/credit/calculator.tsx'
import { FinanceForm } from '#src/pages/shared/credit/finance-form.tsx'
import { NumberField } from '#src/pages/shared/credit/number-field.tsx'
import { RouteArrow } from '#src/pages/shared/copy/links.tsx'
import { CarPicture } from '#src/pages/shared/cars/pictures.tsx'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/shared/credit/budget.module.css'

const FITS = ['Подходит', 'Подходят', 'Подходит'] as const
const TRIMS = ['комплектация', 'комплектации', 'комплектаций'] as const
const WAYS = ['вариант', 'варианта', 'вариантов'] as const
const USUAL_BUDGET = 120_000
/** More are shown on request. */
const SHOWN = 6

type BudgetProps = {
  trims: readonly Complectation[]
  programs: readonly CreditProgram[]
  /** First payment, % of the price; `isAbove`: it stands in a calculation above this one. */
  prepayPercent: number
  isAbove: boolean
  /** The name of the car that is looked at and has no price yet: the list is of others. */
  instead?: string | undefined
  question: Pick<FinanceQuestion, 'budget' | 'all'>
  onChange: (change: Partial<FinanceQuestion>) => void
  onPrepay?: ((percent: number) => void) | undefined
  kept: Readonly<Record<string, string>>
}

/** Says of the list what is true of it: which way of paying stands first depends on what the sum allows. */
function orderText(shown: readonly AffordableCar<Complectation>[]): string {
  const rest = shown.filter(({ best }) => best.payment.residual > 0).length
  const way =
    rest === 0
      ? 'Для каждой назван самый короткий срок без остаточного платежа'
      : rest === shown.length
        ? 'Для каждой назван самый короткий срок. В эту сумму укладываются только программы с остаточным платежом: последний платёж назван рядом'
        : 'Для каждой назван самый короткий срок без остаточного платежа, а где сумма этого не позволяет — с ним: последний платёж назван рядом'
  const others = shown.some(({ others: ways }) => ways.length > 0) ? '. Остальные варианты — под ним' : ''
  return typograf(`Сначала самые дорогие из тех, что укладываются в сумму. ${way}${others}.`)
}

/** «Сколько готовы платить в месяц»: every trim and term that fits. */
export function Budget(props: BudgetProps) {
  const { trims, programs, prepayPercent, isAbove, instead, question, onChange, kept } = props
  const budget = question.budget ?? USUAL_BUDGET
  const found = byCar(affordable(trims, programs, { budget, prepayPercent }))
  const shown = question.all ? found : found.slice(0, SHOWN)
  const showAll = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onChange({ all: true })
  }
  const where = isAbove ? `, как в${NBSP}расчёте выше` : ''
  return (
    <div className={styles.budget}>
      <div className={`section-head ${styles.head}`}>
        <h2 className="h1">Сколько готовы платить в{NBSP}месяц</h2>
        <FinanceForm part="budget" kept={kept} className={styles.sum}>
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
      {/* One status for both outcomes: what changes inside it is read out. */}
      <div role="status">
        {found.length > 0 ? (
          <p className={`small muted ${styles.hint}`}>
            {`${plural(found.length, FITS)} ${countOf(found.length, TRIMS)} при первом взносе ${prepayPercent}${NBSP}%${where}. Цена без доплат за${NBSP}цвет и${NBSP}пакеты.`}
          </p>
        ) : (
          <Nothing {...props} budget={budget} />
        )}
      </div>
      {found.length > 1 && <p className={`small muted ${styles.hint}`}>{orderText(shown)}</p>}
      <ul className={styles.list} hidden={found.length === 0}>
        {shown.map((affordableCar) => (
          <AffordableRow key={affordableCar.car.id} {...affordableCar} prepayPercent={prepayPercent} />
        ))}
      </ul>
      {found.length > shown.length && (
        <a
          href={hrefTo('finance', { query: { ...kept, budget: String(budget), all: '1' }, hash: 'budget' })}
          className={styles.more}
          onClick={showAll}
        >
          Показать все: {countOf(found.length, TRIMS)}
        </a>
      )}
    </div>
  )
}

/** The last payment where it is another one: to the rouble what the calculator and the document say. */
function lastText({ car, program, term, payment }: Affordable<Complectation>, prepayPercent: number): string {
  if (payment.residual === 0) return ''
  const { rate, restcost } = program
  const plan = repaymentPlan({ price: car.price ?? 0, prepayPercent, rate, restcost, term })
  return plan ? `, последний ${formatMoney(plan.last)}` : ''
}

type RowProps = AffordableCar<Complectation> & { prepayPercent: number }

const AffordableRow = ({ car, best, others, prepayPercent }: RowProps) => (
  <li>
    <CarPicture code={car.model_code} view="line" decorative />
    <p>
      <span className={styles.name}>{carName(car)}</span>
      <span className="small muted num">{formatMoney(car.price ?? 0)}</span>
    </p>
    <div className="small">
      <span className={styles.cost}>Полная стоимость кредита {formatFullCost(best.program)} годовых</span>
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

/** Shown when nothing fits: the lowest monthly payment, and changes that would make the sum sufficient. */
function Nothing({
  trims,
  programs,
  prepayPercent,
  budget,
  kept,
  onChange,
  onPrepay,
}: BudgetProps & { budget: number }) {
  const least = leastOf(trims, programs, prepayPercent)
  if (!least) return <p className="lead">{creditMessages.none}.</p>
  const { car, term, payment } = least
  const enough = roundedUp(payment.monthly)
  const percent = onPrepay ? prepayFor(trims, programs, { budget, prepayPercent }) : null
  const step = (change: Record<string, string>, act: () => void) => ({
    href: hrefTo('finance', { query: { ...kept, budget: String(budget), ...change }, hash: 'budget' }),
    className: styles.more,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      act()
    },
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
