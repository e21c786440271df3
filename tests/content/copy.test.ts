import { describe, expect, test } from 'vitest'
import type { CopyBook, Cta, PageCopy } from '#src/content/copy.ts'
import { faq } from '#src/content/faq.ts'
import { disclaimer } from '#src/content/footer.ts'
import { glossary } from '#src/content/glossary.ts'
import { CONSENT_PURPOSES, consentToAdvertising, consentToProcessing } from '#src/content/legal/consents.ts'
import type { LegalDocument } from '#src/content/legal/document.ts'
import { personalDataPolicy, privacyPolicy } from '#src/content/legal/policies.ts'
import { privacyShort } from '#src/content/legal/privacy-short.ts'
import { facts, g90L, G90L_EXTRA_MM } from '#src/content/models/facts.ts'
import { BRAND_SLUG, company } from '#src/brand/brand.ts'
import { type RouteName, staticRouteNames } from '#src/routes.ts'

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

const documents: LegalDocument[] = [
  ...CONSENT_PURPOSES.map((purpose) => consentToProcessing(purpose)),
  consentToAdvertising,
  privacyShort,
  privacyPolicy,
  personalDataPolicy,
]
const sources: [name: string, texts: string[]][] = [
  ...pages.map(([name, page]): [string, string[]] => [name, textsOf(page)]),
  ['faq', textsOf(faq)],
  ['glossary', textsOf(glossary)],
  ['legal', textsOf(documents)],
]

describe('every route', () => {
  const names = staticRouteNames

  test('has copy, and no copy is without a route', () => {
    expect(Object.keys(book).toSorted()).toEqual(names.toSorted())
  })

  test.each(names)('%s: a heading and at least one section with text', (name) => {
    const { h1, sections } = pageOf(name)
    expect(h1).not.toBe('')
    expect(sections.length).toBeGreaterThan(0)
    for (const { id, heading, text } of sections) {
      expect(id).toMatch(/^[a-z0-9-]+$/)
      expect(heading).not.toMatch(/^$|\.$/)
      expect(text.join('').length).toBeGreaterThan(20)
    }
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
  })

  test.each(names)('%s: a call to action with an anchor finds it', (name) => {
    for (const cta of ctasOf(pageOf(name))) {
      if (!('to' in cta) || !cta.hash || cta.to === 'configurator') continue
      // The support page has an anchor for every question and topic as well.
      const questions = cta.to === 'support' ? faq.flatMap(({ slug, topic }) => [slug, `faq-${topic}`]) : []
      expect([...pageOf(cta.to).sections.map(({ id }) => id), ...questions]).toContain(cta.hash)
    }
  })

  test('no two pages share a heading or an opening paragraph', () => {
    const headings = pages.map(([, { h1 }]) => h1)
    const openings = pages.map(([, { sections }]) => sections[0]?.text[0])
    expect(new Set(headings).size).toBe(headings.length)
    expect(new Set(openings).size).toBe(openings.length)
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

/** Claims a competitor could dispute (38-ФЗ, art. 5). A comparison inside the own line-up says «марки». */
const SUPERLATIVE =
  /(?<![а-яё])(?:(?:наи)?лучш(?:ий|ая|ее|ие|его|ей|их|им|ую)|сам(?:ый|ая|ое|ые|ого|ой|ую|ых)|номер один|№ ?1(?!\d)|(?:единственн|непревзойд|уникальн)[а-яё]*)(?![а-яё])/i

describe.each(sources)('texts of %s', (_, texts) => {
  test('no unsure marks', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/[\d%₽.]\s?\?/)
      // A question is followed by a new sentence or by nothing.
      expect(text).not.toMatch(/\?(?!\s*(?:[А-ЯЁ«]|$))/)
    }
  })

  test('no tokens, straight quotes or placeholders', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/[{}"']|undefined|NaN|null/)
      expect(text).not.toMatch(/lorem|todo|tbd|заглушк|рыбн/i)
    }
  })

  test('no unproven superlatives', () => {
    const claims = texts
      .flatMap((text) => text.split(/(?<=[.!?])\s/))
      .filter((sentence) => SUPERLATIVE.test(sentence) && !sentence.includes('марки'))
    expect(claims).toEqual([])
  })

  test('no interest rates: only the credit block prints them', () => {
    for (const text of texts) expect(text).not.toMatch(/% годовых/)
  })

  test('no Latin words where Russian has its own', () => {
    for (const text of texts)
      expect(text).not.toMatch(/lounge|trade.?in|test.?drive|connected|services|design|gallery|awd|rwd/i)
  })

  test('«вы» in lower case, ё written', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/[а-яё,;] (?:Вы|Вас|Вам|Ваш(?:а|е|и)?)(?![а-яё])/)
      expect(text).not.toMatch(
        /(?<![а-яё])(?:еще|ее|нее|моем|расчет\p{L}*|объем\p{L}*|подключен\p{L}*|трех\p{L}*|счет)(?![а-яё])/iu,
      )
    }
  })

  test('no sizes but the facts', () => {
    const known = [...Object.values(facts), g90L].flatMap((car) => [car.length, car.width, car.height, car.wheelbase])
    for (const text of texts)
      for (const [, size] of text.matchAll(/(\d{3,}) мм/g)) expect([...known, G90L_EXTRA_MM]).toContain(Number(size))
  })
})

describe('legal texts', () => {
  test('the consent names its aim and the chosen dealer', () => {
    const text = textsOf(consentToProcessing('test-drive', 'Премиум Авто Север')).join(' ')
    expect(text).toContain('тест-драйв')
    expect(text).toContain('дилеру «Премиум Авто Север»')
    expect(text).toContain(company.distributor.address)
    expect(textsOf(consentToProcessing('first-to-know')).join(' ')).not.toContain('дилеру')
  })

  test('both full policies name the operator and are long enough to be complete', () => {
    for (const document of [privacyPolicy, personalDataPolicy]) {
      const text = textsOf(document).join(' ')
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

test('questions and terms are all there, with unique anchors', () => {
  expect(faq.length).toBeGreaterThanOrEqual(24)
  expect(glossary).toHaveLength(36)
  for (const key of ['id', 'slug'] as const) expect(new Set(faq.map((item) => item[key])).size).toBe(faq.length)
  expect(faq.some(({ answer }) => answer.includes('\u00a0'))).toBe(true)
})

test('the line-up page is reached by the brand', () => expect(book[`${BRAND_SLUG}-models`]).toBeDefined())
