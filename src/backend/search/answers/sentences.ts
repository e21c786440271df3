import { phrases, type Phrases } from '#src/backend/search/answers/question.ts'
import { subjectOf } from '#src/backend/search/words.ts'
import { faq } from '#src/content/faq.ts'
import { glossary } from '#src/content/glossary.ts'
import { serviceInterval, tyrePressure, warrantyTerms } from '#src/content/warranty-and-service.ts'
import { costExamples } from '#src/content/seed/owning-costs.ts'
import { company } from '#src/brand/brand.ts'
import type { City } from '#src/domain/dealer.ts'
import { NO_WISHES, queryOfWishes } from '#src/domain/dealer-wishes.ts'
import { countOf, formatMoney, formatNumber } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { hrefTo, routes, type RouteName } from '#src/routes.ts'

/** A sentence for queries that have all terms of one of its phrases, and little else. */
export type Fact = SearchAnswer & {
  said: Phrases
  /** It holds for every car and everywhere: whatever the query names. */
  general?: boolean
  /** One word alone is enough, whatever stands beside it: "каско", "эвакуатор". */
  distinctive?: boolean
}

const YEARS = ['год', 'года', 'лет'] as const
const { car, paintYears, corrosionYears } = warrantyTerms
const UNSURE = 'Срок уточняется; точный записан в сервисной книжке.'

const warranty: readonly Fact[] = [
  {
    said: phrases('гарантия, гарантийный срок, гарантия пробег, гарантия километров, гарантия действует'),
    general: true,
    url: hrefTo('warranty'),
    title: `Гарантия на автомобиль: ${countOf(car.years, YEARS)} или ${formatNumber(car.km)}${NBSP}км`,
    text: `Что наступит раньше, со дня передачи первому владельцу. ${UNSURE}`,
  },
  {
    said: phrases('гарантия краска, гарантия лкп, гарантия лакокрасочное покрытие, гарантия покраска'),
    general: true,
    url: hrefTo('warranty'),
    title: `Гарантия на лакокрасочное покрытие: ${countOf(paintYears, YEARS)}`,
    text: UNSURE,
  },
  {
    said: phrases('гарантия коррозия, гарантия сквозная коррозия, гарантия кузов, гарантия ржавчина'),
    general: true,
    url: hrefTo('warranty'),
    title: `Гарантия от сквозной коррозии: ${countOf(corrosionYears, YEARS)}`,
    text: UNSURE,
  },
]

const owning: readonly Fact[] = [
  {
    said: phrases(
      'межсервисный интервал, сервисный интервал, интервал обслуживания, интервал масло, часто обслуживание, пробег обслуживание, замена масла, менять масло, график обслуживания, регламент обслуживания',
    ),
    general: true,
    url: hrefTo('owners'),
    title: `Обслуживание каждые ${formatNumber(serviceInterval.km)}${NBSP}км или раз в${NBSP}год`,
    text: 'Что наступит раньше. Интервал уточняется; работы каждого ТО и ближайшая дата — в калькуляторе на странице владельцам.',
  },
  {
    said: phrases(
      'помощь дороге, эвакуатор, заводится, завести, заглох, сломался, сломалась, пробил колесо, пробило колесо, прокол, прокололся, спустило колесо, аккумулятор разрядился, аккумулятор сел, аккумулятор села, авария, дтп',
    ),
    general: true,
    distinctive: true,
    url: hrefTo('owners'),
    title: `Помощь на дороге: ${company.supportPhone}`,
    text: 'Круглосуточно. Назовите место и номер автомобиля: вышлем помощь к вам.',
  },
  {
    said: phrases(
      'вин отзыв, проверить вин, проверка вин, пробить вин, отзывная кампания, сервисная кампания, отзыв, отозванный автомобиль',
    ),
    general: true,
    url: hrefTo('owners', { hash: 'recall' }),
    title: 'Проверить автомобиль по VIN',
    text: 'По VIN можно узнать о сервисных кампаниях у любого официального дилера. Проверка и работы по кампании бесплатны.',
  },
  {
    said: phrases(
      'запись сервис, запись обслуживание, записаться сервис, записаться обслуживание, записаться ремонт, запись ремонт, запись диагностика, записаться диагностика',
    ),
    general: true,
    url: hrefTo('dealers') + queryOfWishes({ ...NO_WISHES, services: ['service'] }),
    title: 'Запись на сервис — по телефону дилера',
    text: 'Выберите город: у каждого дилера указаны телефон и часы сервиса. Назовите VIN и пробег, и детали подготовят заранее.',
  },
  {
    said: phrases(
      'обслуживание цена, сервис цена, ремонт цена, масло цена, запчасти цена, дорогой обслуживание, содержание цена',
    ),
    general: true,
    url: hrefTo('finance', { hash: 'ownership' }),
    title: 'Сколько стоит обслуживание',
    text: `Список работ и цену дилер называет до начала. В расчёте расходов на владение мы взяли для примера ${formatMoney(costExamples.service)} в год: поставьте там свою цифру.`,
  },
  {
    said: phrases('сос, кнопка сос, экстренный вызов, кнопка помощь, вызов помощь, глонасс, эра глонасс'),
    general: true,
    distinctive: true,
    url: hrefTo('connected-services', { hash: 'safety' }),
    title: 'Кнопка вызова экстренной помощи',
    text: 'Нажмите её — автомобиль соединит с оператором и передаст место. При серьёзной аварии вызов пройдёт сам, приложение для этого не нужно.',
  },
  {
    said: phrases('давление шины, давление колеса, сколько качать шины, накачать шины'),
    general: true,
    url: hrefTo('owners', { hash: 'season' }),
    title: 'Давление в шинах: на табличке у двери водителя',
    text: `${tyrePressure.where} ${tyrePressure.when}`,
  },
  {
    said: phrases(
      'зимний шины, летний шины, сезонный шины, хранение шины, поменять шины, смена шины, переобуться, шиномонтаж',
    ),
    general: true,
    url: hrefTo('owners', { hash: 'season' }),
    title: 'Сезонные шины: замена и хранение',
    text: 'Дилер поменяет шины, проверит автомобиль перед зимой и возьмёт второй комплект на хранение. Запись — по телефону сервиса.',
  },
  {
    said: phrases('телефон поддержка, горячая линия'),
    url: hrefTo('contacts'),
    title: `Служба поддержки: ${company.supportPhone}`,
    text: `${company.supportHours}. Почта: ${company.supportEmail}`,
  },
]

/** Services of dealers that no page is about, in any city. */
const workshops: readonly Fact[] = [
  {
    said: phrases('кузовной ремонт, покраска кузов, покрасить бампер, ремонт бампер, вмятина, царапина'),
    general: true,
    url: hrefTo('dealers') + queryOfWishes({ ...NO_WISHES, services: ['body'] }),
    title: 'Кузовной ремонт: дилеры',
    text: 'Показаны дилеры, у которых есть кузовной цех. Телефон и часы указаны у каждого.',
  },
]

/** Frequent questions that visitors ask in other words than the FAQ uses. */
const asked: readonly { slug: string; said: Phrases }[] = [
  { slug: 'faq-discounts', said: phrases('скидка, акция, спецпредложение, распродажа') },
  { slug: 'faq-recycling-fee', said: phrases('утилизационный сбор, утильсбор') },
  { slug: 'faq-lost-key', said: phrases('потерять ключ, потерял ключ, ключ потерян, новый ключ, второй ключ') },
  { slug: 'faq-towing', said: phrases('прицеп, фаркоп, буксировать, буксировка') },
  { slug: 'faq-delivery', said: phrases('придет автомобиль, заказанный автомобиль, срок поставка, ждать автомобиль') },
  { slug: 'faq-td-docs', said: phrases('документы тест-драйв, права тест-драйв, паспорт тест-драйв') },
  {
    slug: 'faq-td-change',
    said: phrases('отменить запись, перенести запись, отменить тест-драйв, перенести тест-драйв'),
  },
]

/** A visitor who asks for it wants to do it: links to the form, with the text of the support page. */
const tradeIn: readonly Fact[] = [
  {
    said: phrases(
      'трейд-ин, трейдин, обмен, обмен автомобиля, сдать автомобиль, оценить автомобиль, оценка автомобиля',
    ),
    general: true,
    url: hrefTo('contacts', { hash: 'trade-in' }),
    title: 'Оценить автомобиль для трейд-ин',
    text: 'Назовите свой автомобиль в форме: дилер сообщит предварительную оценку, точную — после осмотра.',
  },
]

const faqFacts: readonly Fact[] = asked.flatMap(({ slug, said }) => {
  const item = faq.find((known) => known.slug === slug)
  return item
    ? [{ said, general: true, url: hrefTo('support', { hash: slug }), title: item.question, text: item.answer }]
    : []
})

/** Pages that discuss a term; terms not named here belong to the support page. */
const placeOf: ReadonlyMap<string, RouteName> = new Map([
  ['ПСК', 'finance'],
  ['Остаточный платёж', 'finance'],
  ['Каско', 'finance'],
  ['ОСАГО', 'finance'],
  ['Транспортный налог', 'finance'],
  ['Публичная оферта', 'about'],
  ['Комплектация', 'configurator'],
  ['Пакет', 'configurator'],
  ['Модификация', 'configurator'],
  ['Перламутр', 'configurator'],
  ['Металлик', 'configurator'],
  ['Матовая краска', 'configurator'],
])

const plain = (text: string): string => text.replaceAll('\u2060', '')
/** Terms with a sentence of their own above. */
const SAID_ELSEWHERE = ['Трейд-ин']

const glossaryFacts: readonly Fact[] = glossary
  .filter(({ term }) => !SAID_ELSEWHERE.includes(plain(term)))
  .map(({ term, text }) => {
    const place = placeOf.get(plain(term)) ?? 'support'
    // Terms of finance are the same for every car; those of equipment are not.
    const isMoney = place === 'finance'
    return {
      said: [subjectOf(term).split(' '), ...(term === 'VIN' ? phrases('вин, вин номер, номер кузова') : [])],
      url: term === 'VIN' ? hrefTo('owners', { hash: 'recall' }) : routes[place].path,
      title: term,
      text,
      ...(isMoney && { general: true, distinctive: true }),
    }
  })

/** Only the browser knows what is nearest: the answer leads to the page that finds it, and names every city. */
const nearestFact = (cities: readonly City[], counts: ReadonlyMap<number, number>): Fact => ({
  said: phrases(
    'ближайший дилер, дилер рядом, дилер близко, ближайший сервис, сервис рядом, ближайший салон, салон рядом',
  ),
  url: hrefTo('dealers'),
  title: 'Ближайший дилер',
  text: `Нажмите «Найти ближайший» — покажем дилеров по расстоянию от вас. Дилеры есть здесь: ${cities
    .map(({ id, name }) => `${name}${(counts.get(id) ?? 1) > 1 ? ` (${counts.get(id)})` : ''}`)
    .join(', ')}.`,
})

export const sentences = (cities: readonly City[], counts: ReadonlyMap<number, number>): readonly Fact[] => [
  nearestFact(cities, counts),
  ...warranty,
  ...owning,
  ...tradeIn,
  ...workshops,
  ...faqFacts,
  ...glossaryFacts,
]
