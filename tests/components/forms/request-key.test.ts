// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDraft, recallDraft, saveDraft } from '#src/components/forms/drafts.ts'
import { createRequestKeys, dropSent } from '#src/components/forms/request-key.ts'
import { createAppStore, type AppStore } from '#src/stores/app-store.ts'

const content = { lead_type: 'test-drive', name: 'Анна', time: '12:00', comment: undefined }
const newStore = () => createAppStore({ services: () => Promise.reject(new Error('no network')) })
const leave = () => dispatchEvent(new Event('pagehide'))

let store: AppStore
beforeEach(() => {
  store = newStore()
})
afterEach(() => sessionStorage.clear())

/** As a form does: what is sent has been looked at half filled in, and is again. */
function send(from: AppStore, sending: object): string {
  const keys = createRequestKeys(from)
  keys.keyOf({ lead_type: 'test-drive' })
  keys.store(sending)
  return keys.keyOf(sending)
}

test('a request whose answer was lost keeps its key in the form that is opened anew, and after a reload', () => {
  const key = send(store, content)
  expect(send(store, content)).toBe(key)
  leave()
  expect(send(newStore(), { time: '12:00', name: 'Анна', comment: '', lead_type: 'test-drive' })).toBe(key)
})

test('another content is another request, and so is the same once the first was accepted', () => {
  const key = send(store, content)
  expect(send(store, { ...content, time: '13:00' })).not.toBe(key)
  const again = send(store, content)
  dropSent(store)
  expect(send(store, content)).not.toBe(again)
  dropSent(store)
  leave()
  expect(sessionStorage.length).toBe(0)
})

test('what is only looked at is not kept', () => {
  createRequestKeys(store).keyOf(content)
  leave()
  expect(sessionStorage.length).toBe(0)
})

test('what was typed goes from form to form and over a reload; what was agreed to does not', () => {
  saveDraft(store, { name: 'Анна', phone: '9161234567', agree: 'on', agree_marketing: 'on', licence: 'on' })
  expect(readDraft(store)).toEqual({ name: 'Анна', phone: '9161234567' })
  leave()
  const reloaded = newStore()
  // Typed before the draft is read.
  saveDraft(reloaded, { name: 'Мария' })
  recallDraft(reloaded)
  expect(readDraft(reloaded)).toEqual({ name: 'Мария', phone: '9161234567' })
})
