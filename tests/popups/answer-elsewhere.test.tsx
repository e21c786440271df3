// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAnswerElsewhere } from '#src/popups/cookie-notice/use-answer-elsewhere.ts'
import { COOKIE_CHOICE_EVENT } from '#src/popups/shared/cookie-choice.ts'

const heard = vi.fn<() => void>()
const clear = () => (document.cookie = 'cookiesAgree=; Max-Age=0; Path=/')
beforeEach(() => addEventListener(COOKIE_CHOICE_EVENT, heard))
afterEach(() => {
  removeEventListener(COOKIE_CHOICE_EVENT, heard)
  heard.mockReset()
  clear()
  Reflect.deleteProperty(window, 'cookieStore')
})

test('an answer given in another tab is heard at once where the browser reports it', () => {
  const cookieStore = new EventTarget()
  Object.defineProperty(window, 'cookieStore', { value: cookieStore, configurable: true })
  const { unmount } = renderHook(useAnswerElsewhere)
  cookieStore.dispatchEvent(new Event('change'))
  expect(heard).not.toHaveBeenCalled()
  document.cookie = 'cookiesAgree=0; Path=/'
  cookieStore.dispatchEvent(new Event('change'))
  expect(heard).toHaveBeenCalledOnce()
  unmount()
  cookieStore.dispatchEvent(new Event('change'))
  expect(heard).toHaveBeenCalledOnce()
})

test('elsewhere it is heard when the visitor comes back', () => {
  renderHook(useAnswerElsewhere)
  document.cookie = 'cookiesAgree=1; Path=/'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(heard).toHaveBeenCalledOnce()
})
