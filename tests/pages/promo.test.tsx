// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { copy } from '#src/content/pages/promo.ts'
import { Page } from '#src/pages/promo/page.tsx'
import { hrefTo } from '#src/routes.ts'
import { renderPage, shippedData } from './render.tsx'

it('the skis of the GV80 have words of their own, and without pictures two buttons lead to a test drive, not three', () => {
  const { container } = renderPage(Page, {
    address: hrefTo('promo-gv80'),
    copy: copy['promo-gv80'],
    data: shippedData(),
  })
  const skis = container.querySelector('#skis')
  expect(skis?.querySelector('h2')?.textContent).toBeTruthy()
  const buttons = [...container.querySelectorAll('[class*="button"]')].filter(({ textContent }) =>
    textContent.startsWith('Записаться'),
  )
  expect(buttons).toHaveLength(2)
})
