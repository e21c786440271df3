// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { copy } from '#src/content/pages/promo.ts'
import { Page } from '#src/pages/promo/page.tsx'
import { hrefTo } from '#src/routes.ts'
import { renderPage, shippedData } from './render.tsx'

it('the skis of the GV80 lie beside words of their own, and the drive is offered first, after the seat and last', () => {
  const { container } = renderPage(Page, {
    address: hrefTo('promo-gv80'),
    copy: copy['promo-gv80'],
    data: shippedData(),
  })
  const skis = container.querySelector('#skis')
  expect(skis?.querySelector('h2')?.textContent).toBeTruthy()
  expect(skis?.querySelector('img')).not.toBeNull()
  const buttons = [...container.querySelectorAll('[class*="button"]')].filter(({ textContent }) =>
    textContent.startsWith('Записаться'),
  )
  expect(buttons).toHaveLength(3)
})
