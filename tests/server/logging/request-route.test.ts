import { expect, test } from 'vitest'
import { hrefTo } from '#src/routes.ts'
import { requestRoute } from '#src/server/logging/request-route.ts'

test.each([
  ['/', 'other'],
  [hrefTo('home'), 'home'],
  ['/warranty.html?utm_source=x', 'warranty'],
  ['/dealer/v1/request', 'api'],
  ['/assets/index-abc.js', 'file'],
  ['/links/page.css', 'file'],
  ['/links/AAAAAAAAAAAAAAAAAAAAAA', 'other'],
  ['/healthz', 'probe'],
  ['/+79161234567', 'other'],
])('%s is known as %s', (url, name) => {
  expect(requestRoute(url)).toBe(name)
})
