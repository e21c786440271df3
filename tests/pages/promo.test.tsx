// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { copy } from '#src/content/pages/promo.ts'
import { Page } from '#src/pages/promo/page.tsx'
import { hrefTo } from '#src/routes.ts'
import { renderPage, shippedData } from './render.tsx'

it('without pictures the silence of the GV80 is drawn, two buttons lead to a test drive, and the last is beside a phone', () => {
  const { container } = renderPage(Page, {
    address: hrefTo('promo-gv80'),
    copy: copy['promo-gv80'],
    data: shippedData(),
  })
  expect(container.querySelector('#surprise figure')).not.toBeNull()
  expect(container.querySelector('section:last-of-type a[href^="tel:"]')).not.toBeNull()
  const buttons = [...container.querySelectorAll('[class*="button"]')].filter(({ textContent }) =>
    textContent.startsWith('Записаться'),
  )
  expect(buttons).toHaveLength(2)
})
