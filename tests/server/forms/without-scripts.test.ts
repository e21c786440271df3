import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { leadMessages } from '#src/domain/lead.ts'
import { lounge, waitingList } from '../../backend/leads/forms.ts'
import { answerOf, eachSite, testDriveSoon } from './each-site.ts'
import { pair } from './site.ts'

const { site, post } = eachSite()

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
    const sent = request(site().url + path, {
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
    expect(await site().count()).toBe(1)
    const url = first.location ?? ''
    expect((await post({ action: 'cancel' }, pair, `/dealer/v1${url}`)).status).toBe(200)
    // Once that is cancelled, the same words are a new wish.
    const again = await press(plain(), vouched)
    expect([again.status, again.location === url]).toEqual([303, false])
  })

  test('is nobody else’s: who knows what stands in it gets no page of it', async () => {
    const form = plain()
    const mine = await press(form, { ...vouched, 'user-agent': 'one' })
    // The same words from another browser behind the same address, or as a program sends them.
    const others = [
      await press(form, { ...vouched, 'user-agent': 'two' }),
      await press(form, { ...pair, accept: 'application/json' }),
    ]
    // The hour is taken: that everybody may know.
    expect(others.map(({ status, location }) => [status, location])).toEqual([
      [409, undefined],
      [409, undefined],
    ])
    const list = { ...waitingList(), request_key: undefined }
    const words = JSON.parse(JSON.stringify(list)) as Record<string, string>
    const first = await press(words, { ...vouched, 'user-agent': 'one' })
    const stranger = await press(words, { ...vouched, 'user-agent': 'two' })
    expect([mine.status, first.status, stranger.status]).toEqual([303, 303, 303])
    expect(stranger.location).not.toBe(first.location)
    expect((await press(words, { ...vouched, 'user-agent': 'one' })).location).toBe(first.location)
  })

  test.each([
    ['of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['of a neighbour', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }],
    ['of a bookmark or a program', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['of a script', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
    ['of a browser that says less', { 'sec-fetch-mode': 'navigate' }],
  ])('%s without a pair is not', async (_, headers) => {
    expect((await press(plain(), headers as Record<string, string>)).status).toBe(403)
    expect(await site().count()).toBe(0)
  })

  test('with a wrong token, or of an own page without one, is not overlooked', async () => {
    expect((await press({ ...plain(), _xsrf: token }, vouched)).status).toBe(403)
    expect((await press({ ...plain(), _xsrf: token }, { ...vouched, cookie: `${cookie}B` })).status).toBe(403)
    expect(await site().count()).toBe(0)
    const { data } = await answerOf(await post(testDriveSoon()))
    expect((await press({ action: 'cancel' }, vouched, `/dealer/v1${data?.url ?? ''}`)).status).toBe(403)
  })

  test('of a cached page, by a browser that vouches for nothing, comes back whole, with a pair, and goes through then', async () => {
    const first = await post(plain({ agree_marketing: 'on' }), browser)
    expect(first.status).toBe(403)
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    expect(await site().count()).toBe(0)
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
    expect(await site().count()).toBe(1)
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

  test('nor is one of a browser that does not say where it comes from', async () => {
    for (const headers of [{ accept: browser.accept }, { accept: browser.accept, origin: 'null' }]) {
      const response = await post(testDriveSoon(), headers)
      expect(response.status).toBe(403)
      expect(await response.text()).not.toMatch(/Петров|9161234567/)
    }
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
    expect(await site().count()).toBe(2)
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
    expect(await (await site().fetch('/test-drive.html')).text()).not.toContain('Петров')
  })
})
