import type { Cta, Figure } from '#src/content/copy.ts'
import { modificationsOf } from '#src/content/cars/modifications.ts'
import { facts, type CarFacts } from '#src/content/models/facts.ts'
import { modelByCode, modelName } from '#src/content/models/summary.ts'
import { formatDecimal, formatNumber, formatPriceFrom } from '#src/domain/format.ts'
import { confCodeOf, type ModelCode } from '#src/domain/model.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'

/** Figures and calls to action that every model repeats. */

export const lengthFigure = (code: ModelCode): Figure => millimetres('Длина', facts[code].length)

export const sizeFigures = (car: CarFacts): Figure[] => [
  millimetres('Длина', car.length),
  millimetres('Ширина', car.width),
  millimetres('Высота', car.height),
  millimetres('Колёсная база', car.wheelbase),
]

/** «197, 247 или 370»: the different powers of a model's engines, of one fuel if it is given. */
export function powerFigure(code: ModelCode, label = 'Мощность', fuel?: Modification['fuel']): Figure {
  const engines = modificationsOf(code).filter((engine) => fuel === undefined || engine.fuel === fuel)
  const powers = [...new Set(engines.map(({ power_hp }) => power_hp))].toSorted((a, b) => a - b)
  const last = powers.at(-1)!
  const rest = powers.slice(0, -1).join(', ')
  return {
    label,
    value: rest ? `${rest} или ${last}` : String(last),
    unit: 'л. с.',
    ...(engines.some(({ unsure }) => unsure?.includes('power_hp')) && { unsure: true }),
  }
}

/**
 * Power and torque of every engine, once per engine whatever its drive. Where only one of the two awaits the owner's
 * confirmation they are told apart, so that «уточняется» stands beside the right one.
 */
export function engineFigures(code: ModelCode): Figure[] {
  const engines = new Map(modificationsOf(code).map((one) => [`${one.engine} ${one.power_hp}`, one]))
  return [...engines.values()].flatMap(({ engine, power_hp, torque_nm, unsure }) => {
    const [power, torque] = [unsure?.includes('power_hp') === true, unsure?.includes('torque_nm') === true]
    const mark = (isUnsure: boolean) => isUnsure && ({ unsure: true } as const)
    return power === torque
      ? [{ label: `${engine}, ${power_hp} л. с.`, value: String(torque_nm), unit: 'Н·м', ...mark(power) }]
      : [
          { label: engine, value: String(power_hp), unit: 'л. с.', ...mark(power) },
          { label: `${engine}, крутящий момент`, value: String(torque_nm), unit: 'Н·м', ...mark(torque) },
        ]
  })
}

const quickestOf = (code: ModelCode): Modification | undefined =>
  modificationsOf(code).toSorted((a, b) => (a.accel_0_100 ?? Infinity) - (b.accel_0_100 ?? Infinity))[0]

/** «5,1»: seconds to 100 km/h of the quickest engine, for a sentence. */
export const quickestSeconds = (code: ModelCode): string => formatDecimal(quickestOf(code)?.accel_0_100 ?? 0)

/** The quickest engine of a model. */
export function accelerationFigure(code: ModelCode): Figure {
  const best = quickestOf(code)
  return {
    label: 'Разгон 0–100 км/ч',
    value: `от ${quickestSeconds(code)}`,
    unit: 'с',
    ...(best?.unsure?.includes('accel_0_100') && { unsure: true }),
  }
}

export const millimetres = (label: string, value: number): Figure => ({
  label,
  value: formatNumber(value),
  unit: 'мм',
})

/** «от 2 249 000 ₽» under its legal name, or the announcement: without a price there is nothing to recommend. */
export const priceFigure = (code: ModelCode): Figure => ({
  label: modelByCode(code).priceComingSoon ? 'Стоимость в России' : 'Максимальная рекомендованная розничная цена',
  value: formatPriceFrom(modelByCode(code)),
})

export const testDrive = (code: ModelCode): Cta => ({
  label: 'Записаться на тест-драйв',
  action: 'testDrivePopupOpen',
  place: modelName(code),
  primary: true,
})

/** The configurator opened on the model, at the given slide. */
export const build = (code: ModelCode, label = `Собрать ${modelName(code)}`, slide = 1): Cta => ({
  label,
  to: 'configurator',
  hash: `slide=${slide}&model=${confCodeOf[code]}`,
})

export const payment: Cta = { label: 'Пример платежа', to: 'finance', hash: 'calculator' }
