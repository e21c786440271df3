import { bigWheelsFrom } from '#src/content/cars/features.ts'
import type { Unsure } from '#src/content/cars/engines.ts'
import { driveName } from '#src/domain/format.ts'
import type { Trim } from '#src/content/cars/trims.ts'
import { explanationOf } from '#src/content/glossary.ts'
import { details } from '#src/content/models/details.ts'
import { sizesOf, type CarFacts } from '#src/content/models/facts.ts'
import type { SpecificationAnswer } from '#src/domain/shapes/complectation.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'
import { typograf } from '#src/domain/typography.ts'

const BIG_WHEELS = '19–20'

type Car = { trim: Trim; modification: Modification; size: CarFacts }
type Row = {
  category: number
  name: string
  /** Its meaning, in a sentence or two; a glossary term brings its own. */
  explained: string
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
  {
    category: 1,
    name: 'Рабочий объём',
    explained:
      'Сумма объёмов всех цилиндров двигателя. Чем он больше, тем больше топлива и воздуха двигатель берёт за раз.',
    unit: 'л',
    value: (car) => decimal(car.modification.volume_l),
  },
  {
    category: 1,
    name: 'Мощность',
    explained:
      'Сколько работы двигатель делает за секунду. От неё зависят разгон, предельная скорость и транспортный налог.',
    unit: 'л. с.',
    better: 'high',
    unsure: 'power_hp',
    value: (car) => whole(car.modification.power_hp),
  },
  {
    category: 1,
    name: 'Крутящий момент',
    explained: explanationOf('Крутящий момент'),
    unit: 'Н·м',
    better: 'high',
    unsure: 'torque_nm',
    value: (car) => whole(car.modification.torque_nm),
  },
  {
    category: 1,
    name: 'Топливо',
    explained: 'Что заливают в бак: бензин не ниже этой марки или дизельное топливо.',
    value: (car) => (car.modification.fuel === 'diesel' ? 'дизельное' : 'бензин АИ-95'),
  },
  {
    category: 2,
    name: 'Коробка передач',
    explained: 'Передаёт тягу двигателя на колёса и меняет передачи. Автоматическая делает это сама.',
    value: (car) => car.modification.gearbox,
  },
  {
    category: 2,
    name: 'Привод',
    explained: 'На какие колёса идёт тяга: задний привод толкает машину сзади, полный помогает всеми четырьмя.',
    unsure: 'drive',
    value: (car) => driveName[car.modification.drive],
  },
  {
    category: 3,
    name: 'Разгон 0–100 км/ч',
    explained: explanationOf('Разгон 0–100 км/ч'),
    unit: 'с',
    better: 'low',
    unsure: 'accel_0_100',
    value: (car) => decimal(car.modification.accel_0_100),
  },
  {
    category: 3,
    name: 'Максимальная скорость',
    explained: 'Быстрее машина не едет даже по ровной закрытой дороге. На обычных дорогах действуют ограничения.',
    unit: 'км/ч',
    better: 'high',
    unsure: 'max_speed',
    value: (car) => whole(car.modification.max_speed),
  },
  {
    category: 3,
    name: 'Расход, смешанный цикл',
    explained: explanationOf('Смешанный цикл'),
    unit: 'л/100 км',
    better: 'low',
    unsure: 'consumption',
    value: (car) => decimal(car.modification.consumption),
  },
  {
    category: 4,
    name: 'Длина',
    explained: 'От переднего бампера до заднего.',
    unit: 'мм',
    value: (car) => whole(car.size.length),
  },
  {
    category: 4,
    name: 'Ширина',
    explained: 'Между боковинами кузова, наружные зеркала не в счёт.',
    unit: 'мм',
    value: (car) => whole(car.size.width),
  },
  {
    category: 4,
    name: 'Высота',
    explained: 'От дороги до верхней точки кузова у машины без груза.',
    unit: 'мм',
    value: (car) => whole(car.size.height),
  },
  {
    category: 4,
    name: 'Колёсная база',
    explained: explanationOf('Колёсная база'),
    unit: 'мм',
    value: (car) => whole(car.size.wheelbase),
  },
  {
    category: 4,
    name: 'Багажник',
    explained: 'Сколько литров вмещает багажник, пока задние сиденья подняты.',
    unit: 'л',
    better: 'high',
    unsure: ({ trim }) => details[trim.model].isBootUnsure,
    value: (car) => whole(car.size.boot),
  },
  {
    category: 4,
    name: 'Топливный бак',
    explained: 'Сколько топлива помещается в бак. Вместе с расходом подсказывает, как далеко до следующей заправки.',
    unit: 'л',
    unsure: unconfirmed,
    value: (car) => whole(car.size.tank),
  },
  {
    category: 5,
    name: 'Передняя подвеска',
    explained:
      'Как передние колёса соединены с кузовом: от этого зависит, как машина входит в поворот и проходит неровности.',
    unsure: unconfirmed,
    value: ({ trim }) => details[trim.model].frontSuspension,
  },
  {
    category: 5,
    name: 'Задняя подвеска',
    explained: 'Как задние колёса соединены с кузовом. Несколько рычагов точнее ведут колесо по неровной дороге.',
    value: () => 'многорычажная',
  },
  {
    category: 6,
    name: 'Размер колёс',
    explained: 'Диаметр диска в дюймах, один дюйм — 2,54 см. Под него подбирают шины.',
    unit: 'дюймов',
    unsure: unconfirmed,
    value: (car) => (car.trim.level >= bigWheelsFrom ? BIG_WHEELS : car.size.wheels),
  },
]

const isUnsure = ({ unsure }: Row, car: Car): boolean =>
  typeof unsure === 'function' ? unsure(car) : unsure !== undefined && (car.modification.unsure ?? []).includes(unsure)

/** All characteristics of a trim with its engine; one with no figure yet is left out. */
export function specificationsOf(trim: Trim, modification: Modification): SpecificationAnswer {
  const car: Car = { trim, modification, size: sizesOf(trim.model, trim.long) }
  return {
    items: rows.flatMap((row, index) => {
      const value = row.value(car)
      if (value === null) return []
      return {
        id: index + 1,
        category_id: row.category,
        name: typograf(row.name),
        description: typograf(row.explained),
        value,
        ...(row.unit && { unit: typograf(row.unit) }),
        ...(isUnsure(row, car) && { unsure: true }),
        ...(row.better && { better: row.better }),
      }
    }),
  }
}
