import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { leadMessages } from '#src/domain/lead.ts'
import { lounge, testDrive, waitingList } from '../../backend/leads/forms.ts'
import { CRM_TOKEN, pair, startTestSite, type TestSite } from './site.ts'

let site: TestSite
beforeEach(async () => {
  site = await startTestSite()
})
afterEach(() => site.stop())

type Answer = { success: boolean; message: string; data: { url?: string; errors?: Record<string, string> } | null }
const post = (fields: Record<string, string>, headers: Record<string, string> = pair, path = '/dealer/v1/request') =>
  site.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
const answerOf = async (response: Response) => (await response.json()) as Answer

/** A day that the schedule has, whatever today is. */
const soon = () => new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('.')
const testDriveSoon = (changes = {}) => testDrive({ date: soon(), ...changes })

describe('the three forms of a body', () => {
  test.each([
    ['JSON', (fields: Record<string, string>) => JSON.stringify(fields), { 'content-type': 'application/json' }],
    ['urlencoded', (fields: Record<string, string>) => new URLSearchParams(fields), {}],
    [
      'multipart',
      (fields: Record<string, string>) => {
        const form = new FormData()
        for (const [name, value] of Object.entries(fields)) form.append(name, value)
        return form
      },
      {},
    ],
  ])('%s is read', async (_, encode, headers) => {
    const response = await site.fetch('/dealer/v1/request', {
      method: 'POST',
      headers: { ...pair, ...headers },
      body: encode(waitingList()),
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await answerOf(response)).toMatchObject({ success: true, message: '' })
  })

  test.each(['/dealer/v1/request', '/ru/ru/api/v1/request', '/dealer/schedule?method=request'])(
    '%s takes requests',
    async (path) => expect((await post(waitingList(), pair, path)).status).toBe(200),
  )

  test('the schedule wants its method, and is not on the general base', async () => {
    expect((await post(waitingList(), pair, '/dealer/schedule')).status).toBe(400)
    expect((await post(waitingList(), pair, '/ru/ru/api/schedule?method=request')).status).toBe(404)
  })
})

describe('the XSRF pair', () => {
  const [cookie, header] = [pair.cookie, pair['x-xsrf-token']]
  test.each([
    ['none', {}],
    ['only the cookie', { cookie }],
    ['only the header', { 'x-xsrf-token': header }],
    ['another header', { cookie, 'x-xsrf-token': `${header.slice(1)}B` }],
    ['a shorter header', { cookie, 'x-xsrf-token': 'A' }],
    ['an empty pair', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
  ])('%s is refused', async (_, headers) => {
    const response = await post(waitingList(), headers as Record<string, string>)
    expect(response.status).toBe(403)
    expect((await answerOf(response)).message).toBe(leadMessages.sessionExpired)
    expect(await site.count()).toBe(0)
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
    expect(await site.count()).toBe(0)
  })

  test('is handed out with answers that nobody keeps, and with no others', async () => {
    const kept = await site.fetch('/dealer/v1/model')
    expect(kept.headers.get('set-cookie')).toBeNull()
    for (const path of ['/dealer/schedule?method=getShedule', '/dealer/v1/form-token']) {
      const response = await site.fetch(path)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=[\w-]{22}; Path=\/; SameSite=Lax$/)
    }
    const known = await site.fetch('/dealer/v1/form-token', { headers: { cookie } })
    expect(known.headers.get('set-cookie')).toBeNull()
  })

  test('behind HTTPS the cookie is for HTTPS only', async () => {
    const behind = await startTestSite({ env: { TRUST_PROXY: 'loopback' } })
    const response = await behind.fetch('/dealer/v1/form-token', { headers: { 'x-forwarded-proto': 'https' } })
    expect(response.headers.get('set-cookie')).toMatch(/; Secure$/)
    await behind.stop()
  })
})

describe('a form without scripts', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-site': 'same-origin' }
  const [cookie, token] = [pair.cookie, pair['x-xsrf-token']]
  const page = async (response: Response) =>
    (await response.json()) as {
      address: string
      initial: {
        form: { type: string; values: Record<string, string>; errors: object; message: string }
        xsrfToken: string
      }
    }

  test('that is right leads to the visitor’s own page', async () => {
    const response = await post({ ...testDriveSoon(), _xsrf: token }, { ...browser, cookie })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^\/request\/[\w-]{22}$/)
  })

  /** As a browser sends a plain form. Not by fetch, which says its own mode. */
  async function press(fields: Record<string, string>, headers: Record<string, string>, path = '/dealer/v1/request') {
    const sent = request(site.url + path, {
      method: 'POST',
      agent: false,
      headers: { accept: browser.accept, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
    sent.end(new URLSearchParams(fields).toString())
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    // To its end: a connection that is cut with the server would be an error of nobody's.
    await once(answer.resume(), 'end')
    return { status: answer.statusCode, location: answer.headers.location }
  }
  const vouched = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }
  const plain = (changes = {}) => {
    const { request_key: _, ...form } = testDriveSoon(changes)
    return form
  }

  test('of a cached page is taken at once when the browser says that it is ours', async () => {
    const first = await press(plain(), vouched)
    expect(first.status).toBe(303)
    // A second press, a reload: the same form is the same request.
    expect(await press(plain(), vouched)).toEqual(first)
    expect(await site.count()).toBe(1)
    const url = first.location ?? ''
    expect((await post({ action: 'cancel' }, pair, `/dealer/v1${url}`)).status).toBe(200)
    // Once that is cancelled, the same words are a new wish.
    const again = await press(plain(), vouched)
    expect([again.status, again.location === url]).toEqual([303, false])
  })

  test.each([
    ['of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['of a neighbour', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }],
    ['of a bookmark or a program', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['of a script', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
    ['of a browser that says less', { 'sec-fetch-mode': 'navigate' }],
  ])('%s without a pair is not', async (_, headers) => {
    expect((await press(plain(), headers as Record<string, string>)).status).toBe(403)
    expect(await site.count()).toBe(0)
  })

  test('with a wrong token, or of an own page without one, is not overlooked', async () => {
    expect((await press({ ...plain(), _xsrf: token }, vouched)).status).toBe(403)
    expect((await press({ ...plain(), _xsrf: token }, { ...vouched, cookie: `${cookie}B` })).status).toBe(403)
    expect(await site.count()).toBe(0)
    const { data } = await answerOf(await post(testDriveSoon()))
    expect((await press({ action: 'cancel' }, vouched, `/dealer/v1${data?.url ?? ''}`)).status).toBe(403)
  })

  test('of a cached page, by a browser that vouches for nothing, comes back whole, with a pair, and goes through then', async () => {
    const first = await post(plain({ agree_marketing: 'on' }), browser)
    expect(first.status).toBe(403)
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    expect(await site.count()).toBe(0)
    const { address, initial } = await page(first)
    expect(address).toBe('/test-drive.html')
    expect(initial.form).toMatchObject({
      type: 'test-drive',
      message: leadMessages.confirm,
      errors: {},
      toConfirm: true,
    })
    expect(initial.form.values).toMatchObject({ surname: 'Петров', phone: '8 (916) 123-45-67' })
    expect(initial.form.values).toMatchObject({ agree: 'on', agree_marketing: 'on', licence: 'on' })
    const given = first.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(given).toBe(`XSRF-TOKEN=${initial.xsrfToken}`)
    const again = { ...initial.form.values, lead_type: 'test-drive', _xsrf: initial.xsrfToken }
    expect((await post(again, { ...browser, cookie: given })).status).toBe(303)
    expect(await site.count()).toBe(1)
  })

  test('of a cached page hears of its mistakes at once', async () => {
    const { initial } = await page(await post({ ...testDriveSoon({ phone: '12' }) }, browser))
    expect(initial.form).toMatchObject({
      message: leadMessages.checkFields,
      errors: { phone: 'Номер введён не полностью' },
    })
  })

  test('of another site is not shown as the visitor’s own', async () => {
    const response = await post(testDriveSoon(), { ...browser, 'sec-fetch-site': 'cross-site' })
    expect(response.status).toBe(403)
    expect(await response.text()).not.toMatch(/Петров|9161234567/)
  })

  test('with mistakes comes back with them, values and consents kept', async () => {
    const response = await post({ ...lounge({ date: '' }), _xsrf: token }, { ...browser, cookie })
    expect(response.status).toBe(422)
    const { initial } = await page(response)
    expect(initial.form).toMatchObject({
      type: 'lounge',
      message: leadMessages.checkFields,
      errors: { date: 'Выберите дату' },
      values: { name: 'Иван', agree: 'on' },
    })
    expect(Object.keys(initial.form.values)).not.toContain('_xsrf')
  })

  test('for a taken hour says so', async () => {
    expect((await post(testDriveSoon())).status).toBe(200)
    const response = await post({ ...testDriveSoon(), _xsrf: token }, { ...browser, cookie })
    expect(response.status).toBe(409)
    expect((await page(response)).initial.form.message).toBe(leadMessages.slotTaken)
  })

  test('sent again with other words is another request', async () => {
    const [first, second] = [plain(), plain({ time: '15:00' })]
    const send = (form: Record<string, string>) => post({ ...form, _xsrf: token }, { ...browser, cookie })
    const locations = [await send(first), await send(second), await send(first)].map((it) => it.headers.get('location'))
    expect(new Set(locations).size).toBe(2)
    expect(await site.count()).toBe(2)
  })

  test('a browser that keeps no cookies is told', async () => {
    const response = await post({ ...testDriveSoon(), _xsrf: token }, browser)
    expect((await page(response)).initial.form.message).toMatch(/cookie/)
  })

  test('that says not what it is gets a sentence and a phone', async () => {
    const response = await post({ _xsrf: token }, { ...browser, cookie })
    expect(response.status).toBe(422)
    expect(await response.text()).toMatch(/<h1>.*tel:\+7/)
  })

  test('none of this is kept for others', async () => {
    await post({ ...testDriveSoon({ phone: '12' }), _xsrf: token }, { ...browser, cookie })
    expect(await (await site.fetch('/test-drive.html')).text()).not.toContain('Петров')
  })
})

describe('what is too much', () => {
  const refusal = async (init: RequestInit) => {
    const response = await site.fetch('/dealer/v1/request', {
      method: 'POST',
      ...init,
      headers: { ...pair, ...init.headers },
    })
    const { success, message } = await answerOf(response)
    expect(success).toBe(false)
    expect(message).toMatch(/[а-яё]{3}/)
    expect(await site.count()).toBe(0)
    return response.status
  }
  const json = { 'content-type': 'application/json' }

  test('a body over 64 KB', async () => expect(await refusal({ body: 'x'.repeat(70_000), headers: json })).toBe(413))
  test('a value over 4 000 signs', async () =>
    expect(
      await refusal({ body: JSON.stringify({ ...waitingList(), comment: 'а'.repeat(5_000) }), headers: json }),
    ).toBe(413))
  test('more than 60 fields', async () =>
    expect(
      await refusal({ body: new URLSearchParams(Array.from({ length: 61 }, (_, index) => [`f${index}`, ''])) }),
    ).toBe(400))
  test('the same field twice', async () =>
    expect(await refusal({ body: new URLSearchParams([...Object.entries(waitingList()), ['name', 'x']]) })).toBe(400))
  test('nested values', async () =>
    expect(await refusal({ body: JSON.stringify({ ...waitingList(), name: { a: 1 } }), headers: json })).toBe(400))
  test('signs that no keyboard makes', async () =>
    expect(await refusal({ body: JSON.stringify({ ...waitingList(), name: 'Ив\u0000ан' }), headers: json })).toBe(400))
  test('another kind of body', async () =>
    expect(await refusal({ body: '<a/>', headers: { 'content-type': 'application/xml' } })).toBe(415))
  test('a filled trap names the phone', async () => {
    const response = await post({ ...waitingList(), website: 'http://spam.example' })
    expect(response.status).toBe(422)
    expect((await answerOf(response)).message).toMatch(/Позвоните, пожалуйста: 8 \(800\)/)
    expect(await site.count()).toBe(0)
  })

  test('a file', async () => {
    const form = new FormData()
    form.append('lead_type', 'lounge')
    form.append('photo', new Blob(['x']), 'x.png')
    expect(await refusal({ body: form })).toBe(400)
  })

  test('a body that does not come to its end', async () => {
    const slow = await startTestSite({ patienceMs: 100 })
    const text = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(slow.url).port), '127.0.0.1')
      let received = ''
      socket.on('data', (chunk) => (received += String(chunk))).on('close', () => resolve(received))
      socket.write(
        `POST /dealer/v1/request HTTP/1.1\r\nHost: a\r\nCookie: ${pair.cookie}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{`,
      )
    })
    expect(text).toMatch(/^HTTP\/1\.1 408/)
    expect(text).toMatch(/Connection: close/i)
    await slow.stop()
  })
})

describe('too many from one address', () => {
  let limited: TestSite
  beforeEach(async () => {
    limited = await startTestSite({ leadLimit: 2 })
  })
  afterEach(() => limited.stop())
  const sendTo = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    limited.fetch('/dealer/v1/request', {
      method: 'POST',
      headers: { ...pair, ...headers },
      body: new URLSearchParams(fields),
    })

  test('are refused with the time to wait, a forged address or not; reading stays free', async () => {
    for (let sent = 0; sent < 2; sent++) expect((await sendTo(waitingList())).status).toBe(200)
    for (const headers of [{}, { 'x-forwarded-for': '198.51.100.1' }, { forwarded: 'for=198.51.100.1' }]) {
      const response = await sendTo(waitingList(), headers as Record<string, string>)
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await answerOf(response)).message).toBe('Слишком много заявок. Попробуйте через 10 минут')
    }
    expect((await limited.fetch('/dealer/v1/model')).status).toBe(200)
    expect(await limited.count()).toBe(2)
  })

  test('mistakes cost little', async () => {
    for (let sent = 0; sent < 5; sent++) expect((await sendTo(waitingList({ phone: '1' }))).status).toBe(422)
    expect((await sendTo(waitingList())).status).toBe(200)
  })

  test('behind a trusted proxy each visitor has his own count', async () => {
    const behind = await startTestSite({ leadLimit: 1, env: { TRUST_PROXY: 'loopback' } })
    const from = (address: string) =>
      behind.fetch('/dealer/v1/request', {
        method: 'POST',
        headers: { ...pair, 'x-forwarded-for': address },
        body: new URLSearchParams(waitingList()),
      })
    expect((await from('198.51.100.1')).status).toBe(200)
    // What the visitor wrote himself stands to the left of what the proxy saw.
    expect((await from('203.0.113.5, 198.51.100.1')).status).toBe(429)
    expect((await from('198.51.100.2')).status).toBe(200)
    await behind.stop()
  })
})

describe('nothing is created by a GET', () => {
  test.each([
    '/dealer/v1/request?lead_type=waiting-list&name=x',
    '/dealer/schedule?method=request&lead_type=test-drive',
    '/leads/api/crm/send-pdf-to-crm/?lead_type=configurator&phone=%2B79161234567&request=A&thread=A&event=created',
  ])('%s', async (path) => {
    const response = await site.fetch(path, { headers: { ...pair, 'idempotency-key': 'k' } })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await site.count()).toBe(0)
    expect(await site.db.selectFrom('crm_note').selectAll().execute()).toEqual([])
  })

  test('the embedded CRM answers N to strangers and Y to the outbox', async () => {
    const path = '/leads/api/crm/send-pdf-to-crm/?lead_type=configurator&request=AB&thread=AB&event=created'
    expect(await (await site.fetch(path)).json()).toMatchObject({ ResultCode: 'N' })
    const headers = { authorization: `Bearer ${CRM_TOKEN}`, 'idempotency-key': 'key' }
    expect(await (await site.fetch(path, { headers })).json()).toMatchObject({ ResultCode: 'Y' })
    expect(await (await site.fetch('/leads/api/crm/send-pdf-to-crm/', { headers })).json()).toMatchObject({
      ResultCode: 'N',
    })
  })
})

describe('the visitor’s own page', () => {
  async function book(): Promise<string> {
    const { data } = await answerOf(await post(testDriveSoon()))
    return data?.url ?? ''
  }
  const unfold = (text: string) => text.replace(/\r\n /g, '')
  const calendar = async (url: string) => unfold(await (await site.fetch(`${url}.ics`)).text())
  const act = (url: string, fields: Record<string, string>, headers: Record<string, string> = pair) =>
    post(fields, headers, `/dealer/v1${url}`)

  test('is nobody else’s: not kept, not indexed, no referrer', async () => {
    const response = await site.fetch(await book())
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'set-cookie': expect.stringMatching(/^XSRF-TOKEN=/),
    })
  })

  test('has a calendar file that moves and strikes one and the same event', async () => {
    const url = await book()
    const first = await calendar(url)
    expect(first).toMatch(/METHOD:PUBLISH[^]*SEQUENCE:0[^]*STATUS:TENTATIVE/)
    expect(first).toContain(`DTSTART;TZID=Europe/Moscow:${soon().split('.').reverse().join('')}T120000`)
    expect(first).toMatch(/DTSTAMP:\d{8}T\d{6}Z/)
    expect(first).not.toMatch(/Петров|Иван|9161234567/)
    await act(url, { action: 'move', date: soon(), time: '15:00' })
    const second = await calendar(url)
    expect(second).toMatch(/SEQUENCE:1[^]*T150000/)
    await act(url, { action: 'cancel' })
    const third = await calendar(url)
    expect(third).toMatch(/METHOD:CANCEL[^]*SEQUENCE:2[^]*STATUS:CANCELLED/)
    const uid = (text: string) => /UID:.*/.exec(text)?.[0]
    expect(new Set([uid(first), uid(second), uid(third)]).size).toBe(1)
    expect(uid(first)).not.toContain(url.split('/').at(-1))
    // Nor by a move of the site to another host.
    expect(uid(first)).toMatch(/^UID:[\da-f-]{36}\r?$/)
  })

  test('is changed only with the pair', async () => {
    const url = await book()
    expect((await act(url, { action: 'withdraw' }, {})).status).toBe(403)
    expect((await site.fetch(`/dealer/v1${url}`, { headers: pair })).headers.get('cache-control')).toBe('no-store')
    expect((await act(url, { action: 'cancel' })).status).toBe(200)
  })

  test('without scripts answers with itself', async () => {
    const url = await book()
    const browser = { accept: 'text/html', cookie: pair.cookie, 'sec-fetch-site': 'same-origin' }
    const done = await act(url, { action: 'move', date: soon(), time: '15:00', _xsrf: pair['x-xsrf-token'] }, browser)
    expect([done.status, done.headers.get('location')]).toEqual([303, url])
    const refused = await act(
      url,
      { action: 'move', date: soon(), time: '03:00', _xsrf: pair['x-xsrf-token'] },
      browser,
    )
    expect(refused.status).toBe(422)
    expect(refused.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await refused.json()).toMatchObject({
      address: url,
      initial: { form: { type: 'own-request', errors: { time: 'Выберите время' }, values: { time: '03:00' } } },
    })
  })

  test('of nobody is not found', async () => {
    const nobody = `/request/${'x'.repeat(22)}`
    expect((await site.fetch(`${nobody}.ics`)).status).not.toBe(500)
    expect((await site.fetch(`/dealer/v1${nobody}`)).status).toBe(404)
    expect((await act(nobody, { action: 'cancel' })).status).toBe(404)
  })
})

test('neither log nor metrics hold a secret or what a visitor typed', async () => {
  const { data } = await answerOf(await post(testDriveSoon()))
  const secret = data?.url?.split('/').at(-1) ?? ''
  await site.fetch(`/request/${secret}`)
  await site.fetch(`/request/${secret}.ics`)
  await site.fetch(`/dealer/v1/request/${secret}`)
  await post({ action: 'withdraw' }, pair, `/dealer/v1/request/${secret}`)
  await site.fetch('/leads/api/crm/send-pdf-to-crm/?phone=%2B79161234567&name=%D0%98%D0%B2%D0%B0%D0%BD')
  const all = site.logged.join('\n') + (await site.metrics.registry.metrics())
  expect(site.logged.length).toBeGreaterThan(5)
  expect(all).not.toMatch(/Иван|Петров|9161234567|%D0%98/)
  expect(all).not.toContain(secret)
})
