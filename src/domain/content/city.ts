import * as z from 'zod/mini'
import { code, id, text } from '#src/domain/content/fields.ts'
import { readTaxRates } from '#src/domain/content/tax-rates.ts'
import { RUSSIAN_ZONES } from '#src/domain/local-time.ts'

const WITH_PREPOSITION = 'Нужен предлог: слова встанут в строки вроде «Дилеры в Тюмени»'
const LATITUDE = 'Широта города в России — от 41 до 82: у Тюмени 57.1522'
const LONGITUDE = 'Долгота города в России — от 19 до 180: у Тюмени 65.5272'

const RATES = 'Пять чисел через точку с запятой, по возрастанию: 10; 30; 50; 75; 150'

/** What visitors' calls tell of a city, without what is counted from its dealers. */
export const cityBody = z.object({
  id,
  name: text(60),
  name_in: text(80).check(z.regex(/^(?:во?|на)\s+\S/i, WITH_PREPOSITION)),
  name_of: text(80),
  code,
  lat: z.number(LATITUDE).check(z.gte(41, LATITUDE), z.lte(82, LATITUDE)),
  lng: z.number(LONGITUDE).check(z.gte(19, LONGITUDE), z.lte(180, LONGITUDE)),
  timezone: z.enum(
    RUSSIAN_ZONES.map(([zone]) => zone),
    'Выберите часовой пояс',
  ),
  /** For the transport tax: the region, and its rates where the site has none of it (tax-rates.ts). Empty: unknown. */
  region_code: z.prefault(
    z.string().check(z.trim(), z.regex(/^(\d{2,3})?$/, 'Две или три цифры, как на номерах: 72')),
    '',
  ),
  region_name: z.prefault(z.string().check(z.trim(), z.maxLength(60, 'Не больше 60 знаков')), ''),
  tax_rates: z.prefault(
    z.string().check(
      z.trim(),
      z.refine((rates) => rates === '' || readTaxRates(rates) !== null, RATES),
    ),
    '',
  ),
  /** Place in lists, rising. */
  sort: z.int('Порядок — целое число').check(z.gte(0, 'Порядок — не меньше нуля')),
})
export type CityBody = z.infer<typeof cityBody>
