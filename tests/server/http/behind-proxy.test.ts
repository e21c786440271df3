import { afterEach, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../forms/site.ts'

let site: TestSite
afterEach(() => site.stop())

const SETTINGS: readonly [when: string, env: Record<string, string>, isBelieved: boolean][] = [
  ['nobody is trusted', {}, false],
  ['another one is trusted', { TRUST_PROXY: '10.0.0.0/8' }, false],
  ['this one is trusted', { TRUST_PROXY: 'loopback' }, true],
  ['one proxy is trusted', { TRUST_PROXY: '1' }, true],
]

test.each(SETTINGS)('that a visitor came by HTTPS is believed when %s: %j', async (_, env, isBelieved) => {
  site = await startTestSite({ env })
  // Rendered, from memory, and of a call: each asks by itself.
  for (const path of ['/warranty.html', '/warranty.html', '/dealer/v1/model']) {
    const { headers } = await site.fetch(path, { headers: { 'x-forwarded-proto': 'https' } })
    expect(headers.has('strict-transport-security')).toBe(isBelieved)
  }
  const saysSo = async (proto: string) =>
    (await site.fetch('/warranty.html', { headers: { 'x-forwarded-proto': proto } })).headers.has(
      'strict-transport-security',
    )
  expect(await saysSo('http')).toBe(false)
  // Of a chain of proxies the first has met the visitor.
  expect([await saysSo('https, http'), await saysSo('http, https')]).toEqual([isBelieved, false])
})

test.each(SETTINGS)('the id of a request is the proxy’s when %s: %j', async (_, env, isBelieved) => {
  site = await startTestSite({ env })
  for (const path of ['/warranty.html', '/warranty.html', '/dealer/v1/model']) {
    const { headers } = await site.fetch(path, { headers: { 'x-request-id': '79161234567' } })
    expect(headers.get('x-request-id') === '79161234567').toBe(isBelieved)
  }
})
