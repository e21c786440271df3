import type { CarLight } from '#src/three/stage/light.ts'

export const turnLeft = 'Повернуть влево'
export const turnRight = 'Повернуть вправо'
export const turnLegend = 'Поворот автомобиля'
export const lightLegend = 'Освещение'
export const hint = 'Тяните, чтобы повернуть'
export const closer = 'Ближе'
export const whole = 'Весь автомобиль'
export const close = 'Вернуться к снимку'

export const lights: readonly { value: CarLight; label: string }[] = [
  { value: 'hall', label: 'Зал' },
  { value: 'sun', label: 'Солнце' },
  { value: 'night', label: 'Ночь' },
]
const inLight: Record<CarLight, string> = { hall: 'в зале', sun: 'на солнце', night: 'ночью' }

/** Eighths of a turn from the nose over the left side. */
const SIDES = [
  'вид спереди',
  'вид спереди слева',
  'вид слева',
  'вид сзади слева',
  'вид сзади',
  'вид сзади справа',
  'вид справа',
  'вид спереди справа',
] as const

/** Description of the view from an azimuth of 0 to 360 degrees. */
export const sideWords = (azimuth: number): string => SIDES[Math.round(azimuth / 45) % SIDES.length]!

/** Description of the picture: «<Brand> GV70, цвет «Красный металлик», вид спереди слева, на солнце». */
export const pictureWords = (name: string, paint: string, azimuth: number, light: CarLight): string =>
  [name, `цвет «${paint}»`, sideWords(azimuth), inLight[light]].join(', ')
