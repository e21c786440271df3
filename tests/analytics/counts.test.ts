// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { followCounts } from '#src/analytics/counts.ts'
import { track, trackPageView } from '#src/analytics/track.ts'
import { COUNTS_PATH } from '#src/domain/constants.ts'

test('a page tells when it is left what happened, each thing once, without cookies and without a word of the visitor', () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const leave = () => document.dispatchEvent(new Event('visibilitychange'))
  track('testdrive_open', { place: 'Меню' })
  followCounts('home')
  track('testdrive_step', { step: 2 })
  track('search_empty', { length: 9 })
  trackPageView({
    event: 'pageview',
    page: { path: '/request/AAAAAAAAAAAAAAAAAAAAAA', title: 'Заголовок', name: 'request' },
    from: { path: '/', name: 'home' },
  })
  leave()
  leave()
  expect(sent).toHaveBeenCalledTimes(1)
  const [address, init] = sent.mock.calls[0]!
  expect(address).toBe(COUNTS_PATH)
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true })
  expect(init?.body).toBe('view home\ntestdrive_open\ntestdrive_step 2\nsearch_empty\nview request')
  track('testdrive_sent', { dealer: 1, model: null })
  leave()
  expect(sent.mock.calls[1]?.[1]?.body).toBe('testdrive_sent')
})

test('a page that a made link has led to says its code with its first view', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  history.replaceState(null, '', '/?utm_source=vk&link=KM37P2')
  window.dataLayer = []
  followCounts('home')
  history.replaceState(null, '', '/')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent.mock.calls.map(([, init]) => init?.body)).toContain('view home\nlink KM37P2')
})
