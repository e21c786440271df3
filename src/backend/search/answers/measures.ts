import { phrases, type Phrases } from '#src/backend/search/answers/question.ts'
import type { Unsure } from '#src/content/cars/engines.ts'
import type { CarFacts } from '#src/content/models/facts.ts'
import { formatMm, formatNumber, formatTenths } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'

/** Measures of a car as visitors ask for them: of one car by name, or of all of them compared. */
type Measure = {
  said: Phrases
  /** Phrases that ask for the car with the most of it, or the least, whichever is "better". */
  most: Phrases
  title: string
  first: 'high' | 'low'
}

export type Size = Measure & { value: (car: CarFacts) => number; show: (value: number) => string }
const litres = (value: number): string => `${formatNumber(value)}${NBSP}л`

/** All three dimensions at once. */
export const DIMENSIONS = phrases('размеры, габариты, габаритные размеры')
export const dimensionsOf = ({ length, width, height }: CarFacts): string =>
  `${length}${NBSP}× ${width}${NBSP}× ${height}${NBSP}мм`
export const CLEARANCE = phrases('клиренс, дорожный просвет, просвет')
/** "Размер шин" is not the size of the car. */
export const WHEELS = phrases(
  'шины, размер шин, размерность шин, резина, размер резины, колеса, размер колес, диски, размер дисков, радиус',
)

export const sizes: readonly Size[] = [
  {
    said: phrases('длина'),
    most: phrases('длинный, длиннее, большой'),
    title: 'Длина',
    first: 'high',
    value: ({ length }) => length,
    show: formatMm,
  },
  {
    said: phrases('ширина'),
    most: phrases('широкий'),
    title: 'Ширина',
    first: 'high',
    value: ({ width }) => width,
    show: formatMm,
  },
  {
    said: phrases('высота'),
    most: phrases('высокий'),
    title: 'Высота',
    first: 'high',
    value: ({ height }) => height,
    show: formatMm,
  },
  {
    said: phrases('колёсная база, база'),
    most: phrases('просторный, просторнее'),
    title: 'Колёсная база',
    first: 'high',
    value: ({ wheelbase }) => wheelbase,
    show: formatMm,
  },
  {
    said: phrases('багажник'),
    most: phrases('вместительный, вместительнее, большой багажник'),
    title: 'Объём багажника',
    first: 'high',
    value: ({ boot }) => boot,
    show: litres,
  },
  {
    said: phrases('бак, топливный бак'),
    most: phrases('большой бак'),
    title: 'Объём бака',
    first: 'high',
    value: ({ tank }) => tank,
    show: litres,
  },
]

export type EngineMeasure = Measure & {
  unit: string
  of: (modification: Modification) => number | null
  unsure: Unsure
  /** By default with as many digits as the value has. */
  write?: (value: number) => string
}
export const engineMeasures: readonly EngineMeasure[] = [
  {
    said: phrases('мощность, лошадиные силы, лошадей, лошадки, л с, лс'),
    most: phrases('мощный, мощнее, сильный'),
    title: 'Мощность',
    first: 'high',
    unit: `л.${NBSP}с.`,
    of: ({ power_hp }) => power_hp,
    unsure: 'power_hp',
  },
  {
    said: phrases('крутящий момент, момент'),
    most: [],
    title: 'Крутящий момент',
    first: 'high',
    unit: 'Н·м',
    of: ({ torque_nm }) => torque_nm,
    unsure: 'torque_nm',
  },
  {
    said: phrases(
      'разгон, разгоняется, до сотни, 0 100, едет 100, ехать 100, разгон 100, разгоняется 100, набирает 100, секунд 100, 100 км ч',
    ),
    most: phrases('быстрый, быстрее, быстро, динамичный'),
    title: 'Разгон до 100 км/ч',
    first: 'low',
    unit: 'с',
    of: ({ accel_0_100 }) => accel_0_100,
    unsure: 'accel_0_100',
    write: formatTenths,
  },
  {
    said: phrases('максимальная скорость, максималка, скорость'),
    most: phrases('скоростной'),
    title: 'Максимальная скорость',
    first: 'high',
    unit: 'км/ч',
    of: ({ max_speed }) => max_speed,
    unsure: 'max_speed',
  },
  {
    said: phrases('расход, расход топлива, расход бензина, жрет, ест, кушает, потребляет'),
    most: phrases('экономичный, экономный, экономичнее'),
    title: 'Расход в смешанном цикле',
    first: 'low',
    unit: 'л/100 км',
    of: ({ consumption }) => consumption,
    unsure: 'consumption',
  },
]
