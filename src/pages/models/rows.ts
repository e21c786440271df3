import { modificationsOf } from '#src/content/cars/modifications.ts'
import { facts, type CarFacts } from '#src/content/models/facts.ts'
import { modelByCode, modelKind } from '#src/content/models/summary.ts'
import type { Better } from '#src/domain/compare.ts'
import { NBHYPHEN } from '#src/domain/nbsp.ts'
import { driveName, formatDecimal, formatNumber, formatPriceFrom } from '#src/domain/format.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** The value of a model in a row of the comparison. */
export type Cell = { text: string; unit?: string; value: number | null }
export type Row = {
  label: string
  of: (code: ModelCode) => Cell
  better?: Better
  /** Not yet confirmed by the owner; the row's name has a footnote mark. */
  unsure?: true
  /** Says which price this is. */
  priced?: true
  /** One of those that a phone shows at once. */
  isChief?: true
}

const NBSP_UNITS = { hp: 'л.\u00a0с.', fuel: 'л/100\u00a0км' } as const

const size = (label: string, key: keyof CarFacts & ('length' | 'width' | 'height' | 'wheelbase')): Row => ({
  label,
  of: (code) => ({ text: formatNumber(facts[code][key]), unit: 'мм', value: facts[code][key] }),
})
const litres = (label: string, key: 'boot' | 'tank', better?: Better): Row => ({
  label,
  unsure: true,
  ...(better && { better }),
  of: (code) => ({ text: formatNumber(facts[code][key]), unit: 'л', value: facts[code][key] }),
})
type Pace = 'power_hp' | 'accel_0_100' | 'consumption'
/** The best value of the model's engines. */
const engine = (label: string, key: Pace, unit: string, better: Better): Row => ({
  label,
  unsure: true,
  better,
  of: (code) => {
    const values = modificationsOf(code).flatMap((modification) => modification[key] ?? [])
    const value = better === 'high' ? Math.max(...values) : Math.min(...values)
    return { text: formatDecimal(value), unit, value }
  },
})
const words = (label: string, of: (code: ModelCode) => string): Row => ({
  label,
  of: (code) => ({ text: of(code), value: null }),
})

const drivesOf = (code: ModelCode) =>
  [...new Set(modificationsOf(code).map(({ drive }) => driveName[drive]))].join(' или\u00a0')
const gearboxOf = (code: ModelCode) =>
  [...new Set(modificationsOf(code).map(({ gearbox }) => gearbox))].join(', ').replace(/(\d)-/g, `$1${NBHYPHEN}`)

/** What cars are told apart by first. */
const chief = (row: Row): Row => ({ ...row, isChief: true })

export const rows: readonly Row[] = [
  chief(words('Класс', modelKind)),
  chief(size('Длина', 'length')),
  size('Ширина', 'width'),
  size('Высота', 'height'),
  size('Колёсная база', 'wheelbase'),
  chief(litres('Багажник', 'boot', 'high')),
  litres('Бак', 'tank'),
  chief(engine('Мощность, до', 'power_hp', NBSP_UNITS.hp, 'high')),
  chief(engine('Разгон 0–100\u00a0км/ч, от', 'accel_0_100', 'с', 'low')),
  engine('Расход, смешанный, от', 'consumption', NBSP_UNITS.fuel, 'low'),
  words('Привод', drivesOf),
  words('Коробка передач', gearboxOf),
  {
    ...words('Максимальная рекомендованная розничная цена', (code) => formatPriceFrom(modelByCode(code))),
    priced: true,
    isChief: true,
  },
]
