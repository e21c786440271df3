import { describe, expect, test, vi } from 'vitest'
import { answerOf, eachSite, soon, testDriveSoon } from './each-site.ts'
import { pair } from './site.ts'

const { site, post } = eachSite()

describe('the visitor’s own page', () => {
  async function book(): Promise<string> {
    const { data } = await answerOf(await post(testDriveSoon()))
    return data?.url ?? ''
  }
  const unfold = (text: string) => text.replace(/\r\n /g, '')
  const calendar = async (url: string) => unfold(await (await site().fetch(`${url}.ics`)).text())
  const act = (url: string, fields: Record<string, string>, headers: Record<string, string> = pair) =>
    post(fields, headers, `/dealer/v1${url}`)

  test('is nobody else’s: not kept, not indexed, no referrer', async () => {
    const response = await site().fetch(await book())
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
    const { headers } = await site().fetch(`${url}.ics`)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    const first = await calendar(url)
    expect(first).toMatch(/METHOD:PUBLISH[^]*SEQUENCE:0[^]*STATUS:TENTATIVE/)
    expect(first).toContain(`DTSTART;TZID=Europe/Moscow:${soon().split('.').reverse().join('')}T120000`)
    expect(first).toMatch(/DTSTAMP:\d{8}T\d{6}Z/)
    // In UTC also where the clock of the machine shows Moscow time.
    const hours = vi.spyOn(Date.prototype, 'getHours').mockImplementation(function hoursInMoscow(this: Date) {
      return (this.getUTCHours() + 3) % 24
    })
    const stamp = (text: string) => /DTSTAMP:.*/.exec(text)?.[0]
    expect(stamp(await calendar(url))).toBe(stamp(first))
    hours.mockRestore()
    // A day before, by the calendar of the visitor.
    expect(first).toMatch(/BEGIN:VALARM\r?\nACTION:DISPLAY\r?\nTRIGGER:-P1D\r?\nDESCRIPTION:Завтра: Тест-драйв/)
    expect(first).not.toMatch(/Петров|Иван|9161234567/)
    await act(url, { action: 'move', date: soon(), time: '15:00' })
    const second = await calendar(url)
    expect(second).toMatch(/SEQUENCE:1[^]*T150000/)
    await act(url, { action: 'cancel' })
    const third = await calendar(url)
    expect(third).not.toContain('VALARM')
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
    const read = await site().fetch(`/dealer/v1${url}`, { headers: pair })
    expect(Object.fromEntries(read.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect((await act(url, { action: 'cancel' })).status).toBe(200)
  })

  test('without scripts answers with itself', async () => {
    const url = await book()
    const browser = { accept: 'text/html', cookie: pair.cookie, 'sec-fetch-site': 'same-origin' }
    const done = await act(url, { action: 'move', date: soon(), time: '15:00', _xsrf: pair['x-xsrf-token'] }, browser)
    // The page itself says what was done.
    expect([done.status, done.headers.get('location')]).toEqual([303, `${url}?done=move`])
    const refused = await act(
      url,
      { action: 'move', date: soon(), time: '03:00', _xsrf: pair['x-xsrf-token'] },
      browser,
    )
    expect(refused.status).toBe(422)
    expect(refused.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await refused.json()).toMatchObject({
      address: url,
      initial: {
        form: {
          type: 'own-request',
          errors: { time: expect.stringContaining('записаться уже нельзя') },
          values: { time: '03:00' },
        },
      },
    })
  })

  test('of nobody is not found', async () => {
    const nobody = `/request/${'x'.repeat(22)}`
    expect((await site().fetch(`${nobody}.ics`)).status).not.toBe(500)
    expect((await site().fetch(`/dealer/v1${nobody}`)).status).toBe(404)
    expect((await act(nobody, { action: 'cancel' })).status).toBe(404)
  })
})
