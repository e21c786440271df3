// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { takePersisted, persistOnLeave } from '#src/components/tab-memory.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const leave = () => dispatchEvent(new Event('pagehide'))

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

test('what stands in memory when the page is left is there once after it', () => {
  let typed = { name: 'А' }
  persistOnLeave('words', () => typed)
  typed = { name: 'Анна' }
  expect(sessionStorage.length).toBe(0)
  leave()
  expect(takePersisted('words')).toEqual({ name: 'Анна' })
  expect(takePersisted('words')).toBeUndefined()
  expect(sessionStorage.length).toBe(0)
})

test('what was sent or given up meanwhile is forgotten', () => {
  let typed: object | undefined = { name: 'Анна' }
  persistOnLeave('words', () => typed)
  leave()
  typed = undefined
  leave()
  expect(takePersisted('words')).toBeUndefined()
})

test('after a day, or where somebody else has written, it begins anew', () => {
  persistOnLeave('words', () => ({ name: 'Анна' }))
  leave()
  vi.useFakeTimers({ now: Date.now() + DAY_MS + 1 })
  expect(takePersisted('words')).toBeUndefined()
  for (const text of ['', '{', '7', 'null', '{"value":1}', '{"at":"now","value":1}']) {
    sessionStorage.setItem('left-words', text)
    expect(takePersisted('words')).toBeUndefined()
  }
})
