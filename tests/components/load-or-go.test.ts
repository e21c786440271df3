// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadOrGo } from '#src/components/load-or-go.ts'

const assign = vi.fn()
const lost = async () => {
  throw new Error('Importing a module script failed.')
}
const settled = () => new Promise((done) => setTimeout(done))

beforeEach(() => void vi.stubGlobal('location', { assign }))
afterEach(() => {
  vi.unstubAllGlobals()
  assign.mockClear()
})

test('what arrives is handed on', async () => {
  await expect(loadOrGo(async () => 'burger', '/sitemap.html')).resolves.toBe('burger')
  expect(assign).not.toHaveBeenCalled()
})

test('what does not arrive leads to where the same is done', async () => {
  void loadOrGo(lost, '/sitemap.html')
  await settled()
  expect(assign.mock.calls).toEqual([['/sitemap.html']])
})

test('a visitor who is leaving goes where he is going', async () => {
  const file = Promise.withResolvers<never>()
  void loadOrGo(() => file.promise, '/sitemap.html')
  dispatchEvent(new Event('beforeunload'))
  file.reject(new Error('given up'))
  await settled()
  expect(assign).not.toHaveBeenCalled()
  // The next press on the same page is not bound by it.
  void loadOrGo(lost, '/test-drive.html')
  await settled()
  expect(assign.mock.calls).toEqual([['/test-drive.html']])
})

test('a navigation to another document counts as leaving, one within the page does not', async () => {
  vi.stubGlobal('navigation', new EventTarget())
  const navigate = (sameDocument: boolean) =>
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination: { sameDocument } }))
  const file = Promise.withResolvers<never>()
  void loadOrGo(() => file.promise, '/a.html')
  navigate(false)
  file.reject(new Error('given up'))
  await settled()
  expect(assign).not.toHaveBeenCalled()
  const other = Promise.withResolvers<never>()
  void loadOrGo(() => other.promise, '/b.html')
  navigate(true)
  other.reject(new Error('lost'))
  await settled()
  expect(assign.mock.calls).toEqual([['/b.html']])
})
