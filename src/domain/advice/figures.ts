import type { Candidate } from '#src/domain/advice/candidate.ts'
import { countOf, formatDecimal, formatNumber, formatTenths } from '#src/domain/format.ts'

/** Figures of a trim as text, for reasons and comparisons. */

/** The mark of the page's footnote. */
export const doubt = (car: Candidate, figure: Candidate['unsure'][number]): string =>
  car.unsure.includes(figure) ? '*' : ''
export const length = (car: Candidate) => `${formatNumber(car.length)} мм`
export const base = (car: Candidate) => `${formatNumber(car.wheelbase)} мм`
export const boot = (car: Candidate) => `${formatNumber(car.boot)} л`
export const boxes = (car: Candidate) => countOf(Math.floor(car.boot / 10), ['коробка', 'коробки', 'коробок'])
export const power = (car: Candidate) => `${car.powerHp} л. с.${doubt(car, 'powerHp')}`
export const consumption = (car: Candidate) => `${formatDecimal(car.consumption)} л/100 км${doubt(car, 'consumption')}`
export const accel = (car: Candidate) => `${formatTenths(car.accel)} с${doubt(car, 'accel')}`
export const lowered = (names: readonly string[]): string =>
  names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)).join(', ')
