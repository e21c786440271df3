// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { modelNav } from '#src/content/model-nav.ts'
import { PageLayout } from '#src/layout/page-layout.tsx'
import { options, show } from './render.tsx'

const page = <PageLayout>Страница</PageLayout>
const initial = { options, modelNav: { g70: modelNav.g70 } }
const sections = () => screen.getByRole('button', { name: /Разделы G70/ })
const buy = () => screen.getByRole('button', { name: 'Купить' })

test('shows on model pages with the current section', () => {
  show(page, { at: '/ru/ru/g70-design.html', initial })
  expect(sections()).toHaveTextContent('Дизайн')
  const nav = screen.getByRole('navigation', { name: 'Разделы G70' })
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Дизайн')
})

test.each(['/models.html', '/gv80.html'])('is absent on %s: no model, or no navigation of it', (at) => {
  show(page, { at, initial })
  expect(screen.queryByRole('button', { name: 'Купить' })).toBeNull()
})

test('its two lists exclude each other', () => {
  const { store } = show(page, { at: '/new-g70.html', initial, width: 1279 })
  fireEvent.click(sections())
  expect(store.getState()).toMatchObject({ modelMenuOpen: true, modelAdditionOpen: false })
  fireEvent.click(buy())
  expect(store.getState()).toMatchObject({ modelMenuOpen: false, modelAdditionOpen: true })
  fireEvent.click(buy())
  expect(store.getState()).toMatchObject({ modelMenuOpen: false, modelAdditionOpen: false })
})

test('closes on a press outside, on Escape and on a change of width', () => {
  const { store, resize } = show(page, { at: '/new-g70.html', initial })
  const isOpen = () => store.getState().modelAdditionOpen
  fireEvent.click(buy())
  fireEvent.pointerDown(document.body)
  expect(isOpen()).toBe(false)
  fireEvent.click(buy())
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(isOpen()).toBe(false)
  expect(buy()).toHaveFocus()
  fireEvent.click(buy())
  resize(1279)
  expect(isOpen()).toBe(false)
})

test('moves with the header, the other way', () => {
  const { store } = show(page, { at: '/new-g70.html', initial })
  const bar = document.querySelector('[data-model-header]')
  const before = bar?.className
  act(() => store.actions.setHeaderMenuOpen(false))
  expect(bar?.className).not.toBe(before)
})
