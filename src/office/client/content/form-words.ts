import type { UiSchema } from '@rjsf/utils'
import { SERVICE_NAMES } from '#src/content/dealer-finder.ts'
import { modelName } from '#src/content/models/names.ts'
import * as texts from '#src/content/news-texts.ts'
import { DETAIL_NAMES, type DetailName } from '#src/domain/car-details.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { DEALER_SERVICES } from '#src/domain/dealer.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import {
  AD_MARK,
  ABREAST,
  added,
  ALT,
  altOf,
  CODE,
  DATE,
  HIDDEN,
  inOrder,
  LONG,
  MODEL_TICKS,
  named,
  PATH_HELP,
  PICTURE,
  TICKS,
  TIME,
  WHOLE,
  withHelp,
  withIntro,
} from '#src/office/client/content/form-fields.ts'
import { city, cityChoice, LATITUDE, LONGITUDE } from '#src/office/client/content/form-words-city.ts'
import { daysOff } from '#src/office/client/content/form-words-days.ts'
import { homeSlide, question } from '#src/office/client/content/form-words-home.ts'
import { footer, menu } from '#src/office/client/content/form-words-links.ts'

/** Labels and appearance of fields; their rules are in the schema (form-schema.ts). */

export const BLOCK_NAMES: ReadonlyMap<string, string> = new Map([
  ['p', 'Абзац'],
  ['h2', 'Подзаголовок'],
  ['quote', 'Цитата'],
  ['list', 'Список'],
  ['links', 'Ссылки на страницы сайта'],
  ['image', 'Снимок'],
  ['versions', 'Версии и цены модели'],
  ['hours', 'Часы по дням'],
])

/** The field that selects the type of a block. */
export const BLOCK_KIND = 'Вид блока'

/** Alternatives of an optional group: with it, without it. */
export const NULL_NAMES: Readonly<Record<string, readonly [string, string]>> = {
  hours: ['Другие часы', 'Закрыто'],
  button: ['С кнопкой', 'Без кнопки'],
  model_codes: ['Только для моделей', 'Для всех моделей'],
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null
const LINK = named('', {
  ...ABREAST,
  name: named('Надпись ссылки'),
  href: named('Страница ссылки', withHelp(PATH_HELP)),
})
const LINE = named('Строка')

const blocks: UiSchema = named('Текст', {
  ...added('Добавить блок'),
  items: {
    'ui:title': BLOCK_KIND,
    type: HIDDEN,
    text: named('Текст', LONG),
    items: named('Строки', { ...added('Добавить строку'), items: (line: unknown) => (isObject(line) ? LINK : LINE) }),
    src: named('Снимок', PICTURE),
    wide: HIDDEN,
    alt: ALT,
    caption: named('Подпись'),
    rows: named('Дни и часы', {
      ...added('Добавить день'),
      items: named('', {
        ...ABREAST,
        dates: named('День', withHelp('«31 декабря» или «1–2 января»')),
        weekday: named('День недели'),
        hours: named('Часы', withHelp('«10:00–18:00», «до 18:00», «выходной», «по записи»')),
        note: named('Примечание'),
      }),
    }),
    model: named('Модель', {
      'ui:enumNames': MODEL_CODES.map(modelName),
      ...withHelp('Версии и цены берутся из прайс-листа: поменяется он — поменяются и здесь'),
    }),
  },
})

const WEEKDAYS = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье']
const DAYS = { 'ui:enumNames': WEEKDAYS }

/** Of a department: both are in one form, so each label names its department. */
const hours = (title: string): UiSchema =>
  named(title, {
    ...added('Добавить дни'),
    items: named('', {
      'ui:classNames': 'hours',
      days: named('', {
        items: (_: unknown, index: number) => named(index === 0 ? `${title}: с дня` : `${title}: по день`, DAYS),
      }),
      open: named(`${title}: от`, TIME),
      close: named(`${title}: до`, TIME),
    }),
  })

const news: UiSchema = {
  ...inOrder('name', 'code', 'date', 'category', 'preview', 'image', 'image_alt', 'body', 'models'),
  id: HIDDEN,
  tags: HIDDEN,
  image_wide: HIDDEN,
  name: named('Заголовок'),
  code: CODE,
  date: named('Дата новости', DATE),
  category: named('Раздел', { 'ui:enumNames': Object.values(texts.news.categories) }),
  preview: named('Коротко', { ...LONG, ...withHelp('Одно-два предложения: в списке новостей и в поисковиках') }),
  image: named('Обложка', PICTURE),
  image_alt: named('Что на обложке', withHelp('Для тех, кто её не видит: одно предложение')),
  body: blocks,
  models: named('О каких моделях', MODEL_TICKS),
}

const dealer: UiSchema = {
  ...inOrder('name', 'special_hours', 'hours', 'photo', 'address', 'phone'),
  id: HIDDEN,
  certified: HIDDEN,
  testDrive: HIDDEN,
  photo: named('Здание', { src: named('Снимок здания', PICTURE), alt: ALT }),
  name: named('Название'),
  special_hours: named('Дни не как обычно', {
    ...withIntro('Праздники, инвентаризация, короткие дни: важнее обычной недели и общих праздников'),
    ...added('Добавить день'),
    items: named('', {
      ...ABREAST,
      ...inOrder('from', 'until', 'department', 'reason', 'hours'),
      from: named('Первый день', DATE),
      until: named('Последний день', { ...DATE, ...withHelp('Если дней несколько') }),
      department: named('Отдел', {
        'ui:enumNames': ['Продажи', 'Сервис'],
        'ui:placeholder': 'Все отделы',
        ...withHelp('Не выбран — и продажи, и сервис'),
      }),
      reason: named('Причина', withHelp('Как её увидят на сайте')),
      hours: named('Часы', {
        ...WHOLE,
        // The field above shows what is selected: no heading.
        anyOf: [{ ...ABREAST, 'ui:label': false, open: named('Открытие', TIME), close: named('Закрытие', TIME) }, {}],
      }),
    }),
  }),
  hours: named('Обычная неделя', { sales: hours('Продажи'), service: hours('Сервис') }),
  code: CODE,
  // Its choices come with the item (form.tsx).
  city_id: cityChoice([]),
  legal_name: named('Юридическое лицо'),
  address: named('Улица и дом'),
  postcode: named('Индекс'),
  metro: named('Метро'),
  lat: LATITUDE,
  lng: LONGITUDE,
  phone: named('Телефон'),
  phone_service: named('Телефон сервиса'),
  email: named('Почта'),
  site: named('Сайт'),
  services: named('Что есть у дилера', {
    ...TICKS,
    'ui:enumNames': DEALER_SERVICES.map((service) => SERVICE_NAMES[service]),
  }),
  test_models: named('Тестовые автомобили', MODEL_TICKS),
  access: named('Доступность', {
    ...ABREAST,
    entrance: named('Вход'),
    parking: named('Парковка'),
    toilet: named('Туалет'),
    escort: named('Помощь'),
  }),
  directions: named('Как доехать', LONG),
  team: named('Сотрудники', {
    ...added('Добавить сотрудника'),
    items: named('', {
      ...ABREAST,
      name: named('Имя'),
      role: named('Должность'),
      phone: named('Телефон сотрудника'),
    }),
  }),
  sort: named('Порядок в списке'),
}

const credit: UiSchema = {
  ...inOrder('name', 'bank', 'bank_license', 'rate', 'psk_min', 'psk_max', 'description', 'legal'),
  id: HIDDEN,
  monthlyPayment: HIDDEN,
  name: named('Название'),
  bank: named('Банк'),
  bank_license: named('Лицензия банка'),
  active: named('Действует', { 'ui:enumNames': ['Нет', 'Да'] }),
  rate: named('Ставка, % годовых', withHelp('Дробная часть после точки')),
  psk_min: named('Полная стоимость кредита, от, %'),
  psk_max: named('Полная стоимость кредита, до, %'),
  min_price: named('Цена автомобиля, от, ₽'),
  max_price: named('Цена автомобиля, до, ₽'),
  min_credit: named('Кредит, от, ₽'),
  max_credit: named('Кредит, до, ₽'),
  min_prepay: named('Первый взнос, от, %'),
  max_prepay: named('Первый взнос, до, %'),
  restcost: named('Остаточный платёж, %'),
  terms: named('Сроки', { ...added('Добавить срок'), items: named('', { term: named('Месяцев') }) }),
  model_codes: named('Модели', { anyOf: [MODEL_TICKS, {}] }),
  requires_casco: named('Нужно каско'),
  description: named('Описание', LONG),
  legal: named('Юридический текст', LONG),
  ...AD_MARK,
}

const price: UiSchema = {
  since: named('Действуют с', { ...DATE, ...withHelp('Эта дата стоит на сайте рядом с ценой') }),
  trims: named('Комплектации', {
    'ui:options': { addable: false, removable: false, orderable: false },
    items: named('', {
      ...ABREAST,
      'ui:order': ['name', 'price', 'id'],
      id: HIDDEN,
      name: named('Комплектация', { 'ui:widget': 'textarea', 'ui:options': { rows: 2 }, 'ui:readonly': true }),
      price: named('Цена, ₽', {
        'ui:widget': 'price',
        ...withHelp('Пусто — цена ещё не объявлена'),
        'ui:emptyValue': null,
      }),
    }),
  }),
}

const photo: UiSchema = {
  image: named('Снимок', PICTURE),
  alt: ALT,
}

const DETAIL_WORDS: Readonly<Record<DetailName, string>> = {
  nose: 'Решётка',
  lamp: 'Фара',
  wheel: 'Колесо',
  cabin: 'Салон через окно',
  roof: 'Линия крыши',
  shoulder: 'Плечо кузова',
  tail: 'Задний фонарь',
  mirror: 'Зеркало',
  handle: 'Ручка двери',
  seam: 'Кресло, строчка',
}

const gallery: UiSchema = {
  pictures: named('Крупные планы, в порядке галереи', {
    ...withIntro('Нет ни одного — на сайте те, что пришли с ним. Есть хотя бы один — только эти'),
    ...added('Добавить снимок'),
    items: named('', {
      image: named('Снимок', PICTURE),
      alt: ALT,
      shows: named('Что это', {
        'ui:enumNames': ['Просто снимок', ...DETAIL_NAMES.map((name) => DETAIL_WORDS[name])],
        ...withHelp('Страницы модели показывают такую деталь рядом с рассказом о ней'),
      }),
    }),
  }),
}

const promoPage: UiSchema = {
  ...inOrder('h1', 'code', 'lead', 'image', 'image_alt', 'body', 'button', 'title', 'description'),
  h1: named('Заголовок'),
  code: CODE,
  lead: named('Под заголовком', LONG),
  image: named('Снимок вверху страницы', PICTURE),
  image_alt: altOf('Что на снимке вверху'),
  body: blocks,
  button: named('Кнопка внизу', {
    name: named('Надпись на кнопке'),
    href: named('Куда ведёт кнопка', withHelp(PATH_HELP)),
  }),
  title: named('Заголовок для поисковиков'),
  description: named('Описание для поисковиков', LONG),
  ...AD_MARK,
}

const LEGAL_LINES: UiSchema = { 'ui:widget': 'textarea', 'ui:options': { rows: 7 } }
const legal: UiSchema = {
  ...inOrder('title', 'day', 'sections'),
  title: named('Название'),
  day: named('День редакции', { ...DATE, ...withHelp('С него текст действует; у каждой редакции свой день') }),
  sections: named('Разделы', {
    ...added('Добавить раздел'),
    items: named('', {
      ...inOrder('heading', 'paragraphs', 'items'),
      heading: named('Заголовок'),
      paragraphs: named('Абзацы', { ...added('Добавить абзац'), items: named('Абзац', LEGAL_LINES) }),
      items: named('Пункты с номерами', { ...added('Добавить пункт'), items: named('Пункт', LEGAL_LINES) }),
    }),
  }),
}

export const uiSchemas: Readonly<Record<ContentKind, UiSchema>> = {
  news,
  city,
  dealer,
  'days-off': daysOff,
  'credit-program': credit,
  price,
  photo,
  gallery,
  'home-slide': homeSlide,
  question,
  menu,
  footer,
  'promo-page': promoPage,
  legal,
  redirect: {
    from: named('Старый адрес', withHelp('Начинается с «/»')),
    to: named('Куда ведёт', withHelp(PATH_HELP)),
  },
  tags: {
    path: named('Страница', { 'ui:readonly': true }),
    title: named('Заголовок', withHelp('Вкладка браузера и строка в поисковике: до 60 знаков видно целиком')),
    description: named('Описание', { ...LONG, ...withHelp('Под строкой в поисковике: 120–160 знаков') }),
  },
}
