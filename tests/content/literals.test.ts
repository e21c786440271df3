import { describe, expect, test } from 'vitest'
import type { CopyBook, Cta, PageCopy } from '#src/content/copy.ts'
import * as cookieSettings from '#src/content/cookie-settings.ts'
import { fastLinks } from '#src/content/fast-links.ts'
import { legalLinks } from '#src/content/footer.ts'
import { shownPrivacy } from '#src/content/legal/shown-privacy.ts'
import { visit } from '#src/content/lounge-visit.ts'
import { createFooterRows, type ExternalLinks } from '#src/content/menu-links.ts'
import { createMenu } from '#src/content/menu.ts'
import { modelNav } from '#src/content/model-nav.ts'
import { cta } from '#src/content/page-texts.ts'
import { homeSlides } from '#src/content/seed/home-slides.ts'
import { home } from '#src/content/seed/home.ts'
import * as shellTexts from '#src/content/shell-texts.ts'
import { booking } from '#src/content/test-drive.ts'
import * as texts from '#src/content/texts.ts'
import { tradeIn } from '#src/content/trade-in.ts'
import { EXTERNAL_LINK_IDS } from '#src/domain/options.ts'

/** Interface literals are exact: the typographer never touches them (decisions.md, the last of the oddities). */

const modules = import.meta.glob<{ copy: CopyBook }>(['/src/content/pages/*.ts', '/src/content/models/*/copy.ts'], {
  eager: true,
})
const pages: PageCopy[] = Object.values(modules).flatMap(({ copy }) => Object.values(copy))
const ctas: Cta[] = pages.flatMap(({ ctas: own = [], sections }) => [
  ...own,
  ...sections.flatMap(({ ctas: more = [] }) => more),
])

const everyLink: ExternalLinks = Object.fromEntries(EXTERNAL_LINK_IDS.map((id) => [id, `https://${id}.example/`]))
const menu = createMenu(everyLink)
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(stringsOf)
      : []

const literals: Record<string, string[]> = {
  'entries of the menu': menu.map(({ name }) => name),
  'groups and items of the menu': menu.flatMap(({ itemsGroup = [] }) =>
    itemsGroup.flatMap(({ name, items }) => [name, ...items.map((item) => item.name)]),
  ),
  'links below the menu': menu.flatMap(({ footerLink = [] }) => footerLink.map(({ name }) => name)),
  'quick links': fastLinks.map(({ name }) => name),
  'rows of the footer': createFooterRows(everyLink)
    .flat()
    .map(({ name }) => name),
  'legal links': legalLinks.map(({ name }) => name),
  'sections and «Купить» of models': Object.values(modelNav).flatMap(({ nav, addition }) => [
    addition.title,
    ...nav.map(({ title }) => title),
    ...addition.list.map(({ title }) => title),
  ]),
  'calls to action': [...stringsOf(cta), ...ctas.map(({ label }) => label)],
  'buttons of the home page': [...homeSlides, ...home.blocks].map(({ button }) => button.name),
  'titles of popups': [
    booking.title,
    tradeIn.title,
    visit.title,
    shownPrivacy().title,
    cookieSettings.cookieSettings.title,
  ],
  'header and popups': stringsOf({ ...texts }),
  'what every first load carries': stringsOf({ ...shellTexts }),
}

describe('no sign of the typographer in', () => {
  test.each(Object.entries(literals))('%s', (_, strings) => {
    expect(strings.length).toBeGreaterThan(0)
    expect(strings.filter((text) => /[\u00a0\u2060\u2011]/.test(text))).toEqual([])
  })
})

test('the exact words of the catalogue', () => {
  expect(fastLinks[0]?.name).toBe('Записаться на тест-драйв')
  expect(ctas.map(({ label }) => label)).toContain('Записаться на тест-драйв')
  expect(literals['groups and items of the menu']).toEqual(expect.arrayContaining(['Тест-драйв', 'Трейд-ин']))
  expect(booking.title).toBe('Запись на тест-драйв')
  expect(tradeIn.title).toBe('Обмен по программе трейд-ин')
})
