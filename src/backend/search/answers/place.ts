import type { DealerInCity } from '#src/backend/dealers.ts'
import { phrases, spoken, termSet, type Phrases, type Question } from '#src/backend/search/answers/question.ts'
import { ACCESS_ROWS } from '#src/content/access.ts'
import { SERVICE_NAMES } from '#src/content/dealer-finder.ts'
import { modelName } from '#src/content/models/names.ts'
import type { City, Dealer, DealerService } from '#src/domain/dealer.ts'
import { dealersFor, deskFor, NO_FILTERS, queryOfFilters, type DealerFilters } from '#src/domain/dealer-filters.ts'
import { lowerFirst } from '#src/domain/first-letter.ts'
import { byDistance, formatKm } from '#src/domain/geo.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { formatHours } from '#src/domain/hours-text.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { hrefTo } from '#src/routes.ts'

/** A task at a place: "записаться на ТО в Новосибирске", "тест-драйв GV80 Самара", "дилер Уфа до скольки". */

/** Services of dealers in visitors' words. */
const tasks: readonly { service: DealerService; said: Phrases }[] = [
  { service: 'testDrive', said: phrases('тест-драйв, прокатиться, покататься, пробная поездка, тест') },
  {
    service: 'service',
    said: phrases(
      'обслуживание, сервис, автосервис, ремонт, починить, отремонтировать, масло, замена масла, диагностика, шиномонтаж, шины, запчасти, тормоза, колодки',
    ),
  },
  { service: 'tradeIn', said: phrases('трейд-ин, обмен, обменять, сдать, выкуп, оценка') },
  {
    service: 'body',
    said: phrases('кузовной, кузов, кузовной ремонт, покрасить, покраска, бампер, вмятина, царапина, крыло, малярка'),
  },
  { service: 'certified', said: phrases('пробег, подержанный, бу, вторичка') },
  { service: 'lounge', said: phrases('лаунж') },
]

/** Words that any of these queries may contain without changing it. */
const FILLER_WORDS = termSet(
  'дилер официальный центр салон шоурум телефон номер адрес часы время график работа работает режим открыт открыто закрыт ' +
    'сегодня завтра сейчас понедельник вторник среда четверг пятница суббота воскресенье выходные выходной утро вечер ' +
    'записаться запись записать купить покупка наличие наличии есть ближайший рядом город официально позвонить ' +
    'поменять замена заменить сделать где можно нужен проехать доехать дорога схема карта новый машина цена',
)
const ACCESS = termSet(
  'инвалид инвалидность инвалидов парковка пандус коляска доступность доступная туалет сопровождение',
)
/** An unknown word is harmless beside a task, as in "сервис казань недорого". */
const SPARE_TERMS = 1

/** Null when the query names no city, or asks for something else in it. */
export function placeAnswer(question: Question, dealers: readonly DealerInCity[]): SearchAnswer | null {
  const { city, models, rest } = question
  if (!city) return null
  const terms = new Set(rest)
  const spokenTasks = tasks.flatMap(({ service, said }) => {
    const phrase = spoken(said, terms)
    return phrase ? [{ service, phrase }] : []
  })
  const known = new Set(spokenTasks.flatMap(({ phrase }) => phrase))
  const access = rest.filter((term) => ACCESS.has(term))
  const strange = rest.filter((term) => !known.has(term) && !FILLER_WORDS.has(term) && !ACCESS.has(term))
  const isAboutDealers = spokenTasks.length > 0 || access.length > 0 || rest.some((term) => DEALER.has(term))
  if (strange.length > (isAboutDealers ? SPARE_TERMS : 0)) return null
  const services = spokenTasks.map(({ service }) => service)
  return answerAt(
    city,
    { ...NO_FILTERS, city: city.code, models, services: inHouse(services) },
    dealers,
    access.length > 0,
  )
}

const DEALER = termSet('дилер салон')

/** "Кузовной ремонт" contains the word for the workshop. */
const inHouse = (services: readonly DealerService[]): DealerService[] =>
  services.filter((service) => !(service === 'service' && services.includes('body')))

function answerAt(city: City, asked: DealerFilters, all: readonly DealerInCity[], withAccess: boolean): SearchAnswer {
  const cities = [...new Map(all.map((found) => [found.city.id, found.city])).values()]
  const list = all.map(({ dealer }) => dealer)
  const isCertified = asked.services.includes('certified')
  const isTestDrive = asked.services.includes('testDrive')
  // A used car is sold by any dealer, whatever test drives they offer.
  const filters: DealerFilters = isCertified ? { ...asked, models: [], services: ['certified'] } : asked
  const found = dealersFor(filters, list, cities, null)
  const text =
    found.length > 0
      ? found.map((dealer) => lineOf(dealer, filters, withAccess)).join('; ')
      : nearestLine(city, dealersFor({ ...filters, city: null }, list, cities, null), all)
  if (isCertified)
    return {
      url: hrefTo('certified', { query: { city: city.code } }),
      title: `Автомобили с пробегом ${city.name_in}`,
      text,
    }
  if (isTestDrive)
    return {
      url: hrefTo('test-drive', {
        query: { ...(filters.models[0] && { model: filters.models[0] }), city_id: String(city.id) },
      }),
      title: ['Тест-драйв', ...filters.models.map(modelName), city.name_in].join(' '),
      text,
    }
  return { url: hrefTo('dealers') + queryOfFilters(filters), title: titleOf(city, filters, found.length), text }
}

function titleOf(city: City, { models, services }: DealerFilters, count: number): string {
  const things = [...services.map((service) => SERVICE_NAMES[service]), ...models.map(modelName)]
  if (things.length > 0) return `${things.join(', ')} ${city.name_in}`
  return `${count > 1 ? 'Дилеры' : 'Дилер'} ${city.name_in}`
}

function lineOf(dealer: Dealer, filters: DealerFilters, withAccess: boolean): string {
  const { name, address, phone, access } = dealer
  const how = withAccess
    ? ACCESS_ROWS.map((row) => `${lowerFirst(row.name)} — ${lowerFirst(access?.[row.key] ?? 'уточните по телефону')}`)
    : dealer.hours[deskFor(dealer, filters)].map(formatHours)
  return [`${name}: ${address}`, phone.replaceAll(' ', NBSP), ...how].join(', ')
}

function nearestLine(city: City, elsewhere: readonly Dealer[], all: readonly DealerInCity[]): string {
  const [nearest] = byDistance(city, elsewhere)
  if (!nearest) return 'Такого дилера пока нет.'
  const { item, km } = nearest
  const home = all.find(({ dealer }) => dealer.id === item.id)?.city
  return `В этом городе пока нет. Ближайший — ${item.name}, ${home?.name ?? ''}, ${formatKm(km)}, ${item.phone}`
}
