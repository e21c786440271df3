import { Field } from '#src/components/field.tsx'
import { UnsureNote } from '#src/components/unsure.tsx'
import { costExamples, transportTaxes, type TransportTax } from '#src/content/seed/owning-costs.ts'
import { casco, liability, transportTax } from '#src/content/terms.ts'
import { LIMITS, type FinanceQuestion } from '#src/domain/credit/query.ts'
import { formatDate, formatDecimal, formatMoney } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import {
  BIG_STEP,
  ownershipOf,
  stepChangeOf,
  withOwn,
  type Assumptions,
  type OwnFigures,
} from '#src/domain/ownership.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'
import { typograf } from '#src/domain/typography.ts'
import { FinanceForm } from '#src/pages/shared/credit/finance-form.tsx'
import { NumberField } from '#src/pages/shared/credit/number-field.tsx'
import { Words } from '#src/pages/shared/copy/explained.tsx'
import { regionOf, usualFor } from '#src/pages/shared/credit/owning.ts'
import styles from '#src/pages/shared/credit/ownership.module.css'

type OwnershipProps = {
  engine: Modification
  price: number | null
  /** Roubles a month; null where no credit can be counted. */
  payment: number | null
  /** The chosen city: its region is the first shown. */
  cityId?: number | null
  question: Pick<FinanceQuestion, 'region' | 'own'>
  onChange: (change: Partial<FinanceQuestion>) => void
  kept: Readonly<Record<string, string>>
}

const EXAMPLE_DATE = formatDate(costExamples.asOf).replace(/\.$/, '')
const LEAD = typograf(
  `Платёж — не весь расход. Остальное ниже — наши примеры на ${EXAMPLE_DATE}., а не цены вашей заправки и страховой. Впишите свои: сумма пересчитается.`,
)
const FUELS: Record<Modification['fuel'], string> = { petrol: 'бензина', diesel: 'дизельного топлива' }

/** "Сколько в месяц на самом деле": the visitor can change every assumption. */
export function OwnershipCost({ engine, price, payment, cityId = null, question, onChange, kept }: OwnershipProps) {
  const { own } = question
  const region = regionOf(question.region, cityId)
  const assumptions = withOwn(usualFor(engine, price, region), own)
  const { consumption, power_hp: power } = engine
  const cost = ownershipOf({ power, consumption }, assumptions, payment ?? 0)
  const set = (change: Partial<OwnFigures>) => onChange({ own: { ...own, ...change } })
  // Another region has its own rate.
  const chooseRegion = (code: string) => onChange({ region: code, own: { ...own, taxRate: null } })
  const parts = [
    { name: 'Платёж по кредиту', sum: payment },
    { name: 'Страховка', sum: cost.insurance },
    { name: 'Топливо', sum: cost.fuel },
    { name: 'Обслуживание и шины', sum: cost.service },
    { name: 'Транспортный налог', sum: cost.tax },
  ]
  return (
    <div className={styles.ownership}>
      <div className="section-head">
        <h2 className="h1">
          Сколько в{NBSP}месяц на{NBSP}самом деле
        </h2>
        <p className="lead">{LEAD}</p>
      </div>
      <p className={`${styles.total} num`} role="status">
        <span className="vh">Всего в месяц: </span>
        {formatMoney(cost.total)}
      </p>
      <Strip parts={parts.map(({ sum }) => sum ?? 0)} total={cost.total} />
      <div className={styles.columns}>
        <Parts parts={parts} />
        <FinanceForm part="ownership" kept={kept} className={styles.form}>
          <div className={styles.fields}>
            <CostFields engine={engine} assumptions={assumptions} own={own} set={set} />
            <Field
              as="select"
              label="Регион"
              name="region"
              value={region.region.code}
              onChange={(event) => chooseRegion(event.currentTarget.value)}
            >
              {transportTaxes.map(({ region: { code, name } }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Field>
            <NumberField
              kind="price"
              label={TAX_LABEL}
              name="tax"
              max={LIMITS.roublesEach}
              value={assumptions.taxRate}
              onChange={(taxRate) => set({ taxRate })}
              hint={taxHint(region, power, own.taxRate !== null)}
            />
          </div>
          {own.taxRate === null && <TaxStep region={region} power={power} />}
        </FinanceForm>
      </div>
      <Words terms={[casco, liability, transportTax]} />
      <UnsureNote />
    </div>
  )
}

type Part = { name: string; sum: number | null }

const Parts = ({ parts }: { parts: readonly Part[] }) => (
  <dl className={styles.parts}>
    {parts.map(({ name, sum }, index) => (
      <div key={name}>
        <dt>
          <i className={styles[`tone${index}`]} aria-hidden="true" />
          {name}
        </dt>
        <dd className="num">{sum === null ? 'не считаем' : formatMoney(sum)}</dd>
      </div>
    ))}
  </dl>
)

type CostFieldsProps = {
  engine: Modification
  assumptions: Assumptions
  own: OwnFigures
  set: (change: Partial<OwnFigures>) => void
}

function CostFields({ engine: { consumption, fuel, unsure = [] }, assumptions, own, set }: CostFieldsProps) {
  const whose = (name: keyof OwnFigures) => (own[name] === null ? 'Пример' : 'Ваша цифра')
  const litres =
    consumption === null
      ? 'расход этого двигателя не измерен'
      : `при${NBSP}расходе ${formatDecimal(consumption)}${NBSP}л/100${NBSP}км${unsure.includes('consumption') ? '*' : ''}`
  return (
    <>
      <NumberField
        kind="number"
        label="Пробег в год, км"
        name="mileage"
        max={LIMITS.kilometres}
        value={assumptions.mileage}
        onChange={(mileage) => set({ mileage })}
        hint={whose('mileage')}
      />
      <NumberField
        kind="price"
        label={`Литр ${FUELS[fuel]}`}
        name="fuel"
        max={LIMITS.roublesEach}
        value={assumptions.fuelPrice}
        onChange={(fuelPrice) => set({ fuelPrice })}
        hint={`${whose('fuelPrice')}, ${litres}`}
      />
      <NumberField
        label="Каско и ОСАГО в год"
        name="insurance"
        max={LIMITS.roubles}
        value={assumptions.insurance}
        onChange={(insurance) => set({ insurance })}
        hint={
          own.insurance === null
            ? `Пример: ${formatDecimal(costExamples.insurancePercent)}${NBSP}% цены автомобиля`
            : whose('insurance')
        }
      />
      <NumberField
        label="Обслуживание и шины в год"
        name="service"
        max={LIMITS.roubles}
        value={assumptions.service}
        onChange={(service) => set({ service })}
        hint={whose('service')}
      />
    </>
  )
}

const TAX_LABEL = `Налог за${NBSP}1${NBSP}л.${NBSP}с. в${NBSP}год`

function taxHint({ steps }: TransportTax, power: number, isOwn: boolean): string {
  const shown = `${power}${NBSP}л.${NBSP}с.`
  if (isOwn) return `${shown}, ваша ставка`
  const isUnsure = steps.find(({ upTo }) => upTo === null || power <= upTo)?.unsure
  return `${shown}, без повышающих коэффициентов${isUnsure ? '; проверьте в законе региона' : ''}`
}

/** The effect of the 250 hp limit on engines above it or a little below. */
function TaxStep({ region: { region, steps }, power }: { region: TransportTax; power: number }) {
  const change = stepChangeOf(steps, power)
  if (!change) return null
  const { isOver, rates, tax, otherTax } = change
  const [below, above] = rates.map((rate) => `${formatDecimal(rate)} ₽`)
  const text = isOver
    ? `Выше ${BIG_STEP} л. с. налог за силу — ${above} вместо ${below} (${region.name}). За этот двигатель ${formatMoney(tax)} в год; за ${BIG_STEP} л. с. было бы ${formatMoney(otherTax)}, на ${formatMoney(tax - otherTax)} меньше.`
    : `Двигатель укладывается в ${BIG_STEP} л. с.: ${formatMoney(tax)} в год по ${below} за силу (${region.name}). С ${BIG_STEP + 1} л. с. ставка ${above}, и год стоил бы ${formatMoney(otherTax)}.`
  return (
    <p className={styles.step} role="note">
      {typograf(text)}
    </p>
  )
}

/** The parts as segments of one bar. */
function Strip({ parts, total }: { parts: readonly number[]; total: number }) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part, 0))
  const scale = total > 0 ? 1000 / total : 0
  return (
    <svg className={styles.strip} viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
      {parts.map((sum, index) => {
        // The parts have no name, only a position.
        // oxlint-disable-next-line react/no-array-index-key
        return (
          <rect
            key={index}
            className={styles[`tone${index}`]}
            x={(starts[index] ?? 0) * scale}
            width={Math.max(0, sum * scale - 2)}
            height="10"
          />
        )
      })}
    </svg>
  )
}
