import { expect, test } from 'vitest'
import { blockFaults, promoFaults } from '#src/office/server/content/link-rules.ts'
import { filledBodies } from './filled-bodies.ts'

/** What a news item and a page of its own link to is there. */

const NO_PAGE = 'Такой страницы на сайте нет'
const linked = (...hrefs: string[]) => ({
  body: [
    { type: 'p' as const, text: 'Абзац.' },
    { type: 'links' as const, items: hrefs.map((href) => ({ name: 'Ссылка', href })) },
  ],
})

test.each(['/gv80.html', '/finance.html?from=news#faq', '/promo/zima.html', '/', '/legal/privacy.pdf', '/prices.csv'])(
  '%s may be linked to',
  (href) => {
    expect(blockFaults(linked(href))).toEqual({})
  },
)

test.each(['/gv8O.html', '/finance', '/nowhere.html?x=1'])('%s is no page', (href) => {
  expect(blockFaults(linked('/gv80.html', href))).toEqual({ 'body.1.items.1.href': NO_PAGE })
})

test('nor is the target of a button', () => {
  const page = filledBodies['promo-page']
  expect(promoFaults(page)).toEqual({})
  expect(promoFaults({ ...page, button: null })).toEqual({})
  expect(promoFaults({ ...page, ...linked('/no'), button: { name: 'Куда', href: '/no.html' } })).toEqual({
    'body.1.items.0.href': NO_PAGE,
    'button.href': NO_PAGE,
  })
})
