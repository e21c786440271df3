import type { City, Dealer, Hours } from '#src/domain/dealer.ts'
import { MAP_SHEET, onMap } from '#src/domain/map-projection.ts'
import { distanceKm } from '#src/domain/geo.ts'
import { isWrittenPhone, normalizePhone } from '#src/domain/phone.ts'
import { isDay } from '#src/domain/day.ts'
import type { TransportTax } from '#src/content/seed/owning-costs.ts'
import { placeOf, quoted, repeated } from './places.ts'
import { slipsIn } from './slips.ts'

type OwnCity = Omit<City, 'dealers_count'>

const DEALERS = 'dealers'
const CITIES = 'cities'
const CODE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const PHONE = /^\+7\d{10}$/
const isPhone = (phone: string): boolean => isWrittenPhone(phone) && PHONE.test(normalizePhone(phone))
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const TIME = /^(?:[01]\d|2[0-4]):[0-5]\d$/
const POSTCODE = /^\d{6}$/
/** A dealer stands in his city or beside it. */
const NEAR_KM = 80

const dealerPlace = (dealer: Dealer, key: string): string =>
  placeOf({ file: DEALERS, near: `code: '${dealer.code}'`, at: new RegExp(`^\\s*${key}:`) })
const cityPlace = (city: OwnCity, key: string): string => {
  // An entry begins with its number, the code stands below the names.
  return placeOf({ file: CITIES, near: new RegExp(`^\\s*id: ${city.id},`), at: new RegExp(`^\\s*${key}:`) })
}
const ofDealer = ({ name }: Dealer): string => `у дилера ${quoted([name])}`

const next = (list: readonly { id: number }[]): number => Math.max(0, ...list.map(({ id }) => id)) + 1

function hourProblems(dealer: Dealer, key: 'sales' | 'service', rows: readonly Hours[]): string[] {
  const place = dealerPlace(dealer, key)
  const name = key === 'sales' ? 'салона' : 'сервиса'
  return rows.flatMap(({ days, open, close }) => {
    const wrongDay = days.some((day) => !Number.isInteger(day) || day < 1 || day > 7)
    if (wrongDay)
      return [
        `${place}: ${ofDealer(dealer)} в часах ${name} дни [${days.join(', ')}]. Дни недели — числа от 1 (понедельник) до 7.`,
      ]
    if (![open, close].every((time) => TIME.test(time)))
      return [`${place}: ${ofDealer(dealer)} в часах ${name} время «${open}–${close}». Нужно два времени вида 09:00.`]
    return []
  })
}

function dealerProblems(dealer: Dealer, cities: readonly OwnCity[]): string[] {
  const city = cities.find(({ id }) => id === dealer.city_id)
  const km = city ? distanceKm(city, dealer) : 0
  const texts = [dealer.name, dealer.address, dealer.directions ?? '', ...Object.values(dealer.access ?? {})]
  return [
    ...(city
      ? []
      : [
          `${dealerPlace(dealer, 'city_id')}: ${ofDealer(dealer)} город номер ${dealer.city_id}, такого в списке городов нет. Возьмите номер (id) из src/content/seed/cities.ts или добавьте туда город.`,
        ]),
    ...(km > NEAR_KM
      ? [
          `${dealerPlace(dealer, 'lat')}: ${ofDealer(dealer)} точка на карте в ${Math.round(km)} км от города ${quoted([city?.name ?? ''])}. Проверьте широту (lat) и долготу (lng).`,
        ]
      : []),
    ...(CODE.test(dealer.code)
      ? []
      : [
          `${dealerPlace(dealer, 'code')}: ${ofDealer(dealer)} код (code) «${dealer.code}» не годится для адреса. Нужны строчные латинские буквы, цифры и дефисы.`,
        ]),
    ...(isPhone(dealer.phone)
      ? []
      : [
          `${dealerPlace(dealer, 'phone')}: ${ofDealer(dealer)} телефон «${dealer.phone}». Нужен полный номер из цифр, скобок, пробелов и дефисов, например '+7 (495) 123-45-67'.`,
        ]),
    ...(dealer.phone_service === null || isPhone(dealer.phone_service)
      ? []
      : [
          `${dealerPlace(dealer, 'phone_service')}: ${ofDealer(dealer)} телефон сервиса «${dealer.phone_service}». Нужен полный номер из цифр, скобок, пробелов и дефисов, например '+7 (495) 123-45-67', или null.`,
        ]),
    ...(EMAIL.test(dealer.email)
      ? []
      : [
          `${dealerPlace(dealer, 'email')}: ${ofDealer(dealer)} почта «${dealer.email}». Нужен адрес вида name@example.ru.`,
        ]),
    ...(dealer.site === null || URL.parse(dealer.site)?.protocol === 'https:'
      ? []
      : [
          `${dealerPlace(dealer, 'site')}: ${ofDealer(dealer)} сайт «${dealer.site}». Нужен адрес с https:// или null.`,
        ]),
    ...(POSTCODE.test(dealer.postcode ?? '')
      ? []
      : [
          `${dealerPlace(dealer, 'postcode')}: ${ofDealer(dealer)} индекс «${dealer.postcode ?? ''}». Нужно шесть цифр.`,
        ]),
    ...(dealer.address.trim()
      ? []
      : [`${dealerPlace(dealer, 'address')}: ${ofDealer(dealer)} нет адреса. Впишите его.`]),
    ...(dealer.testDrive && dealer.test_models.length === 0
      ? [
          `${dealerPlace(dealer, 'test_models')}: ${ofDealer(dealer)} в услугах есть тест-драйв (testDrive), а автомобилей для него нет. Назовите модели в test_models или уберите услугу.`,
        ]
      : []),
    ...(!dealer.testDrive && dealer.test_models.length > 0
      ? [
          `${dealerPlace(dealer, 'services')}: ${ofDealer(dealer)} есть автомобили для тест-драйва, а услуги testDrive нет. Добавьте её или оставьте test_models пустым.`,
        ]
      : []),
    ...(dealer.services.includes('sales') && dealer.hours.sales.length === 0
      ? [`${dealerPlace(dealer, 'sales')}: ${ofDealer(dealer)} нет часов салона. Впишите их.`]
      : []),
    ...hourProblems(dealer, 'sales', dealer.hours.sales),
    ...hourProblems(dealer, 'service', dealer.hours.service),
    ...(dealer.special_hours ?? []).flatMap(({ from, until = from }) => {
      const days = [...new Set([from, until])].filter((day) => !isDay(day))
      if (days.length > 0)
        return [
          `${dealerPlace(dealer, 'special_hours')}: ${ofDealer(dealer)} особые часы на ${days.join(' и ')}: такого дня нет. Нужно год-месяц-день.`,
        ]
      return until < from
        ? [
            `${dealerPlace(dealer, 'special_hours')}: ${ofDealer(dealer)} особые часы кончаются ${until}, раньше, чем начинаются, ${from}. Поменяйте дни местами.`,
          ]
        : []
    }),
    ...texts.flatMap((text) => (text ? slipsIn(text, DEALERS) : [])),
  ]
}

/** What is wrong with the dealers, each in a sentence with file and line. */
export const dealersProblems = (dealers: readonly Dealer[], cities: readonly OwnCity[]): string[] => [
  ...repeated(dealers, ({ id }) => id).map(
    ([id, same]) =>
      `${placeOf({ file: DEALERS, near: new RegExp(`^\\s*id: ${id},`), nth: 2 })}: номер (id) ${id} у дилеров ${quoted(same.map(({ name }) => name))}. Номера не повторяются: дайте новому номер ${next(dealers)}.`,
  ),
  ...repeated(dealers, ({ code }) => code).map(
    ([code, same]) =>
      `${placeOf({ file: DEALERS, near: `code: '${code}'`, nth: 2 })}: код (code) «${code}» у дилеров ${quoted(same.map(({ name }) => name))}. Из кода складывается адрес страницы: дайте новому другой.`,
  ),
  ...repeated(dealers, ({ name }) => name).map(
    ([name, same]) =>
      `${placeOf({ file: DEALERS, near: `name: '${name}'`, nth: 2 })}: имя ${quoted([name])} у ${same.length} дилеров. Посетитель их не отличит: допишите, чем они разные.`,
  ),
  ...dealers.flatMap((dealer) => dealerProblems(dealer, cities)),
]

/** Cities stand on the sheet of the map, right of the list; two pins nearer than this cover one another. */
const SHEET = { left: 490, right: MAP_SHEET.width - 50, top: 70, bottom: 790 }
const PIN = 12

/** What is wrong with the cities, each in a sentence with file and line. */
export const citiesProblems = (
  cities: readonly OwnCity[],
  dealers: readonly Dealer[],
  taxes: readonly TransportTax[],
): string[] => [
  ...repeated(cities, ({ id }) => id).map(
    ([id, same]) =>
      `${placeOf({ file: CITIES, near: new RegExp(`^\\s*id: ${id},`), nth: 2 })}: номер (id) ${id} у городов ${quoted(same.map(({ name }) => name))}. Номера не повторяются: дайте новому номер ${next(cities)}.`,
  ),
  ...repeated(cities, ({ code }) => code).map(
    ([code, same]) =>
      `${placeOf({ file: CITIES, near: `code: '${code}'`, nth: 2 })}: код (code) «${code}» у городов ${quoted(same.map(({ name }) => name))}. Из кода складывается адрес: дайте новому другой.`,
  ),
  ...cities.flatMap((city) => cityProblems(city, dealers, taxes)),
  ...repeated(cities, (city) => {
    const { x, y } = onMap(city)
    return `${Math.round(x / PIN)} ${Math.round(y / PIN)}`
  }).map(
    ([, [first, ...same]]) =>
      `${first ? cityPlace(first, 'lat') : CITIES}: города ${quoted([first, ...same].flatMap((one) => one?.name ?? []))} на карте стоят в одной точке. Проверьте широту (lat) и долготу (lng).`,
  ),
]

const isTimeZone = (name: string): boolean => Intl.supportedValuesOf('timeZone').includes(name)

function cityProblems(city: OwnCity, dealers: readonly Dealer[], taxes: readonly TransportTax[]): string[] {
  const of = `у города ${quoted([city.name])}`
  const { x, y } = onMap(city)
  return [
    ...(CODE.test(city.code)
      ? []
      : [
          `${cityPlace(city, 'code')}: ${of} код (code) «${city.code}» не годится для адреса. Нужны строчные латинские буквы, цифры и дефисы.`,
        ]),
    ...(/^во? \S/.test(city.name_in.replaceAll('\u00a0', ' '))
      ? []
      : [
          `${cityPlace(city, 'name_in')}: ${of} name_in — «${city.name_in}». Нужно с предлогом: «в Казани», «во Владимире».`,
        ]),
    ...(isTimeZone(city.timezone)
      ? []
      : [
          `${cityPlace(city, 'timezone')}: ${of} часовой пояс «${city.timezone}» неизвестен. Нужно имя вида Europe/Moscow: в нём работают часы дилеров.`,
        ]),
    ...(x > SHEET.left && x < SHEET.right && y > SHEET.top && y < SHEET.bottom
      ? []
      : [
          `${cityPlace(city, 'lat')}: город ${quoted([city.name])} не попадает на карту дилеров: широта ${city.lat}, долгота ${city.lng}. Проверьте числа; если они верны, карту надо расширить (src/domain/map-projection.ts).`,
        ]),
    ...(dealers.some(({ city_id }) => city_id === city.id)
      ? []
      : [
          `${cityPlace(city, 'name')}: в городе ${quoted([city.name])} нет ни одного дилера, посетитель его не увидит. Добавьте дилера в src/content/seed/dealers.ts или уберите город.`,
        ]),
    ...(taxes.some(({ cities }) => cities.includes(city.id))
      ? []
      : [
          `${placeOf({ file: 'owning-costs', near: 'transportTaxes' })}: город ${quoted([city.name])} (id ${city.id}) не входит ни в один регион, транспортный налог посчитают по Москве. Добавьте номер города к его региону.`,
        ]),
  ]
}
