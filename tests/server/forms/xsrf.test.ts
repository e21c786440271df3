import { describe, expect, test } from 'vitest'
import { leadMessages } from '#src/domain/lead.ts'
import { waitingList } from '../../backend/leads/forms.ts'
import { answerOf, eachSite } from './each-site.ts'
import { pair, startTestSite } from './site.ts'

const { site, post } = eachSite()

describe('the XSRF pair', () => {
  const [cookie, header] = [pair.cookie, pair['x-xsrf-token']]
  test('a browser that stores no cookies is told so, and whom to call: a reload would not help', async () => {
    const response = await post(waitingList(), { 'sec-fetch-site': 'same-origin' })
    expect(response.status).toBe(403)
    expect((await answerOf(response)).message).toMatch(/не сохраняет cookie.*Позвоните.*\d/)
    expect(await site().count()).toBe(0)
  })

  test.each([
    ['none, from nobody knows where', {}],
    ['only the cookie', { cookie }],
    ['only the header', { 'x-xsrf-token': header }],
    ['another header', { cookie, 'x-xsrf-token': `${header.slice(1)}B` }],
    ['a shorter header', { cookie, 'x-xsrf-token': 'A' }],
    ['an empty pair', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
  ])('%s is refused', async (_, headers) => {
    const response = await post(waitingList(), headers as Record<string, string>)
    expect(response.status).toBe(403)
    expect((await answerOf(response)).message).toBe(leadMessages.sessionExpired)
    expect(await site().count()).toBe(0)
  })

  test('a cookie of the same name that another site of the domain has set hides nothing', async () => {
    const foreign = 'XSRF-TOKEN=eyJpdiI6IjEiLCJ2YWx1ZSI6IjIifQ%3D%3D'
    const headers = { cookie: `${foreign}; ${cookie}`, 'x-xsrf-token': header }
    expect((await post(waitingList(), headers)).status).toBe(200)
    const response = await site().fetch('/dealer/v1/form-token', { headers: { cookie: foreign } })
    expect(response.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=/)
  })

  test('a hidden field stands for the header', async () => {
    expect((await post({ ...waitingList(), _xsrf: header }, { cookie })).status).toBe(200)
  })

  test.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
  ])('%s is refused, pair or not', async (_, headers) => {
    expect((await post(waitingList(), { ...pair, ...(headers as Record<string, string>) })).status).toBe(403)
    expect(await site().count()).toBe(0)
  })

  test('is handed out with answers that nobody keeps, and with no others', async () => {
    const kept = await site().fetch('/dealer/v1/model')
    expect(kept.headers.get('set-cookie')).toBeNull()
    for (const path of ['/dealer/schedule?method=getShedule', '/dealer/v1/form-token']) {
      const response = await site().fetch(path)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=[\w-]{22}; Path=\/; SameSite=Lax$/)
    }
    const known = await site().fetch('/dealer/v1/form-token', { headers: { cookie } })
    expect(known.headers.get('set-cookie')).toBeNull()
  })

  test('behind HTTPS the cookie is for HTTPS only', async () => {
    const behind = await startTestSite({ env: { TRUST_PROXY: 'loopback' } })
    const response = await behind.fetch('/dealer/v1/form-token', { headers: { 'x-forwarded-proto': 'https' } })
    expect(response.headers.get('set-cookie')).toMatch(/; Secure(?:;|$)/)
    await behind.stop()
  })
})
