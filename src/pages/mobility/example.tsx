import type { ReactNode } from 'react'
import { DataTable } from '#src/components/data-table.tsx'
import { PriceNote } from '#src/components/price-note.tsx'
import { carName } from '#src/content/cars/car-name.ts'
import type { Section } from '#src/content/copy.ts'
import { modelName } from '#src/content/models/names.ts'
import { mobilityExample } from '#src/content/mobility-example.ts'
import { costExamples } from '#src/content/seed/owning-costs.ts'
import { formatFullCost, offered, type CreditProgram } from '#src/domain/credit.ts'
import { countOf, formatDate, formatMoney, formatNumber } from '#src/domain/format.ts'
import { mobilitySums, type MobilitySums } from '#src/domain/mobility-example.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { transportTaxOf } from '#src/domain/transport-tax.ts'
import { typograf } from '#src/domain/typography.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { Ways } from '#src/pages/mobility/ways.tsx'
import { CopySection } from '#src/pages/shared/copy/copy.tsx'
import { Bank, CreditWarnings } from '#src/pages/shared/credit/credit-terms.tsx'
import { regionOf, usualFor } from '#src/pages/shared/credit/owning.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/mobility/mobility.module.css'

const { model, months, ...terms } = mobilityExample
const MONTHS = ['месяц', 'месяца', 'месяцев'] as const
const INCLUDED = 'в платеже'
const WAYS = ['Подписка', 'Долгая аренда', 'Кредит'] as const
const FOR_MONTHS = `За${NBSP}${countOf(months, MONTHS)}`
const MADE_OF = 'Подробно: суммы и условия'
const EXAMPLE = typograf(
  `Пример: ${modelName(model)}, ${countOf(months, MONTHS)}, ${formatNumber(terms.kmAMonth)} км в месяц, Москва.`,
)

type Found = { trim: Complectation; sums: MobilitySums }

/** The car and its sums; null where it has no price or no programme fits it. */
export function useExample(): Found | null {
  const programs = useAppState((state) => state.creditPrograms)
  const trim = useAppState((state) => state.complectations[model])?.find(({ id }) => id === terms.trim)
  if (!programs || !trim || trim.price === null) return null
  const { insurance, service, taxRate } = usualFor(trim.modification, trim.price, regionOf(null))
  const sums = mobilitySums(
    mobilityExample,
    offered(programs),
    { price: trim.price, model },
    { insurance, service, tax: transportTaxOf(taxRate, trim.modification.power_hp) },
  )
  return sums && { trim, sums }
}

type ExampleProps = Found & { section: Section; conditions: Section | undefined }

/** The same months in three ways: added up, then their conditions in the same columns. */
export const Example = ({ trim, sums, section, conditions }: ExampleProps) => (
  <CopySection
    section={{
      ...section,
      heading: (conditions ?? section).heading,
      text: [...(conditions?.text ?? []), EXAMPLE],
    }}
    tight
  >
    <Totals sums={sums} />
    <details className={styles.made}>
      <summary className="fold-line">{MADE_OF}</summary>
      <DataTable
        caption={section.heading}
        captionHidden
        stacks
        columns={[FOR_MONTHS, ...WAYS]}
        rows={rowsOf(sums)}
        className={`${styles.columns} ${styles.example}`}
      />
      {conditions?.table && <Ways section={conditions} table={conditions.table} />}
      <Assumptions trim={trim} sums={sums}>
        {section.text.join(' ')}
      </Assumptions>
    </details>
    <div className={styles.conditions}>
      <Bank program={sums.program} />
      <CreditWarnings />
      <PriceNote code={model} />
    </div>
  </CopySection>
)

/** Computed from the displayed rows, so that they add up. */
const totalsOf = ({ total, back }: MobilitySums) => [
  total.subscription,
  total.rental,
  total.credit + back - toThousands(back),
]

const A_MONTH = `в${NBSP}месяц`
const RETURNED = `в${NBSP}конце вернуть`

type Way = {
  name: string
  program?: CreditProgram
  now: number
  aMonth: number
  besides?: string
  end: string
  back: number
}

const waysOf = ({ program, prepay, monthly, back }: MobilitySums): Way[] => [
  { name: WAYS[0], now: 0, aMonth: terms.subscription, end: RETURNED, back: 0 },
  { name: WAYS[1], now: 0, aMonth: terms.rental, besides: `и${NBSP}шины`, end: RETURNED, back: 0 },
  {
    name: WAYS[2],
    program,
    now: prepay,
    aMonth: monthly,
    besides: `и${NBSP}страховка, обслуживание, налог`,
    end: `в${NBSP}конце продать, вернётся около ${formatMoney(toThousands(back))}`,
    back: toThousands(back),
  },
]

/** The width that is all the money of the way that needs most of it, what comes back included. */
const FULL = 100

/**
 * The three ways, before their parts: what is paid at once, what a month, what comes back, and the total. A bar is that
 * total, so the cheapest way has the shortest; what comes back is an outline after it.
 */
function Totals({ sums }: { sums: MobilitySums }) {
  const totals = totalsOf(sums)
  const ways = waysOf(sums)
  const most = Math.max(...ways.map(({ back }, index) => (totals[index] ?? 0) + back))
  const wide = (sum: number) => Math.round((sum / most) * FULL * 10) / 10
  return (
    <div className={styles.totals}>
      <p>
        {FOR_MONTHS} <span>обойдётся</span> <span>вернётся</span>
      </p>
      <dl className="num">
        {ways.map(({ name, program, now, aMonth, besides, end, back }, index) => {
          const total = totals[index] ?? 0
          return (
            <div key={name}>
              <dt>
                {name}
                {/* Before the payment that follows from it (38-ФЗ, art. 28). */}
                {program && <small>Полная стоимость кредита: {formatFullCost(program)} годовых</small>}
                <span className={styles.parts}>
                  <span>
                    <b>{formatMoney(now)}</b> сразу
                  </span>
                  <span>
                    <b>{formatMoney(aMonth)}</b> {besides ? `${A_MONTH} ${besides}` : A_MONTH}
                  </span>
                  <span>{end}</span>
                </span>
              </dt>
              <dd>
                <span>{formatMoney(total)}</span>
                <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={wide(total)} height="2" />
                  {back > 0 && <rect x={wide(total)} width={wide(back)} height="2" className={styles.back} />}
                </svg>
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

function rowsOf(sums: MobilitySums) {
  const { prepay, monthly, payments, insurance, service, tax, back } = sums
  const rows: [name: string, ...cells: ReactNode[]][] = [
    ['Сразу', formatMoney(0), formatMoney(0), formatMoney(prepay)],
    [
      'Платежи',
      ...(
        [
          [payments.subscription, terms.subscription],
          [payments.rental, terms.rental],
          [payments.credit, monthly],
        ] as const
      ).map(([sum, aMonth]) => (
        <>
          {formatMoney(sum)}
          <small>
            по{NBSP}
            {formatMoney(aMonth)} в{NBSP}месяц
          </small>
        </>
      )),
    ],
    ['Страхование', INCLUDED, INCLUDED, formatMoney(insurance)],
    [
      'Обслуживание и шины',
      INCLUDED,
      <>
        {formatMoney(terms.rentalTyres)}
        <small>шины, обслуживание в{NBSP}платеже</small>
      </>,
      formatMoney(service),
    ],
    ['Транспортный налог', INCLUDED, INCLUDED, formatMoney(tax)],
    [
      'Вернётся при продаже',
      'нет',
      'нет',
      <>
        −{formatMoney(toThousands(back))}
        <small>примерно: цена продажи{NBSP}— допущение</small>
      </>,
    ],
    ['Всего', ...totalsOf(sums).map(formatMoney)],
  ]
  return rows.map((cells) => ({ id: cells[0], cells }))
}

/** Assumed values are rounded to thousands. */
const toThousands = (sum: number): number => Math.round(sum / 1000) * 1000

/** The assumptions in words. */
const Assumptions = ({ trim, sums, children }: { trim: Complectation; sums: MobilitySums; children: string }) => (
  <p className={`small muted ${styles.assumptions}`}>
    {carName(trim)}, {formatMoney(trim.price ?? 0)}. Кредит: программа «{sums.program.name}», первый взнос{' '}
    {sums.prepayPercent}
    {NBSP}%, срок {countOf(sums.creditTerm, MONTHS)}. Через {countOf(months, MONTHS)} автомобиль продан за{NBSP}
    {terms.resalePercent}
    {NBSP}% цены{NBSP}— это допущение,{NBSP}— и{NBSP}остаток долга, {formatMoney(sums.debt)}, погашен. Платежи подписки
    и{NBSP}аренды, страховка и{NBSP}обслуживание{NBSP}— наши примеры на{NBSP}
    {formatDate(costExamples.asOf)} {children}
  </p>
)
