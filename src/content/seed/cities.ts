import type { City } from '#src/domain/dealer.ts'
import { typografDeep } from '#src/domain/typography.ts'

/** A city without what is counted from its dealers and its place in the list. */
type Row = Omit<City, 'dealers_count' | 'sort'>

const rows: Row[] = [
  {
    id: 1,
    name: 'Москва',
    name_in: 'в Москве',
    code: 'moskva',
    lat: 55.7558,
    lng: 37.6173,
    timezone: 'Europe/Moscow',
  },
  {
    id: 2,
    name: 'Санкт-Петербург',
    name_in: 'в Санкт-Петербурге',
    code: 'sankt-peterburg',
    lat: 59.9386,
    lng: 30.3141,
    timezone: 'Europe/Moscow',
  },
  {
    id: 3,
    name: 'Казань',
    name_in: 'в Казани',
    code: 'kazan',
    lat: 55.7963,
    lng: 49.1088,
    timezone: 'Europe/Moscow',
  },
  {
    id: 4,
    name: 'Екатеринбург',
    name_in: 'в Екатеринбурге',
    code: 'ekaterinburg',
    lat: 56.8389,
    lng: 60.6057,
    timezone: 'Asia/Yekaterinburg',
  },
  {
    id: 5,
    name: 'Новосибирск',
    name_in: 'в Новосибирске',
    code: 'novosibirsk',
    lat: 55.0302,
    lng: 82.9204,
    timezone: 'Asia/Novosibirsk',
  },
  {
    id: 6,
    name: 'Краснодар',
    name_in: 'в Краснодаре',
    code: 'krasnodar',
    lat: 45.0355,
    lng: 38.9753,
    timezone: 'Europe/Moscow',
  },
  {
    id: 7,
    name: 'Ростов-на-Дону',
    name_in: 'в Ростове-на-Дону',
    code: 'rostov-na-donu',
    lat: 47.2221,
    lng: 39.7203,
    timezone: 'Europe/Moscow',
  },
  {
    id: 8,
    name: 'Нижний Новгород',
    name_in: 'в Нижнем Новгороде',
    code: 'nizhniy-novgorod',
    lat: 56.3269,
    lng: 44.0059,
    timezone: 'Europe/Moscow',
  },
  {
    id: 9,
    name: 'Самара',
    name_in: 'в Самаре',
    code: 'samara',
    lat: 53.1959,
    lng: 50.1002,
    timezone: 'Europe/Samara',
  },
  {
    id: 10,
    name: 'Уфа',
    name_in: 'в Уфе',
    code: 'ufa',
    lat: 54.7388,
    lng: 55.9721,
    timezone: 'Asia/Yekaterinburg',
  },
  {
    id: 11,
    name: 'Сочи',
    name_in: 'в Сочи',
    code: 'sochi',
    lat: 43.5855,
    lng: 39.7231,
    timezone: 'Europe/Moscow',
  },
]

/** Cities with a dealer, the largest first. `dealers_count` depends on the question, so the answer counts it. */
export const cities: readonly Omit<City, 'dealers_count'>[] = rows.map((city) => ({
  ...typografDeep(city),
  sort: city.id * 10,
}))
