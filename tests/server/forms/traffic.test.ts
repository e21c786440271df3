import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { TICKET_ASKED, WAIT_FIELD } from '#src/domain/lead.ts'
import { createLeadTraffic, senderOf } from '#src/server/forms/lead-traffic.ts'
import { createProofOfWork } from '#src/server/forms/proof-of-work.ts'
import { PostRejection } from '#src/server/http/rejection.ts'
import { waitingList } from '../../backend/leads/forms.ts'
import { pair, startTestSite, type TestSite } from './site.ts'

type Demand = { challenge: Challenge; wait?: { ticket: string; seconds: number } }
type Asked = { success: boolean; message: string; data: Demand }

const proofOf = async ({ challenge }: Demand) =>
  btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))

const hash = (text: string) => Promise.resolve(text)
const plain = { address: '198.51.100.1', phone: null, dealer: null }

let site: TestSite
let phones = 0
beforeEach(async () => {
  site = await startTestSite({ leadLimit: 20, env: { TRUST_PROXY: 'loopback' } })
})
afterEach(() => site.stop())

const newPhone = () => `+7916${String(++phones).padStart(7, '0')}`
const send = (changes: Record<string, string> = {}, address = '198.51.100.1', headers: Record<string, string> = {}) =>
  site.fetch('/dealer/v1/request', {
    method: 'POST',
    headers: { ...pair, 'x-forwarded-for': address, ...headers },
    body: new URLSearchParams(waitingList({ phone: newPhone(), ...changes })),
  })
const asked = async (response: Response) => (await response.json()) as Asked

async function makeBusy() {
  for (let sent = 0; sent < 3; sent++) expect((await send()).status).toBe(200)
}

describe('a busy address', () => {
  test('is asked for a proof of work, which counts once', async () => {
    await makeBusy()
    const response = await send()
    expect(response.status).toBe(428)
    const { success, message, data } = await asked(response)
    expect({ success, hasRussian: /[а-яё]{3}/.test(message) }).toEqual({ success: false, hasRussian: true })
    const proof = await proofOf(data)
    expect((await send({ _proof: proof })).status).toBe(200)
    expect((await send({ _proof: proof })).status).toBe(428)
    expect(await site.count()).toBe(4)
  })

  test('asks nothing of its neighbours', async () => {
    await makeBusy()
    expect((await send()).status).toBe(428)
    expect((await send({}, '198.51.100.2')).status).toBe(200)
    expect((await send({}, '203.0.113.1')).status).toBe(200)
  })

  test.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['words', btoa('{}')],
    ['an own challenge', btoa(JSON.stringify({ challenge: { parameters: { cost: 1 }, signature: '' }, solution: {} }))],
  ])('is not satisfied by %s', async (_, proof) => {
    await makeBusy()
    expect((await send({ _proof: proof })).status).toBe(428)
  })

  test('is not satisfied by a solution without work, or by an easier challenge', async () => {
    await makeBusy()
    const { data } = await asked(await send())
    const { challenge } = data
    const lazy = { counter: 1, derivedKey: challenge.parameters.keyPrefix.padEnd(64, '0'), time: 1 }
    expect((await send({ _proof: btoa(JSON.stringify({ challenge, solution: lazy })) })).status).toBe(428)
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } }
    const solution = await solveChallenge({ challenge: easier, deriveKey })
    expect((await send({ _proof: btoa(JSON.stringify({ challenge: easier, solution })) })).status).toBe(428)
  })

  test('is refused in the end, whatever it proves', async () => {
    const traffic = createLeadTraffic(4, null, hash)
    for (let sent = 0; sent < 4; sent++) await traffic.count(plain)
    await expect(traffic.count(plain)).rejects.toBeInstanceOf(PostRejection)
  })
})

describe('without scripts', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-site': 'same-origin' }
  const xsrf = { _xsrf: pair['x-xsrf-token'] }
  const page = async (response: Response) =>
    (await response.json()) as {
      initial: { form: { message: string; wait?: string; values: Record<string, string> } }
    }

  test('the form comes back whole with a ticket, which is good after a minute and once', async () => {
    await makeBusy()
    const response = await send(xsrf, '198.51.100.1', browser)
    expect(response.status).toBe(428)
    const { initial } = await page(response)
    expect(initial.form.message).toMatch(/Подождите 1 минуту и нажмите кнопку ещё раз/)
    expect(initial.form.values).toMatchObject({ name: 'Иван', agree: 'on' })
    expect(Object.keys(initial.form.values).filter((name) => name.startsWith('_'))).toEqual([])
    const ticket = { ...xsrf, [WAIT_FIELD]: initial.form.wait ?? '' }
    // Too early: the place in the queue is kept.
    const early = await page(await send(ticket, '198.51.100.1', browser))
    expect(early.initial.form.wait).toBe(ticket[WAIT_FIELD])
    site.ahead.ms = 61_000
    expect((await send(ticket, '198.51.100.1', browser)).status).toBe(303)
    expect((await send(ticket, '198.51.100.1', browser)).status).toBe(428)
  })

  test('mistakes are told at once: nobody waits to hear that a phone lacks a digit', async () => {
    await makeBusy()
    const response = await send({ ...xsrf, phone: '+7916', name: '' }, '198.51.100.1', browser)
    expect(response.status).toBe(422)
    const { initial } = await page(response)
    expect(initial.form.wait).toBeUndefined()
    expect(initial.form.message).not.toContain('Подождите')
    // Mended, it waits like any other.
    expect((await send(xsrf, '198.51.100.1', browser)).status).toBe(428)
    expect(await site.count()).toBe(3)
  })

  test('programs take no place in the waiting line of their network, unless they ask for one', async () => {
    await makeBusy()
    for (let sent = 0; sent < 4; sent++) expect((await asked(await send())).data.wait).toBeUndefined()
    const { initial } = await page(await send(xsrf, '198.51.100.1', browser))
    expect(initial.form.message).toContain('Подождите 1 минуту')
    // A browser without key derivation: it asks, waits and sends what it was given.
    const { wait } = (await asked(await send({ [WAIT_FIELD]: TICKET_ASKED }))).data
    expect(wait?.seconds).toBe(120)
    site.ahead.ms = 121_000
    expect((await send({ [WAIT_FIELD]: wait?.ticket ?? '' })).status).toBe(200)
  })

  test('tickets of one network are good one after another, a forged or an old one never', async () => {
    let at = 1_700_000_000_000
    const proofs = createProofOfWork({ pool: null, hash, now: () => at })
    const waits: number[] = []
    let ticket = ''
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3', '203.0.113.1']) {
      const { wait } = await proofs.demand({ address, busy: 1, needsTicket: true }, {})
      waits.push(wait?.seconds ?? 0)
      ticket = wait?.ticket ?? ''
    }
    expect(waits).toEqual([60, 120, 180, 60])
    const [due = '', ...rest] = ticket.split('.')
    expect(await proofs.isMet({ _wait: [String(Number(due) - 60_000), ...rest].join('.') })).toBe(false)
    at += 61_000
    expect(await proofs.isMet({ _wait: `${ticket}x` })).toBe(false)
    at += 3_700_000
    expect(await proofs.isMet({ _wait: ticket })).toBe(false)
  })

  test('a ticket counts once for as long as it is valid', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const proofs = createProofOfWork({ pool: null, hash: async (text) => text.replaceAll('.', '-') })
    const { wait } = await proofs.demand({ address: '198.51.100.1', busy: 1, needsTicket: true }, {})
    const isMetIn = (ms: number) => {
      vi.advanceTimersByTime(ms)
      return proofs.isMet({ _wait: wait?.ticket ?? '' })
    }
    expect([await isMetIn(61_000), await isMetIn(0), await isMetIn(15 * 60_000)]).toEqual([true, false, false])
  })
})

describe('what is counted', () => {
  const busyAfter = async (count: number, senderAt: (index: number) => Parameters<typeof senderOf>) => {
    const traffic = createLeadTraffic(20, null, hash)
    const answers: number[] = []
    for (let index = 0; index < count; index++) answers.push(await traffic.count(senderOf(...senderAt(index))))
    return answers.findIndex((busy) => busy > 0)
  }

  test('a network, by its addresses together', async () => {
    expect(await busyAfter(15, (index) => [`198.51.100.${index}`, {}])).toBe(10)
    expect(await busyAfter(15, (index) => [`2001:db8:7:${index}::1`, {}])).toBe(10)
  })
  test('a phone, however it is written', async () =>
    expect(
      await busyAfter(8, (index) => [`198.51.${index}.1`, { phone: index % 2 ? '8 916 123-45-67' : '+79161234567' }]),
    ).toBe(4))
  test('a dealer', async () =>
    expect(await busyAfter(15, (index) => [`198.51.${index}.1`, { dealer_id: '7' }])).toBe(10))
  test('phones and dealers are never refused', async () => {
    const traffic = createLeadTraffic(2, null, hash)
    let busy = 0
    for (let index = 0; index < 200; index++)
      busy = await traffic.count({ address: `10.${index}.0.1`, phone: '+79161234567', dealer: '1' })
    expect(busy).toBe(50)
  })
  test('a network is refused after thirty times what an address may send; what it was refused does not count', async () => {
    const traffic = createLeadTraffic(4, null, hash)
    const from = (index: number) => traffic.count({ ...plain, address: `198.51.100.${index}` })
    for (let index = 0; index < 120; index++) await from(index)
    await expect(from(200)).rejects.toBeInstanceOf(PostRejection)
    await traffic.giveBack({ ...plain, address: '198.51.100.1' })
    expect(await from(201)).toBeGreaterThan(0)
  })
  test('what was not stored is given back', async () => {
    const traffic = createLeadTraffic(20, null, hash)
    const sender = { address: '198.51.100.1', phone: '+79161234567', dealer: '1' }
    for (let index = 0; index < 10; index++) {
      expect(await traffic.count(sender)).toBe(0)
      await traffic.giveBack(sender)
    }
  })
})

test('a filled trap is answered like a success', async () => {
  const caught = await send({ website: 'http://spam.example' })
  const honest = await send()
  expect(caught.status).toBe(200)
  const shape = async (response: Response) => {
    const { data, ...rest } = (await response.json()) as { data: Record<string, unknown> }
    return { ...rest, keys: Object.keys(data) }
  }
  expect(await shape(caught)).toEqual(await shape(honest))
  const rows = await site.db.selectFrom('lead').select('held').orderBy('created_at').execute()
  expect(rows.map(({ held }) => held).sort()).toEqual([null, 'suspected'].sort())
})
