import * as z from 'zod/mini'
import { code, id, text } from '#src/domain/content/fields.ts'
import { RUSSIAN_ZONES } from '#src/domain/local-time.ts'

/** Cities made in the office are numbered from here on: the code names its own by number (content/seed/owning-costs.ts). */
export const FIRST_OWN_CITY = 1001

const WITH_PREPOSITION = 'Нужен предлог: слова встанут в строки вроде «Дилеры в Тюмени»'
const LATITUDE = 'Широта города в России — от 41 до 82: у Тюмени 57.1522'
const LONGITUDE = 'Долгота города в России — от 19 до 180: у Тюмени 65.5272'

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
  /** Place in lists, rising. */
  sort: z.int('Порядок — целое число').check(z.gte(0, 'Порядок — не меньше нуля')),
})
export type CityBody = z.infer<typeof cityBody>
