/** A price as people write it in tables. */

export type ReadPrice =
  /** Roubles; null: not announced. */
  { price: number | null } | { fault: string }

/** Texts for a price that is not announced. */
const NOT_ANNOUNCED = /^(?:по запросу|цена по запросу|не объявлена|цена не объявлена|уточняется|скоро|[-–—]|null)$/i
const CURRENCY = /\s*(?:₽|ru[br]|руб(?:лей|ля|\.)?|р\.?)$/i
const SPACES = /[\s\u00a0\u2009\u202f']/g
const KOPECKS = /[.,](\d{1,2})$/
/** 5.490.000 and 5,490,000, kopecks cut */
const GROUPS = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/
const LOWEST = 100_000
const HIGHEST = 100_000_000

/** «5 490 000 ₽», «5490000,00», «по запросу». A text that is no price is reported as an error, in Russian. */
export function readPriceText(text: string): ReadPrice {
  const written = text.replace(/[\s\u00a0]+/g, ' ').trim()
  if (written === '') return { fault: 'Цены нет: впишите число или «по запросу»' }
  if (NOT_ANNOUNCED.test(written)) return { price: null }
  const digits = written.replace(CURRENCY, '').replace(SPACES, '').replace(KOPECKS, zeroKopecks)
  const whole = GROUPS.test(digits) ? digits.replaceAll(/[.,]/g, '') : digits
  if (!/^\d{1,12}$/.test(whole)) return { fault: 'Это не цена: нужно целое число рублей' }
  const price = Number(whole)
  if (price < LOWEST) return { fault: 'Слишком мало для автомобиля: цена пишется целиком, в рублях' }
  return price > HIGHEST ? { fault: 'Слишком много для автомобиля' } : { price }
}

/** Other characters are kept, so that the text is not a whole number. */
const zeroKopecks = (all: string, kopecks: string): string => (Number(kopecks) === 0 ? '' : all)
