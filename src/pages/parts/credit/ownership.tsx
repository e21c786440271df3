import { useState } from 'react'
import { Field } from '#src/components/field.tsx'
import { transportTaxes } from '#src/content/seed/transport-tax.ts'
import { casco, liability, transportTax } from '#src/content/terms.ts'
import { formatMoney } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { ownershipOf, taxRateOf, usualAssumptions, type Assumptions } from '#src/domain/ownership.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'
import { NumberField } from '#src/pages/parts/credit/number-field.tsx'
import { Words } from '#src/pages/parts/explained.tsx'
import styles from '#src/pages/parts/credit/ownership.module.css'

type OwnershipProps = {
  engine: Modification
  price: number | null
  /** Roubles a month; null where no credit can be counted. */
  payment: number | null
  /** The chosen city: its region is the first shown. */
  cityId?: number | null
}

const regionOf = (code: string) => transportTaxes.find(({ region }) => region.code === code) ?? transportTaxes[0]!

/** «Сколько в месяц на самом деле»: every assumption is the visitor's to change. */
export function OwnershipCost({ engine, price, payment, cityId = null }: OwnershipProps) {
  const home = transportTaxes.find(({ cities }) => cities.some((id) => id === cityId)) ?? transportTaxes[0]!
  const [changed, setChanged] = useState<Partial<Assumptions> & { region?: string }>({})
  const region = regionOf(changed.region ?? home.region.code)
  const usual = usualAssumptions(price, taxRateOf(region.steps, engine.power_hp))
  const assumptions = { ...usual, ...changed }
  const cost = ownershipOf({ power: engine.power_hp, consumption: engine.consumption }, assumptions, payment ?? 0)
  const set = (change: Partial<Assumptions>) => setChanged((before) => ({ ...before, ...change }))
  // Another region brings its own rate.
  const chooseRegion = (code: string) => setChanged(({ taxRate: _own, ...rest }) => ({ ...rest, region: code }))
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
        <p className="lead">
          Платёж — не{NBSP}весь расход. Поправьте любую строку: чужих цен на{NBSP}страховку и{NBSP}топливо мы не{NBSP}
          угадываем.
        </p>
      </div>
      <p className={`${styles.total} num`} role="status">
        <span className="vh">Всего в месяц: </span>
        {formatMoney(cost.total)}
      </p>
      <Strip parts={parts.map(({ sum }) => sum ?? 0)} total={cost.total} />
      <div className={styles.columns}>
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
        <div className={styles.fields}>
          <NumberField
            label="Пробег в год"
            unit="км"
            name="mileage"
            max={300_000}
            value={assumptions.mileage}
            onChange={(mileage) => set({ mileage })}
          />
          <NumberField
            label="Цена литра топлива"
            name="fuel"
            max={1000}
            decimal
            value={assumptions.fuelPrice}
            onChange={(fuelPrice) => set({ fuelPrice })}
            hint={
              engine.consumption === null
                ? 'Расход этого двигателя не измерен'
                : `Расход ${String(engine.consumption).replace('.', ',')}${NBSP}л/100${NBSP}км${engine.unsure?.includes('consumption') ? ', уточняется' : ''}`
            }
          />
          <NumberField
            label="Каско и ОСАГО в год"
            name="insurance"
            value={assumptions.insurance}
            onChange={(insurance) => set({ insurance })}
            {...(changed.insurance === undefined && { hint: 'Условно, 3,5 % цены' })}
          />
          <NumberField
            label="Обслуживание и шины в год"
            name="service"
            value={assumptions.service}
            onChange={(service) => set({ service })}
          />
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
            label="Налог за 1 л. с. в год"
            name="tax"
            max={1000}
            decimal
            value={assumptions.taxRate}
            onChange={(taxRate) => set({ taxRate })}
            hint={taxHint(region, engine, changed.taxRate !== undefined)}
          />
        </div>
      </div>
      <Words terms={[casco, liability, transportTax]} />
    </div>
  )
}

function taxHint({ steps }: ReturnType<typeof regionOf>, { power_hp }: Modification, isOwn: boolean): string {
  const step = steps.find(({ upTo }) => upTo === null || power_hp <= upTo)
  const power = `${power_hp}${NBSP}л.${NBSP}с.`
  if (isOwn) return `${power}, ваша ставка`
  return `${power}${step?.unsure ? ', ставка уточняется' : ''}; без повышающих коэффициентов`
}

/** The parts as lengths of one strip. */
function Strip({ parts, total }: { parts: readonly number[]; total: number }) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part, 0))
  const scale = total > 0 ? 1000 / total : 0
  return (
    <svg className={styles.strip} viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
      {parts.map((sum, index) => {
        // The parts have no other name than their place.
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
