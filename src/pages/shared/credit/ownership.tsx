import { Field } from '#src/components/field.tsx'
import { PhoneFold } from '#src/components/phone-fold.tsx'
import { UnsureNote } from '#src/components/unsure.tsx'
import { costExamples, taxesNow, type TransportTax } from '#src/content/seed/owning-costs.ts'
import { casco, liability, transportTax } from '#src/content/terms/money.ts'
import { LIMITS, type FinanceQuestion } from '#src/domain/credit/query.ts'
import { formatDate, formatMoney } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { FIGURES, ownershipOf, withOwn, type OwnFigures } from '#src/domain/ownership.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'
import { typograf } from '#src/domain/typography.ts'
import { FinanceForm } from '#src/pages/shared/credit/finance-form.tsx'
import { NumberField } from '#src/pages/shared/credit/number-field.tsx'
import { Words } from '#src/pages/shared/copy/explained.tsx'
import { isWithoutRates, regionOf, usualFor } from '#src/pages/shared/credit/owning.ts'
import { Parts, Strip } from '#src/pages/shared/credit/cost-parts.tsx'
import { CostFields } from '#src/pages/shared/credit/cost-fields.tsx'
import { TaxStep } from '#src/pages/shared/credit/tax-step.tsx'
import styles from '#src/pages/shared/credit/ownership.module.css'

type OwnershipProps = {
  engine: Modification
  price: number | null
  /** Roubles a month; null where no credit can be calculated. */
  payment: number | null
  /** The chosen city: its region is preselected. */
  cityId?: number | null
  question: Pick<FinanceQuestion, 'region' | 'own'>
  onChange: (change: Partial<FinanceQuestion>) => void
  hiddenFields: Readonly<Record<string, string>>
}

const EXAMPLE_DATE = formatDate(costExamples.asOf).replace(/\.$/, '')
const LEAD = typograf(`Платёж — не весь расход. Остальное — наши примеры на ${EXAMPLE_DATE}. Впишите свои цены.`)

/** "Все расходы, а не только платёж": the visitor can change every assumption. */
export function OwnershipCost({
  engine,
  price,
  payment,
  cityId = null,
  question,
  onChange,
  hiddenFields,
}: OwnershipProps) {
  const { own } = question
  const region = regionOf(question.region, cityId)
  const assumptions = withOwn(usualFor(engine, price, region), own)
  const { consumption, power_hp: power } = engine
  const cost = ownershipOf({ power, consumption }, assumptions, payment ?? 0)
  // What was asked for is shown.
  const isAsked = question.region !== null || FIGURES.some((name) => own[name] !== null)
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
          Все расходы, а{NBSP}не{NBSP}только платёж
        </h2>
        <p className="lead">{LEAD}</p>
      </div>
      <p className={`${styles.total} num`} role="status">
        <span className="vh">Всего </span>
        {formatMoney(cost.total)} <span className={styles.monthly}>в{NBSP}месяц</span>
      </p>
      <Strip parts={parts.map(({ sum }) => sum ?? 0)} total={cost.total} />
      {own.taxRate === null && isWithoutRates(question.region, cityId) && (
        <p className={styles.step} role="note">
          {typograf(
            `Ставок транспортного налога для региона выбранного города у нас пока нет: посчитано по региону «${region.region.name}». Выберите свой регион или впишите ставку.`,
          )}
        </p>
      )}
      <PhoneFold summary="Из чего складывается" open={isAsked} className={styles.made}>
        <div className={styles.columns}>
          <Parts parts={parts} />
          <FinanceForm part="ownership" hiddenFields={hiddenFields} className={styles.form}>
            <div className={styles.fields}>
              <CostFields engine={engine} assumptions={assumptions} own={own} set={set} />
              <Field
                as="select"
                label="Регион"
                name="region"
                value={region.region.code}
                onChange={(event) => chooseRegion(event.currentTarget.value)}
              >
                {taxesNow().map(({ region: { code, name } }) => (
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
      </PhoneFold>
    </div>
  )
}

const TAX_LABEL = `Налог за${NBSP}1${NBSP}л.${NBSP}с. в${NBSP}год`

function taxHint({ steps }: TransportTax, power: number, isOwn: boolean): string {
  const shown = `${power}${NBSP}л.${NBSP}с.`
  if (isOwn) return `${shown}, ваша ставка`
  const isUnsure = steps.find(({ upTo }) => upTo === null || power <= upTo)?.unsure
  return `${shown}, без${NBSP}повышающих коэффициентов${isUnsure ? `; проверьте в${NBSP}законе региона` : ''}`
}
