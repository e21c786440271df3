import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Typical edits of an editor, applied to a copy of the project as text, and typical mistakes.
 * Places are found by their content, so the edits work for other content too.
 */

export type Edit = {
  name: string
  /** Changes the copy. Throws when there is nothing to change. */
  change: (content: ContentFiles) => void
}
/** An edit that breaks a rule, and the expected message; `file` is a part of the file's name. */
export type Mistake = Edit & { file: string; says: RegExp }

export type ContentFiles = { edit: (file: string, change: (text: string) => string) => void }

export const contentOf = (root: string): ContentFiles => ({
  edit(file, change) {
    const path = join(root, 'src/content', file)
    const text = readFileSync(path, 'utf8')
    const changed = change(text)
    if (changed === text) throw new Error(`Nothing was changed in ${file}`)
    writeFileSync(path, changed)
  },
})

const NEWS = 'seed/news.ts'
const DEALERS = 'seed/dealers.ts'
const CITIES = 'seed/cities.ts'
const CREDIT = 'seed/credit-programs.ts'
const COSTS = 'seed/owning-costs.ts'
const FAQ = 'faq.ts'
const G70 = 'models/g70/model.ts'
const GV80 = 'models/gv80/model.ts'

const ENTRY = '\n  {\n    id: '

/** Inserts an entry at the beginning of the first list of a file, or after its last one. */
const before = (text: string, entry: string): string => text.replace(ENTRY, () => `\n${entry}${ENTRY}`)
function after(text: string, entry: string): string {
  const last = text.lastIndexOf(ENTRY)
  const end = last < 0 ? -1 : text.indexOf('\n  },', last)
  if (end < 0) throw new Error('No list of entries')
  return `${text.slice(0, end)}\n  },\n${entry.replace(/\n {2}\},$/, '')}${text.slice(end)}`
}
/** Removes the n-th entry. */
function without(text: string, nth: number): string {
  let from = -1
  for (let index = 0; index < nth; index++) from = text.indexOf(ENTRY, from + 1)
  const end = from < 0 ? -1 : text.indexOf('\n  },', from)
  if (end < 0) throw new Error(`No entry ${nth}`)
  return text.slice(0, from) + text.slice(end + '\n  },'.length)
}
const numbersOf = (text: string): number[] => [...text.matchAll(/^ {4}id: '?(\d+)'?,/gm)].map(([, id]) => Number(id))
const free = (text: string): number => Math.max(...numbersOf(text)) + 1

/** Changes the n-th price of a price list, 1 for the first. */
const priced = (text: string, nth: number, change: (price: number) => number): string => {
  let index = 0
  return text.replaceAll(/(\[\d+, '[^']+', \d+, )([\d_]+)\]/g, (row, head: string, price: string) => {
    index += 1
    return index === nth ? `${head}${change(Number(price.replaceAll('_', '')))}]` : row
  })
}

/** The latest date in the list, which is sorted: an entry of that day is in order above all others, and below them not. */
const newestIn = (text: string): string =>
  [...text.matchAll(/^ {4}date: '([\d-]+)',/gm)]
    .map(([, date]) => date ?? '')
    .toSorted()
    .at(-1) ?? ''

const newsEntry = (id: number, date: string): string => `  {
    id: ${id},
    code: 'novost-dlya-proverki',
    date: '${date}',
    category: 'service',
    name: 'Дилеры начали хранить сезонные колёса',
    preview: 'Услуга доступна владельцам при замене шин: колёса моют, сушат и держат на складе до следующего сезона.',
    alt: 'Колесо на стойке в шинном складе дилера',
    body: [
      'Оставить колёса можно в день замены. Их моют, сушат, подписывают и кладут на стойки, где поддерживают ровную температуру.',
      'Перед следующим сезоном мастер осмотрит шины, измерит глубину протектора и расскажет, сколько они ещё прослужат.',
      'Записаться можно по телефону сервиса. Назовите номер автомобиля и удобный день, остальное дилер возьмёт на себя.',
      'Срок и стоимость хранения зависят от города, их назовут до начала работ.',
    ],
    next: [['Телефоны дилеров', 'dealers']],
  },`

const dealerEntry = (id: number, city: number, place: string): string => `  {
    id: ${id},
    code: 'novyy-dilery-${id}',
    city_id: ${city},
    name: 'Новый Автоцентр ${id}',
    legal_name: 'ООО «Новый пример ${id}»',
    address: 'Новая Примерная улица, ${id}',
    postcode: '123456',
    metro: null,
    ${place}
    phone: '+7 (495) 111-22-${id}',
    phone_service: null,
    email: 'info@new${id}.example',
    site: 'https://new${id}.example/',
    hours: {
      sales: [{ days: [1, 7], open: '10:00', close: '19:00' }],
      service: [{ days: [1, 6], open: '09:00', close: '18:00' }],
    },
    services: ['sales', 'service', 'testDrive'],
    test_models: 'all',
    access: { entrance: 'Без ступеней', parking: null, toilet: null, escort: null },
  },`

/** The place of the first dealer of a file. */
function placeOfFirst(text: string): string {
  const [place] = /lat: [\d.]+,\n\s+lng: [\d.]+,/.exec(text) ?? []
  if (!place) throw new Error('No dealer has a place')
  return place
}
const cityOfFirst = (text: string): number => Number(/city_id: (\d+),/.exec(text)?.[1])

const addDealer = (content: ContentFiles) =>
  content.edit(DEALERS, (text) => after(text, dealerEntry(free(text), cityOfFirst(text), placeOfFirst(text))))

const addQuestion = (text: string): string =>
  after(
    text,
    `  {
    id: ${free(text)},
    slug: 'faq-proverka-davleniya',
    topic: 'owners',
    question: 'Где посмотреть давление в запасном колесе?',
    answer: 'На той же табличке, что и для остальных. Если таблички нет, спросите дилера.',
  },`,
  )

/** Valid edits: the check stays green. */
export const edits: readonly Edit[] = [
  {
    name: 'a dealer is added',
    change: addDealer,
  },
  {
    name: 'a city is added, with its dealer and its region',
    change(content) {
      let id = 0
      content.edit(CITIES, (text) => {
        id = free(text)
        return after(
          text,
          `  {
    id: ${id},
    name: 'Пермь',
    name_in: 'в Перми',
    name_of: 'Перми',
    code: 'perm',
    lat: 58.01,
    lng: 56.25,
    timezone: 'Asia/Yekaterinburg',
  },`,
        )
      })
      content.edit(DEALERS, (text) => after(text, dealerEntry(free(text), id, 'lat: 58.0,\n    lng: 56.2,')))
      content.edit(COSTS, (text) =>
        text.replace(
          /(?<=\n {2}regionOfRates\(.*\n)\]\n/,
          `  regionOfRates('59', 'Пермский край', [${id}], [25, 30, 50, 75, 150]),\n]\n`,
        ),
      )
    },
  },
  {
    name: 'a credit programme is added',
    change: (content) =>
      content.edit(CREDIT, (text) =>
        before(
          text,
          `  {
    id: '${free(text)}',
    name: 'Семейный',
    from: exampleBank,
    active: '1',
    min_price: '1000000',
    max_price: '9000000',
    min_credit: '300000',
    max_credit: '6000000',
    min_prepay: '25',
    max_prepay: '75',
    rate: '11.1',
    restcost: '0',
    psk_min: '11.115',
    psk_max: '17.900',
    months: [12, 36, 84],
    model_codes: null,
    requires_casco: true,
    description: 'Для семей с двумя детьми и больше.',
    legal: 'Решение принимает банк.',
  },`,
        ),
      ),
  },
  {
    name: 'a news item is added',
    change: (content) => content.edit(NEWS, (text) => before(text, newsEntry(free(text), newestIn(text)))),
  },
  { name: 'the newest news item is removed', change: (content) => content.edit(NEWS, (text) => without(text, 1)) },
  { name: 'a news item in the middle is removed', change: (content) => content.edit(NEWS, (text) => without(text, 5)) },
  {
    name: 'the lowest price is changed',
    change: (content) => content.edit(G70, (text) => priced(text, 1, (price) => price - 51_000)),
  },
  {
    name: 'a middle price is changed',
    change: (content) => content.edit(G70, (text) => priced(text, 3, (price) => price + 51_000)),
  },
  {
    name: 'a price is announced',
    change: (content) =>
      content.edit(GV80, (text) => {
        let price = 6_000_000
        const since = text.replace('pricesSince: null', "pricesSince: '2022-02-10'")
        return since.replaceAll(/(\[\d+, '[^']+', \d+, )null\]/g, (_, head: string) => {
          price += 300_000
          return `${head}${price}]`
        })
      }),
  },
  {
    name: 'a trim is removed',
    change: (content) =>
      content.edit(G70, (text) => text.replace(/(\n {4}\[\d+, [^\n]+\],)\n {4}\[\d+, [^\n]+\],/, '$1')),
  },
  {
    name: 'the heading of a page is changed',
    change: (content) =>
      content.edit('pages/warranty.ts', (text) => text.replace(/h1: '[^']+'/, "h1: 'Что мы обещаем'")),
  },
  {
    name: 'the heading of a section is changed',
    change: (content) =>
      content.edit('pages/warranty.ts', (text) => text.replace(/heading: '[^']+'/, "heading: 'Сколько лет'")),
  },
  { name: 'a question is added', change: (content) => content.edit(FAQ, addQuestion) },
  { name: 'a question is removed', change: (content) => content.edit(FAQ, (text) => without(text, 6)) },
  {
    name: 'a dealer gets another name and telephone',
    change: (content) =>
      content.edit(DEALERS, (text) =>
        text
          .replace(/ name: '[^']+'/, " name: 'Переименованный Центр'")
          .replace(/ phone: '[^']+'/, " phone: '+7 (499) 765-43-21'"),
      ),
  },
  {
    name: 'a dealer gets other hours, and a day of his own on which he is closed',
    change: (content) =>
      content.edit(DEALERS, (text) =>
        text
          .replace(/open: '\d\d:\d\d', close: '\d\d:\d\d'/, "open: '11:00', close: '17:00'")
          .replace(
            /\n {4}services: \[/,
            "\n    special_hours: [{ from: '2026-11-28', hours: null, reason: 'Инвентаризация' }],\n    services: [",
          ),
      ),
  },
  {
    name: 'the rate of a credit programme is changed',
    change: (content) =>
      content.edit(CREDIT, (text) => text.replace(/rate: '11\.9'/, "rate: '11.4'").replace("'11.912'", "'11.412'")),
  },
]

const addNews = (id: (text: string) => number, date: string) => (content: ContentFiles) =>
  content.edit(NEWS, (text) => before(text, newsEntry(id(text), date)))

/** Mistakes: the check names file and line and says in Russian what to do. */
export const mistakes: readonly Mistake[] = [
  {
    name: 'a news item of 30 February',
    change: addNews(free, '2022-02-30'),
    file: NEWS,
    says: /дата 2022-02-30, такого дня нет\. Исправьте дату/,
  },
  {
    name: 'a news item with a number that is taken',
    change: addNews((text) => numbersOf(text)[0] ?? 0, '2022-02-10'),
    file: NEWS,
    says: /номер \(id\) \d+ у новостей .+ дайте новой номер \d+/,
  },
  {
    name: 'a new news item below an older one',
    change: (content) => content.edit(NEWS, (text) => after(text, newsEntry(free(text), newestIn(text)))),
    file: NEWS,
    says: /стоит ниже более старой .+ переставьте её/,
  },
  {
    name: 'a dealer in a city that is not there',
    change: (content) => content.edit(DEALERS, (text) => after(text, dealerEntry(free(text), 999, placeOfFirst(text)))),
    file: DEALERS,
    says: /город номер 999, такого в списке городов нет/,
  },
  {
    name: 'a dealer without a telephone',
    change: (content) => content.edit(DEALERS, (text) => text.replace(/ phone: '[^']+'/, " phone: ''")),
    file: DEALERS,
    says: /телефон «»\. Нужен полный номер/,
  },
  {
    name: 'a telephone of another form',
    change: (content) => content.edit(DEALERS, (text) => text.replace(/ phone: '[^']+'/, " phone: '8 495 12'")),
    file: DEALERS,
    says: /телефон «8 495 12»\. Нужен полный номер/,
  },
  {
    name: 'a letter behind a telephone',
    change: (content) =>
      content.edit(DEALERS, (text) => text.replace(/ phone: '[^']+'/, " phone: '+7 (499) 765-43-21а'")),
    file: DEALERS,
    says: /телефон «\+7 \(499\) 765-43-21а»\. Нужен полный номер/,
  },
  {
    name: 'a news item without a picture’s description',
    // A new one has no photograph yet; with one the drawing's description is not read.
    change: (content) =>
      content.edit(NEWS, (text) =>
        before(text, newsEntry(free(text), newestIn(text)).replace(/alt: '[^']+'/, "alt: ''")),
      ),
    file: NEWS,
    says: /картинка описана в 0 знаков/,
  },
  {
    name: 'a price below the one above it',
    change: (content) => content.edit(G70, (text) => priced(text, 3, (price) => price - 700_000)),
    file: G70,
    says: /меньше, чем строкой выше/,
  },
  {
    name: 'a price with a digit too many',
    change: (content) => content.edit(G70, (text) => priced(text, 6, (price) => price * 10)),
    file: G70,
    says: /Нет ли в цене лишней цифры/,
  },
  {
    name: 'a programme whose limits are turned round',
    change: (content) => content.edit(CREDIT, (text) => text.replace(/min_price: '\d+'/, "min_price: '99000000'")),
    file: CREDIT,
    says: /цена автомобиля от 99000000 до \d+: начало больше конца/,
  },
  {
    name: 'a title for search engines that is too short',
    change: (content) =>
      content.edit('pages/warranty.ts', (text) => text.replace(/title: `[^`]+`/, "title: 'Гарантия'")),
    file: 'pages/warranty.ts',
    says: /заголовок для поисковиков .+ а нужно от 30 до 65/,
  },
  {
    name: 'straight quotes in a text',
    change: (content) =>
      content.edit('pages/warranty.ts', (text) => text.replace(/(lead: `[^`]+)`/, '$1 Это "важно".`')),
    file: 'pages/warranty.ts',
    says: /прямые кавычки/,
  },
  {
    name: 'a question whose anchor is taken',
    change: (content) =>
      content.edit(FAQ, (text) => {
        const slug = /slug: '([^']+)'/.exec(text)?.[1] ?? ''
        return addQuestion(text).replace('faq-proverka-davleniya', slug)
      }),
    file: FAQ,
    says: /якорь \(slug\) «.+» у вопросов/,
  },
]
