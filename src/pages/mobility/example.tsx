import type { ReactNode } from 'react'
import { DataTable } from '#src/components/data-table.tsx'
import { PriceNote } from '#src/components/price-note.tsx'
import { carName } from '#src/content/cars/car-name.ts'
import type { Section } from '#src/content/copy.ts'
import { modelName } from '#src/content/models/names.ts'
import { mobilityExample } from '#src/content/mobility-example.ts'
import { costExamples } from '#src/content/seed/owning-costs.ts'
import { offered } from '#src/domain/credit.ts'
import { countOf, formatDate, formatMoney, formatNumber } from '#src/domain/format.ts'
import { mobilitySums, type MobilitySums } from '#src/domain/mobility-example.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { transportTaxOf } from '#src/domain/transport-tax.ts'
import { typograf } from '#src/domain/typography.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { Ways } from '#src/pages/mobility/ways.tsx'
import { CopySection } from '#src/pages/shared/copy/copy.tsx'
import { Bank, CreditWarnings, FullCost } from '#src/pages/shared/credit/credit-terms.tsx'
import { regionOf, usualFor } from '#src/pages/shared/credit/owning.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/mobility/mobility.module.css'

const { model, months, ...terms } = mobilityExample
const MONTHS = ['месяц', 'месяца', 'месяцев'] as const
const INCLUDED = 'в платеже'
const WAYS = ['Подписка', 'Долгая аренда', 'Кредит'] as const
const RETURNED = `без взноса, в${NBSP}конце${NBSP}— вернуть`
const FOR_MONTHS = `За${NBSP}${countOf(months, MONTHS)}`
const MADE_OF = 'Подробно: суммы и условия'
const EXAMPLE = typograf(
  `Пример: ${modelName(model)}, ${countOf(months, MONTHS)}, ${formatNumber(terms.kmAMonth)} км в месяц, Москва.`,
)

type ExampleProps = { section: Section; conditions: Section | undefined }

/**
 * The same months in three ways: added up, then their conditions in the same columns. Nothing where the car has no
 * price or no programme fits it.
 */
export function Example({ section, conditions }: ExampleProps) {
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
  return (
    sums && (
      <CopySection
        section={{
          ...section,
          heading: (conditions ?? section).heading,
          text: [...(conditions?.text ?? []), `${EXAMPLE} ${section.text.join(' ')}`],
        }}
        tight
      >
        <Totals sums={sums} />
        <FullCost program={sums.program} />
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
          <Assumptions trim={trim} sums={sums} />
        </details>
        <div className={styles.conditions}>
          <Bank program={sums.program} />
          <CreditWarnings />
          <PriceNote code={model} />
        </div>
      </CopySection>
    )
  )
}

/** Computed from the displayed rows, so that they add up. */
const totalsOf = ({ total, back }: MobilitySums) => [
  total.subscription,
  total.rental,
  total.credit + back - toThousands(back),
]

/** The totals of the three ways, before their parts. */
function Totals({ sums }: { sums: MobilitySums }) {
  const totals = totalsOf(sums)
  const ends = [RETURNED, RETURNED, `первый взнос ${formatMoney(sums.prepay)}, в${NBSP}конце${NBSP}— продать`]
  const most = Math.max(...totals)
  return (
    <div className={styles.totals}>
      <p>Всего {FOR_MONTHS.toLowerCase()}</p>
      <dl className="num">
        {WAYS.map((way, index) => {
          const sum = totals[index] ?? 0
          return (
            <div key={way}>
              <dt>
                {way}
                <small> {ends[index]}</small>
              </dt>
              <dd>
                <span>{formatMoney(sum)}</span>
                <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.round((sum / most) * 1000) / 10} height="2" />
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
const Assumptions = ({ trim, sums }: { trim: Complectation; sums: MobilitySums }) => (
  <p className={`small muted ${styles.assumptions}`}>
    {carName(trim)}, {formatMoney(trim.price ?? 0)}. Кредит: программа «{sums.program.name}», первый взнос{' '}
    {sums.prepayPercent}
    {NBSP}%, срок {countOf(sums.creditTerm, MONTHS)}. Через {countOf(months, MONTHS)} автомобиль продан за{NBSP}
    {terms.resalePercent}
    {NBSP}% цены{NBSP}— это допущение,{NBSP}— и{NBSP}остаток долга, {formatMoney(sums.debt)}, погашен. Платежи подписки
    и{NBSP}аренды, страховка и{NBSP}обслуживание{NBSP}— наши примеры на{NBSP}
    {formatDate(costExamples.asOf)}
  </p>
)
