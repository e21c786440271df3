// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { recallWhatWasLeft, rememberWhenLeft } from '#src/components/tab-memory.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const leave = () => dispatchEvent(new Event('pagehide'))

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

test('what stands in memory when the page is left is there once after it', () => {
  let typed = { name: 'А' }
  rememberWhenLeft('words', () => typed)
  typed = { name: 'Анна' }
  expect(sessionStorage.length).toBe(0)
  leave()
  expect(recallWhatWasLeft('words')).toEqual({ name: 'Анна' })
  expect(recallWhatWasLeft('words')).toBeUndefined()
  expect(sessionStorage.length).toBe(0)
})

test('what was sent or given up meanwhile is forgotten', () => {
  let typed: object | undefined = { name: 'Анна' }
  rememberWhenLeft('words', () => typed)
  leave()
  typed = undefined
  leave()
  expect(recallWhatWasLeft('words')).toBeUndefined()
})

test('after a day, or where somebody else has written, it begins anew', () => {
  rememberWhenLeft('words', () => ({ name: 'Анна' }))
  leave()
  vi.useFakeTimers({ now: Date.now() + DAY_MS + 1 })
  expect(recallWhatWasLeft('words')).toBeUndefined()
  for (const text of ['', '{', '7', 'null', '{"value":1}', '{"at":"now","value":1}']) {
    sessionStorage.setItem('left-words', text)
    expect(recallWhatWasLeft('words')).toBeUndefined()
  }
})
