import { bigWheelsFrom } from '#src/content/cars/features.ts'
import { driveName, type Unsure } from '#src/content/cars/modifications.ts'
import type { Trim } from '#src/content/cars/trims.ts'
import { facts, g90L, type CarFacts } from '#src/content/models/facts.ts'
import type { SpecificationAnswer } from '#src/domain/shapes/complectation.ts'
import type { Category, Modification } from '#src/domain/shapes/configurator.ts'
import { typograf } from '#src/domain/typography.ts'

/** gaps.md 7 */
export const specificationCategories: readonly Category[] = [
  'Двигатель',
  'Трансмиссия',
  'Динамика и расход',
  'Размеры и масса',
  'Подвеска и тормоза',
  'Шины и колёса',
].map((name, index) => ({ id: index + 1, name, sort: (index + 1) * 10 }))

const BIG_WHEELS = '19–20'

type Car = { trim: Trim; modification: Modification; size: CarFacts }
type Row = {
  category: number
  name: string
  value: (car: Car) => string | null
  unit?: string
  better?: 'high' | 'low'
  unsure?: Unsure | ((car: Car) => boolean)
}

const decimal = (value: number | null): string | null => (value === null ? null : value.toFixed(1).replace('.', ','))
const whole = (value: number | null): string | null => (value === null ? null : String(value))
const unconfirmed = () => true

/** One row per characteristic; its id is its place. */
const rows: Row[] = [
  { category: 1, name: 'Рабочий объём', unit: 'л', value: (car) => decimal(car.modification.volume_l) },
  {
    category: 1,
    name: 'Мощность',
    unit: 'л. с.',
    better: 'high',
    unsure: 'power_hp',
    value: (car) => whole(car.modification.power_hp),
  },
  {
    category: 1,
    name: 'Крутящий момент',
    unit: 'Н·м',
    better: 'high',
    unsure: 'torque_nm',
    value: (car) => whole(car.modification.torque_nm),
  },
  {
    category: 1,
    name: 'Топливо',
    value: (car) => (car.modification.fuel === 'diesel' ? 'дизельное' : 'бензин АИ-95'),
  },
  { category: 2, name: 'Коробка передач', value: (car) => car.modification.gearbox },
  { category: 2, name: 'Привод', unsure: 'drive', value: (car) => driveName[car.modification.drive] },
  {
    category: 3,
    name: 'Разгон 0–100 км/ч',
    unit: 'с',
    better: 'low',
    unsure: 'accel_0_100',
    value: (car) => decimal(car.modification.accel_0_100),
  },
  {
    category: 3,
    name: 'Максимальная скорость',
    unit: 'км/ч',
    better: 'high',
    unsure: 'max_speed',
    value: (car) => whole(car.modification.max_speed),
  },
  {
    category: 3,
    name: 'Расход, смешанный цикл',
    unit: 'л/100 км',
    better: 'low',
    unsure: 'consumption',
    value: (car) => decimal(car.modification.consumption),
  },
  { category: 4, name: 'Длина', unit: 'мм', value: (car) => whole(car.size.length) },
  { category: 4, name: 'Ширина', unit: 'мм', value: (car) => whole(car.size.width) },
  { category: 4, name: 'Высота', unit: 'мм', value: (car) => whole(car.size.height) },
  { category: 4, name: 'Колёсная база', unit: 'мм', value: (car) => whole(car.size.wheelbase) },
  {
    category: 4,
    name: 'Багажник',
    unit: 'л',
    better: 'high',
    unsure: (car) => car.trim.model !== 'g70',
    value: (car) => whole(car.size.boot),
  },
  { category: 4, name: 'Топливный бак', unit: 'л', unsure: unconfirmed, value: (car) => whole(car.size.tank) },
  {
    category: 5,
    name: 'Передняя подвеска',
    unsure: unconfirmed,
    value: (car) => (car.trim.model === 'g70' ? 'стойки с двумя рычагами' : 'многорычажная'),
  },
  { category: 5, name: 'Задняя подвеска', value: () => 'многорычажная' },
  {
    category: 6,
    name: 'Размер колёс',
    unit: 'дюймов',
    unsure: unconfirmed,
    value: (car) => (car.trim.level >= bigWheelsFrom ? BIG_WHEELS : car.size.wheels),
  },
]

const isUnsure = ({ unsure }: Row, car: Car): boolean =>
  typeof unsure === 'function' ? unsure(car) : unsure !== undefined && (car.modification.unsure ?? []).includes(unsure)

/** All characteristics of a trim with its engine; one with no figure yet is left out. */
export function specificationsOf(trim: Trim, modification: Modification): SpecificationAnswer {
  const car: Car = { trim, modification, size: trim.long ? g90L : facts[trim.model] }
  return {
    items: rows.flatMap((row, index) => {
      const value = row.value(car)
      if (value === null) return []
      return {
        id: index + 1,
        category_id: row.category,
        name: typograf(row.name),
        value,
        ...(row.unit && { unit: typograf(row.unit) }),
        ...(isUnsure(row, car) && { unsure: true }),
        ...(row.better && { better: row.better }),
      }
    }),
  }
}
