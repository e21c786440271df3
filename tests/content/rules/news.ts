import { fitDescription } from '#src/backend/meta/meta-texts.ts'
import type { NewsItem } from '#src/content/seed/news-articles.ts'
import { isDay } from '#src/domain/day.ts'
import { hoursBlock } from '#src/domain/content/hours-block.ts'
import { hoursLine } from '#src/domain/hours-block.ts'
import { NEWS_CODE, type NewsBlock } from '#src/domain/news.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { matchRoute } from '#src/routes.ts'
import { brokenPromises, echoes } from './headings.ts'
import { placeOf, quoted, repeated } from './places.ts'
import { slipsIn } from './slips.ts'

const FILE = 'news'
/** Characters. The headline's is what search engines show. */
const NAME = { min: 15, max: 110 }
const BODY_MIN = 400
const ALT_MIN = 20
const DESCRIPTION_MIN = 70

const at = (item: NewsItem, key: string): string =>
  placeOf({ file: FILE, near: `code: '${item.code}'`, at: new RegExp(`^\\s*${key}:`) })
const titled = ({ name }: NewsItem): string => `у новости ${quoted([name])}`

const wordsOf = (block: NewsBlock): string => {
  switch (block.type) {
    case 'list':
      return block.items.join(' ')
    case 'links':
    case 'image':
    case 'versions':
      return ''
    case 'hours':
      return [block.caption, ...block.rows.map(hoursLine)].filter(Boolean).join(' ')
    default:
      return block.text
  }
}

function lengthProblems(item: NewsItem): string[] {
  const name = withPlainSpaces(item.name)
  const body = [item.preview, ...item.body.map(wordsOf)].join(' ').length
  const description = fitDescription(item.preview).length
  return [
    ...(name.length < NAME.min || name.length > NAME.max
      ? [
          `${at(item, 'name')}: ${titled(item)} в заголовке ${name.length} знаков, а нужно от ${NAME.min} до ${NAME.max}. Перепишите его.`,
        ]
      : []),
    ...(description < DESCRIPTION_MIN
      ? [
          `${at(item, 'preview')}: ${titled(item)} краткое содержание для поисковиков короткое: вместе с припиской ${description} знаков, а нужно ${DESCRIPTION_MIN}. Расскажите подробнее.`,
        ]
      : []),
    ...(body < BODY_MIN
      ? [
          `${at(item, 'body')}: ${titled(item)} весь текст — ${body} знаков, а нужно не меньше ${BODY_MIN}. Расскажите, что случилось, когда, для кого и что делать дальше.`,
        ]
      : []),
    ...(item.image_alt.length < ALT_MIN
      ? [
          `${at(item, 'alt')}: ${titled(item)} картинка описана в ${item.image_alt.length} знаков, а нужно не меньше ${ALT_MIN}: её описание читают незрячим. Скажите, что на ней.`,
        ]
      : []),
  ]
}

function dateProblem(item: NewsItem): string[] {
  if (isDay(item.date)) return []
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(item.date)
  return [
    isWritten
      ? `${at(item, 'date')}: ${titled(item)} дата ${item.date}, такого дня нет. Исправьте дату.`
      : `${at(item, 'date')}: ${titled(item)} дата написана «${item.date}», а нужно год-месяц-день, например 2022-02-10. Исправьте дату.`,
  ]
}

function linkProblems(item: NewsItem): string[] {
  const links = item.body.flatMap((block) => (block.type === 'links' ? block.items : []))
  const broken = links.filter(({ href }) => matchRoute(href.replace(/[?#].*$/, '')) === null)
  return [
    ...(links.length === 0
      ? [`${at(item, 'next')}: ${titled(item)} нет ни одной ссылки, куда читателю идти дальше. Добавьте её в next.`]
      : []),
    ...links
      .filter(({ name }) => name.trim() === '')
      .map(({ href }) => `${at(item, 'next')}: ${titled(item)} у ссылки ${href} нет названия. Напишите его.`),
    ...broken.map(
      ({ href }) =>
        `${at(item, 'next')}: ${titled(item)} ссылка ведёт на ${href}, такой страницы нет. Исправьте адрес.`,
    ),
  ]
}

/** As in the office: what its form would refuse. */
const hoursProblems = (item: NewsItem): string[] =>
  item.body
    .filter((block) => block.type === 'hours')
    .flatMap((block) => hoursBlock.safeParse(block).error?.issues ?? [])
    .map(
      ({ message, path }) =>
        `${at(item, 'body')}: ${titled(item)} в часах по дням (rows, строка ${Number(path[1] ?? 0) + 1}): ${message}.`,
    )

function headingProblems({ name, preview, body, code }: NewsItem): string[] {
  const first = body.slice(0, 1).map(wordsOf)
  const place = placeOf({ file: FILE, near: `code: '${code}'`, at: /^\s*preview:/ })
  return [
    ...[preview, ...first]
      .filter((text) => echoes(name, text))
      .map(
        (text) =>
          `${place}: первая фраза повторяет заголовок ${quoted([name])}: «${text}». Начните с того, чего в заголовке нет.`,
      ),
    ...brokenPromises(withPlainSpaces(name), body).map(
      (said) =>
        `${place}: заголовок ${quoted([name])} обещает «${said}», а списка с таким числом пунктов в тексте нет. Исправьте число или список.`,
    ),
  ]
}

function orderProblems(items: readonly NewsItem[]): string[] {
  return items.slice(1).flatMap((item, index) => {
    const above = items[index]
    if (!above || !isDay(item.date) || !isDay(above.date) || item.date <= above.date) return []
    return [
      `${at(item, 'date')}: новость ${quoted([item.name])} (${item.date}) стоит ниже более старой ${quoted([above.name])} (${above.date}). Новые стоят выше: переставьте её.`,
    ]
  })
}

function codeProblems(items: readonly NewsItem[]): string[] {
  const next = Math.max(0, ...items.map(({ id }) => id)) + 1
  return [
    ...repeated(items, ({ id }) => id).map(
      ([id, same]) =>
        `${placeOf({ file: FILE, near: new RegExp(`^\\s*id: ${id},`) })}: номер (id) ${id} у новостей ${quoted(same.map(({ name }) => name))}. Номера не повторяются: дайте новой номер ${next}.`,
    ),
    ...repeated(items, ({ code }) => code).map(
      ([code, same]) =>
        `${placeOf({ file: FILE, near: `code: '${code}'` })}: код (code) «${code}» у новостей ${quoted(same.map(({ name }) => name))}. Из кода складывается адрес: дайте новой другой.`,
    ),
    ...items
      .filter(({ code }) => !NEWS_CODE.test(code))
      .map(
        (item) =>
          `${at(item, 'code')}: ${titled(item)} код (code) «${item.code}» не годится для адреса. Нужны строчные латинские буквы, цифры и дефисы, от 3 до 80 знаков.`,
      ),
  ]
}

/** What is wrong with the news, each in a sentence with file and line. */
export const newsProblems = (items: readonly NewsItem[]): string[] => [
  ...codeProblems(items),
  ...orderProblems(items),
  ...items.flatMap((item) => [
    ...dateProblem(item),
    ...lengthProblems(item),
    ...linkProblems(item),
    ...hoursProblems(item),
    ...headingProblems(item),
    ...[item.name, item.preview, item.image_alt, ...item.body.map(wordsOf)].flatMap((text) => slipsIn(text, FILE)),
  ]),
]
