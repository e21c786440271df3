import { expect, test } from 'vitest'
import type { Section } from '#src/content/copy.ts'
import { pageCopies } from '#src/content/all-pages.ts'
import { rendered } from '#src/content/pictures/rendered.ts'
import { formerNewsCodes } from '#src/content/seed/former-news-codes.ts'
import { newsRows, type NewsRow } from '#src/content/seed/news.ts'
import { news } from '#src/content/seed/news-articles.ts'
import type { NewsBlock } from '#src/domain/news.ts'
import { wantedPhotos, type Wanted } from '../../scripts/media/wanted.ts'
import { newsItem } from '../fixtures/news.ts'
import { brokenPromises, echoes } from './rules/headings.ts'
import { newsProblems } from './rules/news.ts'
import { repeatedViews } from './rules/news-pictures.ts'
import { asMessage, placeOfText } from './rules/places.ts'

test('news: numbers, dates, order, lengths, links, slips', () => {
  const problems = newsProblems(news)
  expect(problems, asMessage(problems)).toEqual([])
})

test('a former address is of an item that has another one', () => {
  const codes = new Map(newsRows.map(({ id, code }) => [id, code]))
  const taken = new Set(codes.values())
  const problems = formerNewsCodes
    .filter(([id, code]) => !codes.has(id) || taken.has(code))
    .map(
      ([id, code]) =>
        `src/content/seed/former-news-codes.ts: прежний адрес «${code}» — ${taken.has(code) ? 'это адрес новости, которая есть на сайте' : `новости с номером ${id} нет`}. Удалите строку.`,
    )
  expect(problems, asMessage(problems)).toEqual([])
})

test('no first sentence of a section repeats its heading', () => {
  const problems = [...pageCopies].flatMap(([name, copy]) => [
    ...(copy.lead && echoes(copy.h1, copy.lead)
      ? [`${placeOfText(copy.lead)}: вступление страницы ${name} повторяет её заголовок. Начните с нового.`]
      : []),
    ...copy.sections
      .filter(({ heading, text }: Section) => echoes(heading, text[0]))
      .map(
        ({ heading, text }) =>
          `${placeOfText(text[0] ?? '')}: первая фраза повторяет заголовок «${heading}». Начните с того, чего в нём нет.`,
      ),
  ])
  expect(problems, asMessage(problems)).toEqual([])
})

test('an echo is told from an answer', () => {
  expect(echoes('Дилеры программы', 'Дилеры программы работают в десяти городах.')).toBe(true)
  expect(echoes('Дилеры программы', 'Центры, где есть такие автомобили.')).toBe(false)
})

test('a title that promises a number keeps it', () => {
  const list = (...items: string[]): NewsBlock[] => [{ type: 'list', items }]
  expect(brokenPromises('Три правила', list('раз;', 'два.'))).toEqual(['три правил'])
  expect(brokenPromises('Три правила', list('раз;', 'два;', 'три.'))).toEqual([])
  expect(brokenPromises('Четыре пункта', list('свет: фары и фонари;', 'шины: давление, возраст.'))).toEqual([])
})

const long = { type: 'p' as const, text: `Абзац. ${'Подробности для читателя. '.repeat(20).trim()}` }
const right = newsItem({
  id: 2,
  code: 'second-item',
  date: '2022-02-02',
  body: [long, { type: 'links', items: [{ name: 'Новости', href: '/news.html' }] }],
})
const older = { ...right, id: 1, code: 'first-item', date: '2022-01-01', name: 'Старая проверочная новость' }

test.each([
  ['a day that is none', [{ ...right, date: '2022-02-30' }], /дата 2022-02-30, такого дня нет\. Исправьте дату/],
  ['a day written another way', [{ ...right, date: '10.02.2022' }], /год-месяц-день/],
  ['a number that stands twice', [right, { ...older, id: 2 }], /номер \(id\) 2 у новостей .* дайте новой номер 3/],
  ['a code that stands twice', [right, { ...older, code: right.code }], /код \(code\) «second-item» у новостей/],
  ['a code that is no address', [{ ...right, code: 'Новость 1' }], /не годится для адреса/],
  ['an order that is not by date', [older, right], /стоит ниже более старой/],
  ['a text that is too short', [{ ...right, body: right.body.slice(1) }], /а нужно не меньше 400/],
  [
    'a link to nowhere',
    [{ ...right, body: [long, { type: 'links' as const, items: [{ name: 'x', href: '/no.html' }] }] }],
    /ведёт на \/no\.html, такой страницы нет/,
  ],
  [
    'hours that are none',
    [{ ...right, body: [...right.body, { type: 'hours' as const, rows: [{ dates: '31 декабря', hours: '10–18' }] }] }],
    /в часах по дням \(rows, строка 1\): Время — ЧЧ:ММ/,
  ],
  ['no link', [{ ...right, body: [long] }], /нет ни одной ссылки/],
  ['a picture without words', [{ ...right, image_alt: '' }], /картинка описана в 0 знаков/],
  ['straight quotes', [{ ...right, preview: `Слово "в кавычках", и ещё ${right.preview}` }], /прямые кавычки/],
])('%s is told in Russian, and nothing else', (_, items, sentence) => {
  expect(newsProblems([right, older])).toEqual([])
  expect(newsProblems(items)).toEqual([expect.stringMatching(sentence)])
})

test('no article shows the same view of a car twice', async () => {
  const problems = repeatedViews(newsRows, await wantedPhotos())
  expect(problems, asMessage(problems)).toEqual([])
})

const shown = (file: string) => rendered(file, 'Машина у моря')
const owned = (use: Wanted['use'], file: string): Wanted => ({
  use,
  place: 'place',
  stem: file,
  photo: shown(file),
  isRender: true,
  list: 'pictures.ts',
})
const ownPictures = [
  owned({ model: 'g70', slot: 'place' }, 'g70/place'),
  owned({ model: 'g70', slot: 'drive' }, 'g70/drive'),
  owned({ model: 'g70', detail: 0, shows: 'lamp' }, 'g70/lamp'),
  owned({ model: 'g70', interior: 'RDN' }, 'g70/cabin-driver-rdn'),
]
const covered = { code: 'x', name: 'Новость', render: shown('g70/place-upright'), renderWide: shown('g70/place') }

test.each<[string, NewsRow['body'], string[]]>([
  ['another view of the car', [{ type: 'car', code: 'g70', shot: 'drive' }], []],
  ['the same place of another car', [{ type: 'car', code: 'g90', shot: 'place' }], []],
  ['what opens it', [{ type: 'car', code: 'g70', shot: 'place' }], ['g70/place']],
  ['what opens it, as a picture', [{ type: 'render', photo: shown('g70/place') }], ['g70/place']],
  [
    'a detail, once as the car’s own',
    [
      { type: 'car', code: 'g70', shot: { detail: 'lamp' } },
      { type: 'render', photo: shown('g70/lamp') },
    ],
    ['g70/lamp'],
  ],
  [
    'a cabin, once as an interior',
    [
      { type: 'render', photo: shown('g70/cabin-driver-upright-rdn') },
      { type: 'car', code: 'g70', shot: { interior: 'RDN' } },
    ],
    ['g70/cabin-driver-rdn'],
  ],
])('a view that stands twice is found: %s', (_, body, views) => {
  const found = repeatedViews([{ ...covered, body }], ownPictures)
  expect(found.map((sentence) => /картинка (\S+) стоит дважды/.exec(sentence)?.[1])).toEqual(views)
})

test('a car’s own picture that opens an article counts as well', () => {
  const row: NewsRow['carCover'] = { code: 'g70', shot: 'place' }
  const bodyOf = (shot: 'place' | 'drive'): NewsRow['body'] => [{ type: 'car', code: 'g70', shot }]
  const opened = { code: 'x', name: 'Новость', carCover: row }
  expect(repeatedViews([{ ...opened, body: bodyOf('drive') }], ownPictures)).toEqual([])
  expect(repeatedViews([{ ...opened, body: bodyOf('place') }], ownPictures)).toHaveLength(1)
})
