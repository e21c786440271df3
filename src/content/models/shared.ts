import type { Cta, Figure } from '#src/content/copy.ts'
import type { Engine } from '#src/content/cars/engines.ts'
import type { EngineRow, ModelDetails } from '#src/content/models/define-details.ts'
import { facts, type CarFacts } from '#src/content/models/facts.ts'
import { modelByCode, modelName } from '#src/content/models/summary.ts'
import { formatNumber, formatTenths, formatPriceFrom, listed } from '#src/domain/format.ts'
import { confCodeOf, type ModelCode } from '#src/domain/model.ts'

/** Figures and calls to action that every model has. */

type Engines = readonly EngineRow[]

export const lengthFigure = (code: ModelCode): Figure => millimetres('Длина', facts[code].length)

export const wheelbaseFigure = (code: ModelCode): Figure => millimetres('Колёсная база', facts[code].wheelbase)

/** Boot volume in litres with the rear seats up. */
export const bootFigure = (code: ModelCode, { isBootUnsure }: Pick<ModelDetails, 'isBootUnsure'>): Figure => ({
  label: 'Багажник',
  value: String(facts[code].boot),
  unit: 'л',
  ...(isBootUnsure && { unsure: true }),
})

export const sizeFigures = (car: CarFacts): Figure[] => [
  millimetres('Длина', car.length),
  millimetres('Ширина', car.width),
  millimetres('Высота', car.height),
  millimetres('Колёсная база', car.wheelbase),
]

/** «197, 247 или 370»: the different powers of a model's engines, of one fuel if it is given. */
export function powerFigure(all: Engines, label = 'Мощность', fuel?: Engine['fuel']): Figure {
  const engines = all.filter(({ engine }) => fuel === undefined || engine.fuel === fuel)
  const powers = [...new Set(engines.map(({ engine }) => engine.power_hp))].toSorted((a, b) => a - b)
  return {
    label,
    value: listed(powers.map(String), 'или'),
    unit: 'л. с.',
    ...(engines.some(({ unsure }) => unsure.includes('power_hp')) && { unsure: true }),
  }
}

/**
 * Torque of every engine, once per engine whatever its drive, with its power in the label. Where only one of the two
 * awaits the owner's confirmation, «уточняется» must be next to the right one: then all powers come first and all
 * torques after them.
 */
export function engineFigures(all: Engines): Figure[] {
  const engines = [...new Map(all.map((one) => [`${one.engine.engine} ${one.engine.power_hp}`, one])).values()]
  const figureOf = (
    label: string,
    unit: string,
    key: 'power_hp' | 'torque_nm',
    { engine, unsure }: EngineRow,
  ): Figure => ({
    label,
    value: String(engine[key]),
    unit,
    ...(unsure.includes(key) && { unsure: true }),
  })
  const isTogether = engines.every(({ unsure }) => unsure.includes('power_hp') === unsure.includes('torque_nm'))
  return isTogether
    ? engines.map((row) => figureOf(`${row.engine.engine}, ${row.engine.power_hp} л. с.`, 'Н·м', 'torque_nm', row))
    : [
        ...engines.map((row) => figureOf(`Мощность, ${row.engine.engine}`, 'л. с.', 'power_hp', row)),
        ...engines.map((row) => figureOf(`Крутящий момент, ${row.engine.engine}`, 'Н·м', 'torque_nm', row)),
      ]
}

const secondsOf = ({ pace: [seconds] }: EngineRow): number => seconds

/** «5,1»: seconds to 100 km/h of the quickest engine, for a sentence. */
export const quickestSeconds = (engines: Engines): string => formatTenths(Math.min(...engines.map(secondsOf)))

/** The quickest engine of a model. */
export function accelerationFigure(engines: Engines): Figure {
  const best = engines.toSorted((a, b) => secondsOf(a) - secondsOf(b))[0]
  return {
    label: 'Разгон 0–100 км/ч',
    value: `от ${quickestSeconds(engines)}`,
    unit: 'с',
    ...(best?.unsure.includes('accel_0_100') && { unsure: true }),
  }
}

export const millimetres = (label: string, value: number): Figure => ({
  label,
  value: formatNumber(value),
  unit: 'мм',
})

/**
 * «от 2 249 000 ₽» with its legal label, or the announcement: without a price there is nothing to recommend. In the
 * large type of a number a whole sentence would wrap: its beginning is the label. Not for a model that begins without a
 * price: its first screen says so, and its form asks for a telephone to tell it.
 */
export const priceFigure = (code: ModelCode): Figure => ({
  get label() {
    return modelByCode(code).priceComingSoon ? 'Стоимость в России' : 'Максимальная рекомендованная розничная цена'
  },
  get value() {
    const model = modelByCode(code)
    return model.priceComingSoon ? 'объявим позже' : formatPriceFrom(model)
  },
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
