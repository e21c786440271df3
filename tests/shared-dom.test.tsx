// @vitest-environment jsdom
import { createRoot } from 'react-dom/client'
import { setImmediate as immediate } from 'node:timers/promises'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { persistOnLeave } from '#src/components/tab-memory.ts'
import { startAnew } from './shared-dom.ts'

/** What a file has left behind must not be there for the next one. */

const { documentElement: html, head, body } = document

test('our modules are evaluated anew, packages stay', async () => {
  expect((await import('#src/components/tab-memory.ts')).persistOnLeave).toBe(persistOnLeave)
  startAnew()
  expect((await import('#src/components/tab-memory.ts')).persistOnLeave).not.toBe(persistOnLeave)
  expect((await import('react-dom/client')).createRoot).toBe(createRoot)
})

test('the document is empty, and its elements are the same', () => {
  document.title = 'Left'
  html.dataset['left'] = ''
  body.className = 'left'
  body.append('left')
  body.scrollTop = 10
  html.replaceChildren(document.createElement('body'))
  document.append(document.createComment('left'))
  startAnew()
  expect(document.documentElement).toBe(html)
  expect(document.body).toBe(body)
  expect(html.outerHTML).toBe('<html><head></head><body></body></html>')
  expect(document.head).toBe(head)
  expect(body.scrollTop).toBe(0)
  expect([...document.childNodes].filter((node) => node !== document.doctype)).toEqual([html])

  html.remove()
  startAnew()
  expect(document.body).toBe(body)
})

test('address, cookies and both storages', () => {
  history.pushState({ left: true }, '', '/left?x=1#y')
  document.cookie = 'left=1'
  localStorage.setItem('left', '1')
  sessionStorage.setItem('left', '1')
  startAnew()
  expect(location.href).toBe('http://localhost/')
  expect(history.state).toBeNull()
  expect(document.cookie).toBe('')
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
})

test('going back that has not happened yet does not happen', async () => {
  history.pushState(null, '', '/left')
  history.back()
  startAnew()
  const popped = vi.fn()
  addEventListener('popstate', popped)
  // One turn for the history, one for its event.
  await immediate()
  await immediate()
  expect(popped).not.toHaveBeenCalled()
})

test('listeners and observers of what lasts', async () => {
  const called = vi.fn()
  addEventListener('left', called)
  for (const place of [window, document, html, body]) place.addEventListener('left', called, { capture: true })
  document.addEventListener('left', { handleEvent: called })
  new MutationObserver(called).observe(document, { childList: true, subtree: true, attributes: true })
  startAnew()
  body.dispatchEvent(new Event('left', { bubbles: true }))
  body.append('new')
  await Promise.resolve()
  expect(called).not.toHaveBeenCalled()
})

test('timers, true and false ones', async () => {
  const called = vi.fn()
  setTimeout(called)
  setInterval(called)
  requestAnimationFrame(called)
  vi.useFakeTimers()
  setTimeout(called)
  startAnew()
  expect(vi.isFakeTimers()).toBe(false)
  // Those that began earlier would have been first.
  await new Promise(requestAnimationFrame)
  await new Promise((done) => setTimeout(done))
  expect(called).not.toHaveBeenCalled()
})

test.each(['true', 'false'])('frames come after %s timers have ended, whatever waited for one', async (timers) => {
  if (timers === 'false') vi.useFakeTimers()
  const input = body.appendChild(document.createElement('input'))
  input.focus()
  // jsdom looks for another focus with the next frame.
  input.disabled = true
  input.remove()
  requestAnimationFrame(() => {})
  startAnew()
  await expect(new Promise(requestAnimationFrame)).resolves.toBeGreaterThan(0)
})

test('globals and what a file changes of the DOM', () => {
  const before = {
    matchMedia: window.matchMedia,
    showModal: HTMLDialogElement.prototype.showModal,
    navigator,
    location,
  }
  const { removeChild } = Node.prototype
  window.matchMedia = vi.fn()
  window.scrollY = 800
  window.dataLayer = []
  vi.stubGlobal('location', {})
  vi.stubGlobal('navigator', {})
  HTMLDialogElement.prototype.showModal = vi.fn()
  Object.assign(Node.prototype, { removeChild: vi.fn() })
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(7)
  startAnew()
  expect(Object.is(window.matchMedia, before.matchMedia)).toBe(true)
  expect(window.scrollY).toBe(0)
  expect(window.dataLayer).toBeUndefined()
  expect(location).toBe(before.location)
  expect(navigator).toBe(before.navigator)
  expect(HTMLDialogElement.prototype.showModal).toBe(before.showModal)
  expect(Node.prototype.removeChild).toBe(removeChild)
  expect(document.visibilityState).toBe('visible')
  expect(body.clientWidth).toBe(0)
})

test('React listens to the document again', async () => {
  const root = async (onClick: () => void, onSelect: () => void) => {
    body.innerHTML = '<div></div>'
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    await act(async () => createRoot(body.firstElementChild!).render(<input onClick={onClick} onSelect={onSelect} />))
    const input = body.querySelector('input')!
    input.focus()
    input.click()
    input.setSelectionRange(0, 0)
    document.dispatchEvent(new Event('selectionchange'))
  }
  const [left, leftSelect, clicked, selected] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  await root(left, leftSelect)
  expect(leftSelect).toHaveBeenCalledTimes(1)
  startAnew()
  await root(clicked, selected)
  expect([left, leftSelect, clicked, selected].map((one) => one.mock.calls.length)).toEqual([1, 1, 1, 1])
})
