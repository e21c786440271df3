import { phrases } from '#src/backend/search/answers/question.ts'
import { serviceInterval, tyrePressure } from '#src/content/warranty-and-service.ts'
import { costExamples } from '#src/content/seed/owning-costs.ts'
import { company } from '#src/brand/brand.ts'
import { NO_FILTERS, queryOfFilters } from '#src/domain/dealer-filters.ts'
import { formatMoney, formatNumber } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { hrefTo } from '#src/routes.ts'
import type { Fact } from '#src/backend/search/answers/fact.ts'

export const owning: readonly Fact[] = [
  // Before the interval: a query with the price of an oil change asks for the price.
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
    url: hrefTo('dealers') + queryOfFilters({ ...NO_FILTERS, services: ['service'] }),
    title: 'Запись на сервис — по телефону дилера',
    text: 'Выберите город: у каждого дилера указаны телефон и часы сервиса. Назовите VIN и пробег, и детали подготовят заранее.',
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
export const workshops: readonly Fact[] = [
  {
    said: phrases('кузовной ремонт, покраска кузов, покрасить бампер, ремонт бампер, вмятина, царапина'),
    general: true,
    url: hrefTo('dealers') + queryOfFilters({ ...NO_FILTERS, services: ['body'] }),
    title: 'Кузовной ремонт: дилеры',
    text: 'Показаны дилеры, у которых есть кузовной цех. Телефон и часы указаны у каждого.',
  },
]

/** A visitor who asks for it wants to do it: links to the form, with the text of the support page. */
export const tradeIn: readonly Fact[] = [
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
