import { describe, expect, test } from 'vitest'
import { BOOKING } from '#src/components/test-drive/answers.tsx'
import type { CopyBook, Cta, PageCopy } from '#src/content/copy.ts'
import { faq } from '#src/content/faq.ts'
import { disclaimer } from '#src/content/footer.ts'
import { glossary } from '#src/content/glossary.ts'
import { CONSENT_PURPOSES } from '#src/content/legal/consents.ts'
import { LEGAL_KEYS, purposeOfKey } from '#src/content/legal/keys.ts'
import type { LegalDocument } from '#src/content/legal/document.ts'
import { shippedDocument } from '#src/content/legal/shipped.ts'
import { shownConsent } from '#src/content/legal/shown.ts'
import { facts, g90L, G90L_EXTRA_MM } from '#src/content/models/facts.ts'
import { BRAND_SLUG, company } from '#src/brand/brand.ts'
import { type RouteName, staticRouteNames } from '#src/routes.ts'
import { asMessage, placeOf, placeOfText, quoted, repeated } from './rules/places.ts'
import { textProblems } from './rules/style.ts'

const modules = import.meta.glob<{ copy: CopyBook }>(['/src/content/pages/*.ts', '/src/content/models/*/copy.ts'], {
  eager: true,
})
const book: CopyBook = Object.assign({}, ...Object.values(modules).map(({ copy }) => copy))
const pages = Object.entries(book) as [RouteName, PageCopy][]
const pageOf = (name: RouteName): PageCopy => book[name] ?? { h1: '', sections: [] }

const CODES = new Set(['id', 'to', 'external', 'action', 'place', 'hash', 'query', 'slug', 'topic', 'edition'])
/** Every text of a structure that a visitor reads, with plain spaces and hyphens. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')]
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([key, item]) => (CODES.has(key) ? [] : textsOf(item)))
  return []
}

const ctasOf = ({ ctas = [], sections }: PageCopy): Cta[] => [
  ...ctas,
  ...sections.flatMap((section) => section.ctas ?? []),
]

// As a visitor reads them: with a dealer, or without one yet.
const documents: LegalDocument[] = [
  ...LEGAL_KEYS.filter((key) => !purposeOfKey(key)).map(shippedDocument),
  ...CONSENT_PURPOSES.map((purpose) => shownConsent(purpose)),
]
const sources: [name: string, texts: string[]][] = [
  ...pages.map(([name, page]): [string, string[]] => [name, textsOf(page)]),
  ['faq', textsOf(faq)],
  ['glossary', textsOf(glossary)],
  ['legal', textsOf(documents)],
]

/** A headline of a news item may have as many. */
const LONGEST_HEADING = 110

describe('every route', () => {
  const names = staticRouteNames

  test('has copy, and no copy is without a route', () => {
    expect(Object.keys(book).toSorted()).toEqual(names.toSorted())
  })

  test('has a heading, and sections with anchors, headings and text', () => {
    const problems = names.flatMap((name) => {
      const { h1, sections } = pageOf(name)
      return [
        ...(h1 ? [] : [`${placeOfText(name)}: у страницы ${name} нет заголовка (h1). Впишите его.`]),
        ...[h1, ...sections.map(({ heading }) => heading)]
          .filter((heading) => heading.length > LONGEST_HEADING)
          .map(
            (heading) =>
              `${placeOfText(heading)}: в заголовке страницы ${name} ${heading.length} знаков, а нужно не больше ${LONGEST_HEADING}: «${heading.slice(0, 60)}…». Сократите его.`,
          ),
        ...(sections.length > 0
          ? []
          : [`${placeOfText(h1)}: у страницы «${h1}» нет ни одного раздела. Верните хотя бы один.`]),
        ...sections.flatMap(({ id, heading, text }) => [
          ...(/^[a-z0-9-]+$/.test(id)
            ? []
            : [
                `${placeOfText(heading)}: якорь (id) «${id}» раздела «${heading}» не годится. Нужны строчные латинские буквы, цифры, дефисы.`,
              ]),
          ...(heading && !heading.endsWith('.')
            ? []
            : [
                `${placeOfText(heading || h1)}: заголовок раздела «${heading}» пуст или кончается точкой. Точка в заголовках не нужна.`,
              ]),
          ...(text.join('').length > 20
            ? []
            : [`${placeOfText(heading)}: в разделе «${heading}» почти нет текста. Напишите хотя бы предложение.`]),
        ]),
        ...repeated(sections, ({ id }) => id).map(
          ([id, same]) =>
            `${placeOfText(same[1]?.heading ?? '')}: якорь (id) «${id}» на странице «${h1}» стоит у двух разделов. Дайте второму другой.`,
        ),
      ]
    })
    expect(problems, asMessage(problems)).toEqual([])
  })

  test('leads by its calls to action to anchors that are there', () => {
    const problems = names.flatMap((name) =>
      ctasOf(pageOf(name)).flatMap((cta) => {
        if (!('to' in cta) || !cta.hash || cta.to === 'configurator') return []
        // The support page has an anchor for every question and topic as well.
        const questions = cta.to === 'support' ? faq.flatMap(({ slug, topic }) => [slug, `faq-${topic}`]) : []
        // And that of a test drive one for its own questions.
        const booking = cta.to === 'test-drive' ? [BOOKING] : []
        const anchors = [...pageOf(cta.to).sections.map(({ id }) => id), ...questions, ...booking]
        if (anchors.includes(cta.hash)) return []
        return [
          `${placeOf({ near: `hash: '${cta.hash}'` })}: ссылка «${cta.label}» ведёт к «${cta.hash}» на странице ${cta.to}, а такого раздела или вопроса там нет. Исправьте ссылку или уберите её.`,
        ]
      }),
    )
    expect(problems, asMessage(problems)).toEqual([])
  })

  test('shares neither heading nor opening paragraph with another', () => {
    const problems = [
      ...repeated(pages, ([, { h1 }]) => h1).map(
        ([h1, same]) =>
          `${placeOfText(h1)}: заголовок «${h1}» у страниц ${same.map(([name]) => name).join(' и ')}. Назовите одну иначе.`,
      ),
      ...repeated(
        pages.filter(([, { sections }]) => sections.length > 0),
        ([, { sections }]) => sections[0]?.text[0] ?? '',
      ).map(
        ([text, same]) =>
          `${placeOfText(text)}: один и тот же первый абзац у страниц ${same.map(([name]) => name).join(' и ')}. Напишите каждой свой.`,
      ),
    ]
    expect(problems, asMessage(problems)).toEqual([])
  })

  test('the keys that page compositions rely on are there', () => {
    const ids = (name: RouteName) => pageOf(name).sections.map(({ id }) => id)
    expect(ids('finance')).toEqual(['calculator', 'programs', 'leasing', 'insurance', 'faq'])
    expect(ids('lounge')).toEqual(['about', 'space', 'events', 'visit'])
    expect(ids('model-new-g80')).toContain('first-to-know')
    expect(ids('model-gv80')).toContain('first-to-know')
  })

  test('test-drive calls name their place', () => {
    const calls = pages
      .flatMap(([, page]) => ctasOf(page))
      .filter((cta) => 'action' in cta && cta.action === 'testDrivePopupOpen')
    expect(calls.length).toBeGreaterThan(0)
    for (const call of calls) expect(call).toHaveProperty('place')
  })
})

const sizes = [...Object.values(facts), g90L]
  .flatMap((car) => [car.length, car.width, car.height, car.wheelbase])
  .concat(G90L_EXTRA_MM)

test.each(sources)('texts of %s: signs, words, claims, sizes', (_, texts) => {
  const problems = textProblems(texts, sizes)
  expect(problems, asMessage(problems)).toEqual([])
})

test.each([
  ['a claim', 'Это лучший седан.', /превосходная степень без доказательства/],
  ['a rate', 'Кредит под 12 % годовых.', /названа ставка/],
  ['«е» for «ё»', 'Расчет займёт минуту.', /«е» вместо «ё»/],
  ['a capital', 'Мы поможем Вам.', /«Вы» с большой буквы/],
  ['an English word', 'Приезжайте на test drive.', /английское слово/],
  ['a question mark instead of a figure', 'Мощность 249?', /знак вопроса не на месте/],
  ['a size that no car has', 'Длина 1 мм, а не 4321 мм.', /размер «4321 мм»/],
  ['a hyphen for a dash', 'Седан - для водителя.', /дефис вместо тире/],
  ['a Latin letter in a word', 'Cалон из кожи.', /латинская буква/],
  ['a place-holder', 'Тут будет lorem.', /временный текст/],
])('%s is told in Russian, and nothing else', (_, text, sentence) => {
  expect(textProblems([text], [])).toEqual([expect.stringMatching(sentence)])
})

describe('legal texts', () => {
  test('the consent names its aim and the chosen dealer', () => {
    const text = textsOf(shownConsent('test-drive', 'Пример')).join(' ')
    expect(text).toContain('тест-драйв')
    expect(text).toContain('дилеру «Пример»')
    expect(text).toContain(company.distributor.address)
    expect(textsOf(shownConsent('first-to-know')).join(' ')).not.toContain('дилеру')
  })

  test('both full policies name the operator and are long enough to be complete', () => {
    for (const key of ['privacy-policy', 'personal-data-policy'] as const) {
      const text = textsOf(shippedDocument(key)).join(' ')
      expect(text).toContain(company.distributor.name)
      expect(text.length).toBeGreaterThan(3000)
    }
  })

  test('the disclaimer keeps its three statements', () => {
    const text = disclaimer.replaceAll('\u00a0', ' ')
    expect(text).toContain('не является публичной офертой')
    expect(text).toContain('максимальные рекомендованные розничные цены')
    expect(text).toContain('может быть изменена без предварительного уведомления')
  })
})

test('questions: numbers, anchors, sentences', () => {
  const FILE = 'faq'
  const problems = [
    ...repeated(faq, ({ id }) => id).map(
      ([id, same]) =>
        `${placeOf({ file: FILE, near: new RegExp(`^\\s*id: ${id},`), nth: 2 })}: номер (id) ${id} у вопросов ${quoted(same.map(({ question }) => question))}. Номера не повторяются: дайте новому номер ${Math.max(...faq.map((one) => one.id)) + 1}.`,
    ),
    ...repeated(faq, ({ slug }) => slug).map(
      ([slug, same]) =>
        `${placeOf({ file: FILE, near: `slug: '${slug}'`, nth: 2 })}: якорь (slug) «${slug}» у вопросов ${quoted(same.map(({ question }) => question))}. По нему ведут ссылки: дайте новому другой.`,
    ),
    ...faq.flatMap(({ slug, question, answer }) => {
      const at = (key: string) => placeOf({ file: FILE, near: `slug: '${slug}'`, at: new RegExp(`^\\s*${key}:`) })
      return [
        ...(/^faq-[a-z0-9-]+$/.test(slug)
          ? []
          : [
              `${at('slug')}: якорь (slug) «${slug}» не годится. Нужно «faq-» и строчные латинские буквы, цифры, дефисы.`,
            ]),
        ...(question.endsWith('?')
          ? []
          : [`${at('question')}: вопрос «${question}» без знака вопроса в конце. Поставьте его.`]),
        ...(/[.!…]$/.test(answer) ? [] : [`${at('answer')}: ответ на «${question}» без точки в конце. Поставьте её.`]),
      ]
    }),
  ]
  expect(problems, asMessage(problems)).toEqual([])
})

test('texts are typeset', () => {
  expect(faq.some(({ answer }) => answer.includes('\u00a0'))).toBe(true)
})

test('the line-up page is reached by the brand', () => expect(book[`${BRAND_SLUG}-models`]).toBeDefined())
