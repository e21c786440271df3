import type { UiSchema } from '@rjsf/utils'
import { RUSSIAN_ZONES, type RussianZone } from '#src/domain/local-time.ts'
import { inOrder, HIDDEN, named, withHelp } from '#src/office/client/content/form-fields.ts'
import { boundText } from '#src/office/client/parts/times.ts'
import type { CityChoice } from '#src/office/shapes/content.ts'

/** Form of a city, and the choice of one in the form of a dealer. */

/** By the cities that live by it: nobody knows the names of the zones. */
const ZONE_CITIES: Readonly<Record<RussianZone, string>> = {
  'Europe/Kaliningrad': 'Калининград',
  'Europe/Moscow': 'Москва, Санкт-Петербург, Волгоград',
  'Europe/Samara': 'Самара, Саратов, Ижевск',
  'Asia/Yekaterinburg': 'Екатеринбург, Тюмень, Уфа',
  'Asia/Omsk': 'Омск',
  'Asia/Novosibirsk': 'Новосибирск, Томск, Барнаул',
  'Asia/Krasnoyarsk': 'Красноярск, Кемерово',
  'Asia/Irkutsk': 'Иркутск, Улан-Удэ',
  'Asia/Yakutsk': 'Якутск, Чита, Благовещенск',
  'Asia/Vladivostok': 'Владивосток, Хабаровск',
  'Asia/Magadan': 'Магадан, Южно-Сахалинск',
  'Asia/Kamchatka': 'Петропавловск-Камчатский',
}
const MOSCOW_HOURS = 3

function zoneName([zone, hours]: (typeof RUSSIAN_ZONES)[number]): string {
  const ahead = hours - MOSCOW_HOURS
  const sign = ahead === 0 ? '' : ahead > 0 ? `+${ahead}` : `−${-ahead}`
  return `${ZONE_CITIES[zone]} (МСК${sign})`
}

/** A point that is pasted as a map gives it: both numbers fill both fields (filled-fields.ts). */
export const LATITUDE = named('Широта', {
  'ui:options': { inputType: 'text' },
  ...withHelp('Можно вставить обе координаты сразу: 57.1522, 65.5272'),
})
export const LONGITUDE = named('Долгота', { 'ui:options': { inputType: 'text' } })

export const city: UiSchema = {
  ...inOrder(
    'name',
    'name_in',
    'name_of',
    'code',
    'lat',
    'lng',
    'timezone',
    'region_code',
    'region_name',
    'tax_rates',
    'sort',
  ),
  id: HIDDEN,
  name: named('Название'),
  name_in: named('Где', withHelp('С предлогом: «в Тюмени», «во Владимире»')),
  name_of: named('Чего', withHelp('Как в словах «от центра Тюмени»: «Тюмени»')),
  code: named('Адрес', withHelp('Латинские буквы, цифры и дефис: конец адреса /dealers.html?city=tyumen')),
  lat: LATITUDE,
  lng: LONGITUDE,
  timezone: named('Часовой пояс', {
    'ui:enumNames': RUSSIAN_ZONES.map(zoneName),
    ...withHelp('По нему работают часы дилеров и запись на тест-драйв'),
  }),
  region_code: named(
    'Код региона',
    withHelp('Для транспортного налога в расчёте расходов: 72. Пусто — посчитаем по Москве и скажем об этом'),
  ),
  region_name: named('Регион', withHelp('«Тюменская область»; пусто, если его ставки на сайте уже есть')),
  tax_rates: named(
    'Ставки налога региона',
    withHelp(
      'Рублей за л. с.: до 100, до 150, до 200, до 250 и выше 250 сил — «10; 30; 50; 75; 150». Пусто, если на сайте уже есть',
    ),
  ),
  sort: named('Порядок в списке', withHelp('Меньше число — выше в списках')),
}

const choiceName = ({ name, from }: CityChoice): string =>
  from === null ? name : `${name} — на сайте ${boundText('с', from)}`

/** Of a dealer: the cities that are on the site or will be. */
export const cityChoice = (cities: readonly CityChoice[]): UiSchema =>
  named('Город', {
    'ui:enumNames': cities.map(choiceName),
    ...withHelp('Нужного нет — сначала опубликуйте его во вкладке «Города»'),
  })
