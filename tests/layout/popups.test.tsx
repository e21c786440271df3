// @vitest-environment jsdom
import { CookieSettingsLink } from '#src/components/cookie-settings-link.tsx'
import { untilLeft } from '#src/components/history-layers.ts'
import { lastOpener } from '#src/components/popup-opener.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CookieGate } from '#src/popups/cookie-notice/cookie-gate.tsx'
import { Popups } from '#src/popups/popups.tsx'
import { options, show } from './render.tsx'

const forget = () => {
  document.cookie = 'cookiesAgree=; Max-Age=0; Path=/'
}
beforeEach(() => {
  forget()
  // The modal top layer is the browser's work; here it is enough that the dialog opens and closes.
  HTMLDialogElement.prototype.showModal ??= vi.fn<() => void>()
  HTMLDialogElement.prototype.close ??= vi.fn<() => void>()
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true
  })
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    this.open = false
  })
})
afterEach(forget)

test.each([
  ['Принять все', '1'],
  ['Только обязательные', '0'],
])('the cookie notice: «%s» writes %s and is not asked again', async (name, value) => {
  show(<CookieGate />, { initial: { options } })
  const notice = await screen.findByRole('region', { name: 'Файлы cookie' })
  fireEvent.click(within(notice).getByRole('button', { name }))
  expect(document.cookie).toBe(`cookiesAgree=${value}`)
  expect(screen.queryByRole('region', { name: 'Файлы cookie' })).toBeNull()
})

test('an answered notice does not show', async () => {
  document.cookie = 'cookiesAgree=0; Path=/'
  show(<CookieGate />, { initial: { options } })
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.queryByRole('region')).toBeNull()
})

test('the privacy popup opens as a modal dialog, locks the page and closes', async () => {
  document.cookie = 'cookiesAgree=1; Path=/'
  const { store } = show(<Popups />, { initial: { options } })
  act(() => store.actions.openPopup('privacy', 'Подвал'))
  const dialog = await screen.findByRole('dialog', { name: 'Политика конфиденциальности' })
  await waitFor(() => expect(document.body).toHaveClass('is-locked'))
  expect(within(dialog).getByRole('heading')).toHaveFocus()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Закрыть окно' }))
  expect(store.getState().popup).toBeNull()
  await waitFor(() => expect(document.body).not.toHaveClass('is-locked'))

  act(() => store.actions.openPopup('privacy'))
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(store.getState().popup).toBeNull()
})

test('«Настройки cookie» is remembered as the opener: Safari does not focus a pressed link', () => {
  show(<CookieSettingsLink place="footer" />, { initial: { options } })
  const link = screen.getByRole('link', { name: 'Настройки cookie' })
  fireEvent.click(link)
  expect(lastOpener()).toBe(link)
})

test('a popup opened right after another was closed stays', async () => {
  document.cookie = 'cookiesAgree=1; Path=/'
  const { store } = show(<Popups />, { initial: { options } })
  act(() => store.actions.openPopup('privacy'))
  await screen.findByRole('dialog')
  act(() => store.actions.closePopup())
  act(() => store.actions.openPopup('privacy'))
  await vi.waitFor(() => expect(history.state).toMatchObject({ popup: true, depth: 1 }))
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('leaving the page closes the popup', async () => {
  document.cookie = 'cookiesAgree=1; Path=/'
  const { store, router } = show(<Popups />, { initial: { options } })
  act(() => store.actions.openPopup('privacy'))
  await screen.findByRole('dialog')
  await act(() => router.navigate('/news.html'))
  expect(store.getState().popup).toBeNull()
})

test('the entry of a popup that a reload has closed is left', async () => {
  document.cookie = 'cookiesAgree=1; Path=/'
  // Of the popup of the test before.
  await untilLeft()
  history.replaceState(null, '')
  history.pushState({ popup: true, depth: 1, under: 0 }, '')
  show(<Popups />, { initial: { options } })
  await vi.waitFor(() => expect(history.state as unknown).toBeNull())
})
