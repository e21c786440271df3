import { costExamples } from '#src/content/seed/owning-costs.ts'
import { LIMITS } from '#src/domain/credit/query.ts'
import { formatDecimal } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Assumptions, OwnFigures } from '#src/domain/ownership.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'
import { NumberField } from '#src/pages/shared/credit/number-field.tsx'

const FUELS: Record<Modification['fuel'], string> = { petrol: 'бензина', diesel: 'дизельного топлива' }

type CostFieldsProps = {
  engine: Modification
  assumptions: Assumptions
  own: OwnFigures
  set: (change: Partial<OwnFigures>) => void
}

export function CostFields({ engine: { consumption, fuel, unsure = [] }, assumptions, own, set }: CostFieldsProps) {
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
