import { afterAll, describe, expect, test } from 'vitest'
import { BRAND, editions } from '#src/brand/brand.ts'
import { notePresence } from '#src/backend/leads/desk-presence.ts'
import { listLeads } from '#src/backend/leads/list-leads.ts'
import { showLead } from '#src/backend/leads/operate.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { visitorRequestShape } from '#src/domain/shapes/visitor-request.ts'
import { startMailServer } from '../../scripts/prove/mail-server.ts'
import { testDrive, tradeIn } from '../backend/leads/forms.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { inbox, PLAN, sendLetters, smtpTo } from '../backend/mail/post.ts'
import { dataOf } from '../backend/test-backend.ts'
import { content } from '../fixtures/content.ts'
import { createContentOffice, plain, publish, refusal } from './content-office.ts'

afterAll(dropDatabases)

describe.each(databases)('a dealer who is closed, $database', ({ skip, open }) => {
  test.skipIf(skip)('leaves the site after his bookings; his requests keep his last name', async () => {
    const office = await createContentOffice(await open())
    const [editor, owner] = [await office.enter('editor'), await office.enter('owner')]
    const [own] = content.dealers
    if (!own) throw new Error('no dealer in the fixtures')
    const item = { kind: 'dealer', key: String(own.id) } as const
    const number = await office.send({ dealer_id: item.key, city_id: String(own.city_id) })

    expect(await refusal(editor.call('content.hide', item))).toMatch(
      /У дилера впереди 1\u00a0запись на тест-драйв, последняя 16\u00a0июля\u00a02021\u00a0г\. Сначала отмените/,
    )
    await owner.call('bookings.cancel', { number })
    for (const name of ['Прежнее имя', 'Новое имя']) await publish(editor, 'dealer', item.key, { ...own, name })
    await editor.call('content.hide', item)

    const { lines } = await owner.call('requests.list', { filter: {}, page: 1, size: 10, sort: 'created' })
    const shown = await owner.call('requests.get', { number })
    const listed = await listLeads(office.backend.db, { limit: 10 })
    expect([lines[0]?.dealer, shown.dealer, listed[0]?.dealer]).toEqual(['Новое имя', 'Новое имя', 'Новое имя'])
  })

  test.skipIf(skip)('leaves staff whose access is closed like anybody’s', async () => {
    const office = await createContentOffice(await open())
    const [owner, staff] = [await office.enter('owner'), await office.enter('dealer', [1])]
    const change = { id: staff.id, name: 'Менеджер', role: 'dealer', isDisabled: false } as const
    await (await office.enter('editor')).call('content.hide', { kind: 'dealer', key: '1' })
    await owner.call('users.change', { ...change, dealers: [1, 2] })
    expect(await owner.status('users.change', { ...change, dealers: [1, 2, 999] })).toBe(422)
    await owner.call('users.change', { ...change, dealers: [1, 2], isDisabled: true })
    expect(await staff.status('requests.list', { filter: {}, page: 1, size: 10, sort: 'due' })).toBe(401)
    // Nobody else gets him.
    const other = await office.enter('dealer', [2])
    expect(await owner.status('users.change', { ...change, id: other.id, dealers: [1, 2] })).toBe(422)
  })

  test.skipIf(skip)(
    'has got the data of his requests: the visitor reads it, and he is asked to delete them',
    async () => {
      const office = await createContentOffice(await open(), PLAN)
      const server = await startMailServer()
      const { backend } = office
      const editor = await office.enter('editor')
      await office.enter('call-centre')
      await notePresence(backend.db, backend.now())
      const [own, next] = [content.dealers[0], content.dealers[1]]
      if (!own || !next) throw new Error('no dealers in the fixtures')
      const item = { kind: 'dealer', key: String(own.id) } as const
      const before = { lat: 56.6, lng: 37.6, email: 'before@house.internal' }
      // As he was first, the other is too far from him.
      for (const state of [before, { email: 'gone@house.internal' }])
        await publish(editor, 'dealer', item.key, { ...own, ...state })
      const receipt = dataOf<LeadReceipt>(await backend.post('/v1/request', tradeIn()))
      const letters = async () => {
        await sendLetters(backend, smtpTo(server.url))
        return (await inbox(server, 'gone@house.internal')).map(({ text }) => plain(text ?? ''))
      }
      expect(await letters()).toHaveLength(1)
      await editor.call('content.hide', item)

      const show = async () => visitorRequestShape.parse(dataOf(await backend.get(`/v1${receipt.url}`)))
      // Nobody there will call: another one is offered at once.
      expect(await show()).toMatchObject({
        dealer: null,
        formerDealer: own.name,
        call: { isOver: true, other: { id: next.id } },
      })
      expect((await backend.post(`/v1${receipt.url}`, { action: 'withdraw' })).status).toBe(200)
      const last = (await letters()).at(-1)
      expect(last).toMatch(/удалите/i)
      await server.stop()
    },
  )

  test.skipIf(skip)('renamed or closed, his requests keep the evidence of their consents', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const [own] = content.dealers
    if (!own) throw new Error('no dealer in the fixtures')
    const { number } = dataOf<LeadReceipt>(
      await office.backend.post('/v1/request', tradeIn({ consent_edition: editions.legal, consent_named: '1' })),
    )
    const proved = async () => (await showLead(office.backend.db, number))?.consents.map((consent) => consent.proved)
    expect(await proved()).toEqual([true])
    await publish(editor, 'dealer', String(own.id), { ...own, name: `${BRAND} Новый` })
    expect(await proved()).toEqual([true])
    await editor.call('content.hide', { kind: 'dealer', key: String(own.id) })
    expect(await proved()).toEqual([true])
  })
})

describe.each(databases)('a dealer with bookings, $database', ({ skip, open }) => {
  async function booked() {
    const office = await createContentOffice(await open())
    const [own] = content.dealers
    if (!own) throw new Error('no dealer in the fixtures')
    const place = { dealer_id: String(own.id), city_id: String(own.city_id) }
    // A Friday.
    const { number } = dataOf<LeadReceipt>(await office.backend.post('/v1/request', testDrive(place)))
    return { office, own, number, editor: await office.enter('editor') }
  }

  test.skipIf(skip)('stays in his city: nobody would tell the visitors of another', async () => {
    const { office, own, number, editor } = await booked()
    const away = { ...own, city_id: 2, lat: 59.93, lng: 30.31, address: 'Другая улица, 1' }
    expect(plain(await refusal(publish(editor, 'dealer', String(own.id), away)))).toMatch(
      /Город дилера сейчас не сменить: впереди 1 запись на тест-драйв в прежнем, последняя 16 июля 2021 г\. Дождитесь/,
    )
    const owner = await office.enter('owner')
    await owner.call('bookings.cancel', { number })
    const { draft } = await editor.call('content.get', { kind: 'dealer', key: String(own.id) })
    if (!draft) throw new Error('The draft is lost')
    const planned = { id: draft.id, revision: draft.revision, from: '2021-07-20T09:00:00.000Z', until: null }
    expect(await refusal(editor.call('content.publish', planned))).toMatch(/Город дилера меняют сразу и без срока/)
    await editor.call('content.publish', { ...planned, from: null })
    expect((await editor.call('content.get', { kind: 'dealer', key: String(own.id) })).body).toMatchObject({
      city_id: 2,
    })
  })

  test.skipIf(skip)('the editor of his card reads which visits would not be as agreed', async () => {
    const { own, number, editor } = await booked()
    const key = String(own.id)
    let revision: number | null = null
    const concerned = async (changes: object) => {
      ;({ revision } = await editor.call('content.save', {
        kind: 'dealer',
        key,
        body: { ...own, ...changes },
        revision,
      }))
      const { closedVisits, movedVisits } = await editor.call('content.get', { kind: 'dealer', key })
      return [closedVisits.map((visit) => visit.number), movedVisits.map((visit) => visit.number)]
    }
    const until = (close: string) => [{ days: [1, 7], open: '09:00', close }]
    const from = (start: string) => [{ days: [1, 7], open: start, close: '21:00' }]
    expect(await concerned({ name: 'Другое имя' })).toEqual([[], []])
    expect(await concerned({ hours: { ...own.hours, sales: until('13:00') } })).toEqual([[], []])
    expect(await concerned({ hours: { ...own.hours, sales: until('12:30') } })).toEqual([[number], []])
    expect(await concerned({ hours: { ...own.hours, sales: from('12:00') } })).toEqual([[], []])
    expect(await concerned({ hours: { ...own.hours, sales: from('12:30') } })).toEqual([[number], []])
    const day = { from: '2021-07-16', hours: null, reason: 'Переезд' }
    expect(await concerned({ special_hours: [day] })).toEqual([[number], []])
    expect(await concerned({ services: ['sales', 'service'] })).toEqual([[number], []])
    expect(await concerned({ address: 'Другая улица, 1' })).toEqual([[], [number]])
  })
})
