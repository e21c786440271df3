import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BRAND, editions } from '#src/brand/brand.ts'
import { announcePrices, markAnnounced } from '#src/backend/leads/announcements.ts'
import { listAnnouncements } from '#src/backend/leads/waiting-list.ts'
import { NO_HOLD_LIMITS } from '#src/backend/leads/hold.ts'
import { deleteOldLetterCounts } from '#src/backend/mail/letter-limits.ts'
import { releaseLeads } from '#src/backend/leads/release.ts'
import { freeHours } from '#src/backend/leads/free-hours.ts'
import { measureOutbox } from '#src/backend/outbox/measure.ts'
import { eraseExpired } from '#src/backend/retention.ts'
import type { LeadEvent } from '#src/backend/tables.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { visitorRequestShape } from '#src/domain/shapes/visitor-request.ts'
import { startMailServer, type MailServer } from '../../../scripts/prove/mail-server.ts'
import { databases, dropDatabases } from '../leads/databases.ts'
import { everyForm, testDrive, tradeIn, waitingList } from '../leads/forms.ts'
import { createTestBackend, dataOf, type TestBackend } from '../test-backend.ts'
import { inbox, ORIGIN, PLAN, reachDealers, sendLetters, smtpTo } from './post.ts'

afterAll(dropDatabases)

const VISITOR = 'anna@mail.internal'
const DEALER = 'dealer@house.internal'
const LEADS = 'leads@dist.internal'

for (const [place, { database, skip, open }] of databases.entries())
  describe.skipIf(skip)(`on ${database}: letters about a request`, () => {
    /** What letters say, and to whom by the fields of a request, is no matter of the database: the first one is enough. */
    const isSecond = place > 0
    let backend: TestBackend
    let server: MailServer
    beforeAll(async () => {
      server = await startMailServer()
    })
    afterAll(() => server.stop())
    beforeEach(async () => {
      backend = await createTestBackend('2021-07-14T09:00:00Z', await open(), NO_HOLD_LIMITS, PLAN)
      await reachDealers(backend)
      server.clear()
    })
    afterEach(() => backend.db.destroy())

    const send = async (form: Record<string, string>) => dataOf<LeadReceipt>(await backend.post('/v1/request', form))
    const change = (receipt: LeadReceipt, fields: Record<string, string>) => backend.post(`/v1${receipt.url}`, fields)
    const post = (url = server.url) => sendLetters(backend, smtpTo(url))
    const subjects = async (address: string) => (await inbox(server, address)).map(({ subject }) => subject)
    const states = async (event: LeadEvent) =>
      (await backend.db.selectFrom('outbox').select('state').where('event', '=', event).execute()).map(
        (row) => row.state,
      )

    test('of a request that was passed on: the former dealer is told without a name, the new one all', async () => {
      const { number, ...receipt } = await send(testDrive({ email: VISITOR }))
      await post()
      server.clear()
      await backend.db.updateTable('lead').set({ call_by: '2021-07-14T08:00:00.000Z' }).execute()
      await reachDealers(backend, 'next@house.internal', 3)
      const fields = {
        action: 'pass',
        dealer_id: '3',
        agree: 'on',
        consent_edition: editions.legal,
        consent_named: '1',
      }
      expect((await change({ number, ...receipt }, fields)).status).toBe(200)
      expect(await post()).toEqual([])
      const [former] = await inbox(server, DEALER)
      expect(former?.subject).toBe(`Передана другому дилеру, заявка ${number}: тест-драйв ${BRAND} GV70`)
      expect(former?.text).toContain('звонить не нужно')
      expect(`${former?.text}${former?.html}`).not.toMatch(/Иван|Петров|123-45-67/)
      const [next] = await inbox(server, 'next@house.internal')
      expect(next?.text).toContain('Иван Петров')
      expect((await inbox(server, VISITOR))[0]?.text).toContain('Меридиан')
      // Of the end the former one hears nothing: he was asked to delete what he had.
      server.clear()
      expect((await change({ number, ...receipt }, { action: 'withdraw' })).status).toBe(200)
      expect(await post()).toEqual([])
      expect(await subjects(DEALER)).toEqual([])
      expect(await subjects('next@house.internal')).toHaveLength(1)
    })

    test('reach the dealer, each address of the distributor and the visitor, each once', async () => {
      const { number, mailed } = await send(testDrive({ email: VISITOR }))
      expect(mailed).toBe(true)
      expect(await post()).toEqual([])
      expect(await post()).toEqual([])
      expect(
        server
          .taken()
          .map(({ to }) => to)
          .toSorted(),
      ).toEqual(['anna@mail.internal', 'copy@dist.internal', DEALER, LEADS])
      const [letter] = await inbox(server, DEALER)
      expect(letter?.subject).toBe(`Заявка ${number}: тест-драйв ${BRAND} GV70, 16 июля, 12:00`)
      expect(letter?.replyTo?.[0]?.address).toBe(VISITOR)
      for (const text of [letter?.text, letter?.html?.replaceAll('\u00a0', ' ')]) {
        expect(text).toContain('Иван Петров')
        expect(text).toContain('Без звонка до обеда 🙂')
        expect(text).toContain('Ответ на это письмо получит посетитель')
        // The dealer needs no marks of advertising.
        expect(text).not.toContain('источник')
      }
      expect(letter?.html).toContain('href="tel:+79161234567"')
      expect((await inbox(server, LEADS))[0]?.text).toContain('источник «letter»')
    })

    test.skipIf(isSecond)(
      'hold nothing that has to be fetched, and the visitor’s letter nothing that was typed',
      async () => {
        for (const form of Object.values(everyForm))
          await send(
            form({ email: VISITOR, name: 'Вредитель', ...('own_brand' in form() && { own_brand: 'spam.internal' }) }),
          )
        await post()
        for (const { raw } of server.taken()) expect(raw).not.toMatch(/<(?:img|link|script)|url\(|@import/)
        const letters = await inbox(server, VISITOR)
        // Who waits for a price gets one letter, the one with the price.
        expect(letters).toHaveLength(4)
        for (const { text, html, subject } of letters)
          expect(`${text} ${html} ${subject}`).not.toMatch(/Вредитель|spam\.|916|обеда/)
      },
    )

    describe('are no way to flood somebody else’s letter box', () => {
      /** Letters to visitors by letter box, reminders left out. */
      const written = async (event: LeadEvent = 'created') =>
        (
          await backend.db
            .selectFrom('outbox')
            .select('id')
            .where('channel', '=', 'mail:visitor')
            .where('event', '=', event)
            .execute()
        ).length
      let person = 0
      const book = (email: string) => send(tradeIn({ email, phone: `+79160${String(person++).padStart(6, '0')}` }))

      test('ten a day to one box, however its address is written, about all requests', async () => {
        const receipts = []
        for (const email of [VISITOR, VISITOR.toUpperCase(), 'anna+1@mail.internal', 'Anna+x+y@mail.internal'])
          receipts.push(await book(email), await book(email))
        for (const receipt of receipts) await change(receipt, { action: 'cancel' })
        expect([await written('created'), await written('cancelled')]).toEqual([8, 2])
        await book('other@mail.internal')
        await book(VISITOR)
        expect(await written()).toBe(9)
      })

      test.skipIf(isSecond)('consents that are taken back make no room', async () => {
        for (let sent = 0; sent < 12; sent++) await change(await book(VISITOR), { action: 'withdraw' })
        expect(await written()).toBe(10)
      })

      test('twenty in thirty days; then all is forgotten', async () => {
        for (const day of ['15', '16', '17']) {
          backend.setNow(`2021-07-${day}T09:00:00Z`)
          for (let sent = 0; sent < 11; sent++) await book(VISITOR)
        }
        expect(await written()).toBe(20)
        expect(JSON.stringify(await backend.db.selectFrom('letter_count').selectAll().execute())).not.toContain('anna')
        backend.setNow('2021-08-14T09:00:00Z')
        await book(VISITOR)
        expect(await written()).toBe(21)
        await deleteOldLetterCounts(backend.db, new Date('2021-09-13T09:00:00Z'))
        expect(await backend.db.selectFrom('letter_count').selectAll().execute()).toEqual([])
      })
    })

    describe('of an hour that an operator gives to others', () => {
      const calendarOf = async () =>
        (await inbox(server, VISITOR)).map(({ attachments }) => attachments.find((file) => file.method)?.method)
      const own = async ({ url }: LeadReceipt) => visitorRequestShape.parse(dataOf(await backend.get(`/v1${url}`)))

      test('tell dealer and visitor that it is not held, and that it is again', async () => {
        const receipt = await send(testDrive({ email: VISITOR }))
        await post()
        server.clear()
        expect(await freeHours(backend.db, { dealerId: 1 }, backend.now(), { mail: PLAN })).toBe(1)
        await post()
        const [freed] = await inbox(server, VISITOR)
        expect(freed?.subject).toBe(
          `Время не закреплено, заявка ${receipt.number}: тест-драйв ${BRAND} GV70, 16 июля, 12:00`,
        )
        expect(freed?.text).toContain('Запись на 16 июля, 12:00 не действует')
        expect(freed?.text).not.toContain('Ждём вас')
        expect(await calendarOf()).toEqual(['CANCEL'])
        expect((await inbox(server, DEALER))[0]?.text).toContain('больше не закреплено')
        // His page promises nothing either, and nobody reminds him.
        expect(await own(receipt)).toMatchObject({ status: 'accepted', booking: null, calendar: null })
        expect(await states('reminder')).toEqual(['dropped'])
        server.clear()
        await releaseLeads(backend.db, {}, backend.now(), { mail: PLAN })
        await post()
        const [given] = await inbox(server, VISITOR)
        expect(given?.subject).toMatch(/^Время закреплено, заявка/)
        expect(given?.text).toContain('Ждём вас')
        expect(await calendarOf()).toEqual(['PUBLISH'])
        expect((await inbox(server, DEALER))[0]?.text).toContain('Теперь закреплено это время')
        expect((await own(receipt)).booking).toEqual({ date: '16.07.2021', time: '12:00' })
        expect((await states('reminder')).toSorted()).toEqual(['dropped', 'waiting'])
      })

      test.skipIf(isSecond)(
        'say nothing to the visitor where the operator wants it so, or the dealer’s word is all that was missing',
        async () => {
          await send(testDrive({ email: VISITOR }))
          await post()
          server.clear()
          await freeHours(backend.db, { dealerId: 1 }, backend.now(), { mail: PLAN, isSilent: true })
          await post()
          expect(await subjects(VISITOR)).toEqual([])
          await backend.db.updateTable('lead').set({ held: 'dealer' }).execute()
          await releaseLeads(backend.db, {}, backend.now(), { mail: PLAN })
          await post()
          expect(await subjects(VISITOR)).toEqual([])
          // He is reminded all the same.
          expect((await states('reminder')).toSorted()).toEqual(['dropped', 'waiting'])
        },
      )

      test.skipIf(isSecond)('who chooses anew asks the dealer for that hour', async () => {
        const receipt = await send(testDrive({ email: VISITOR }))
        await freeHours(backend.db, { dealerId: 1 }, backend.now(), { mail: PLAN })
        expect((await change(receipt, { action: 'move', date: '16.07.2021', time: '12:00' })).status).toBe(200)
        expect((await own(receipt)).booking).toEqual({ date: '16.07.2021', time: '12:00' })
        expect(await backend.db.selectFrom('slot_booking').selectAll().execute()).toEqual([])
        await post()
        expect((await inbox(server, DEALER)).at(-1)?.text).toContain('Это время не закреплено за посетителем')
      })
    })

    test('go to nobody about a suspected request, whatever becomes of it, and to all once it is released', async () => {
      const mails = () => backend.db.selectFrom('outbox').select('channel').where('channel', '!=', 'crm').execute()
      const caught = await send(testDrive({ email: VISITOR, website: 'http://spam.internal' }))
      await change(caught, { action: 'move', date: '16.07.2021', time: '15:00' })
      const gone = await send(testDrive({ email: VISITOR, website: 'http://spam.internal', time: '16:00' }))
      await change(gone, { action: 'cancel' })
      expect(await mails()).toEqual([])
      await releaseLeads(backend.db, { numbers: [caught.number] }, backend.now(), { mail: PLAN })
      expect(await post()).toEqual([])
      expect(await subjects(VISITOR)).toHaveLength(1)
      expect(await subjects(DEALER)).toEqual([expect.stringContaining('16 июля, 15:00')])
    })

    test.skipIf(isSecond)('name nobody in subjects, nor in the rows of the outbox', async () => {
      for (const form of Object.values(everyForm)) await send(form({ email: VISITOR }))
      server.unknown.add(VISITOR).add(DEALER)
      await post()
      server.unknown.clear()
      const rows = JSON.stringify(await backend.db.selectFrom('outbox').selectAll().execute())
      const all = rows + (await subjects(LEADS)).join(' ')
      expect(all).not.toMatch(/anna|mail\.internal|house|Иван|Петров|9161234567/)
      expect(rows).toContain('SMTP RCPT TO 550 5.1.1')
    })

    test.skipIf(isSecond)(
      'go to nobody whose address is reserved or no address, and no setting is no letter',
      async () => {
        await reachDealers(backend, 'info@dealer01.example')
        await send(testDrive({ email: 'ivan@mail.test' }))
        await reachDealers(backend, 'a@house.internal, b@house.internal')
        await send(tradeIn({ email: 'a@b@mail.internal' }))
        await post()
        expect(new Set(server.taken().map(({ to }) => to))).toEqual(new Set([LEADS, 'copy@dist.internal']))
        const silent = await createTestBackend('2021-07-14T09:00:00Z')
        const { mailed } = dataOf<LeadReceipt>(await silent.post('/v1/request', testDrive({ email: VISITOR })))
        expect(mailed).toBeUndefined()
        expect(await silent.db.selectFrom('outbox').select('channel').execute()).toEqual([{ channel: 'crm' }])
      },
    )

    test.skipIf(isSecond)('carry the calendar: the same entry, moved and struck out', async () => {
      const receipt = await send(testDrive({ email: VISITOR }))
      await post()
      await change(receipt, { action: 'move', date: '17.07.2021', time: '13:00' })
      await post()
      await change(receipt, { action: 'cancel' })
      await post()
      const letters = await inbox(server, VISITOR)
      const files = letters.map(({ attachments }) => attachments.find(({ mimeType }) => mimeType === 'text/calendar'))
      expect(files.map((file) => file?.method)).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL'])
      const texts = files.map((file) => String(file?.content))
      expect(new Set(texts.map((text) => /^UID:(.*)$/m.exec(text)?.[1])).size).toBe(1)
      expect(texts.map((text) => /^SEQUENCE:(.*)$/m.exec(text)?.[1]?.trim())).toEqual(['0', '1', '2'])
      expect(texts[1]).toContain('DTSTART;TZID=Europe/Moscow:20210717T130000')
      expect(texts[2]).toMatch(/^STATUS:CANCELLED\r?$/m)
      expect(texts[0]).toMatch(/^ORGANIZER;.*noreply@site\.internal/m)
      expect(letters[0]?.text).toContain(`${ORIGIN}${receipt.url}`)
      expect(letters.map(({ subject }) => subject?.split(',')[0])).toEqual([
        `Заявка ${receipt.number}: тест-драйв ${BRAND} GV70`,
        'Новое время',
        'Отмена',
      ])
    })

    test('remind at noon of the day before, of the hour as it stands, and only then', async () => {
      const moved = await send(testDrive({ email: VISITOR }))
      const cancelled = await send(testDrive({ email: VISITOR, time: '15:00', phone: '9160000001' }))
      await change(moved, { action: 'move', date: '18.07.2021', time: '13:00' })
      await change(cancelled, { action: 'cancel' })
      await post()
      expect(await measureOutbox(backend.db, backend.now())).toMatchObject({ letters: { visitor: { waiting: 0 } } })
      server.clear()
      backend.setNow('2021-07-17T08:59:00Z')
      await post()
      expect(server.taken()).toEqual([])
      backend.setNow('2021-07-17T09:00:00Z')
      await post()
      const [letter, ...others] = await inbox(server, VISITOR)
      expect(others).toEqual([])
      expect(letter?.subject).toBe(`Напоминание, заявка ${moved.number}: тест-драйв ${BRAND} GV70, 18 июля, 13:00`)
      expect(letter?.text).toContain('Завтра в 13:00 ждём вас')
    })

    test.skipIf(isSecond)('remind by the clock of the dealer’s city', async () => {
      const inNovosibirsk = { dealer_id: '9', city_id: '5', date: '18.07.2021', time: '14:00' }
      await send(testDrive({ ...inNovosibirsk, email: VISITOR }))
      const reminders = await backend.db
        .selectFrom('outbox')
        .select('next_at')
        .where('event', '=', 'reminder')
        .execute()
      expect(reminders).toEqual([{ next_at: '2021-07-17T05:00:00.000Z' }])
    })

    test.skipIf(isSecond)('remind nobody of an hour that is over', async () => {
      await send(testDrive({ email: VISITOR }))
      await post()
      server.clear()
      backend.setNow('2021-07-16T09:00:01Z')
      await post()
      expect(server.taken()).toEqual([])
      expect(await states('reminder')).toEqual(['dropped'])
    })

    test('tell how it stands once, however much has changed while the server was away', async () => {
      const receipt = await send(testDrive({ email: VISITOR }))
      server.behave('busy')
      expect(await post()).toMatchObject([{ reason: expect.stringContaining('421') }, {}, {}, {}])
      await change(receipt, { action: 'move', date: '17.07.2021', time: '13:00' })
      server.behave('healthy')
      backend.setNow('2021-07-14T10:00:00Z')
      await post()
      expect(await subjects(DEALER)).toEqual([
        `Новое время, заявка ${receipt.number}: тест-драйв ${BRAND} GV70, 17 июля, 13:00`,
      ])
      expect(await inbox(server, VISITOR)).toHaveLength(1)
    })

    test('ask those who have one to erase it when the consent is taken back; the others hear nothing', async () => {
      const told = await send(testDrive({ email: VISITOR }))
      await post()
      const untold = await send(testDrive({ email: VISITOR, time: '15:00', phone: '9160000001' }))
      server.clear()
      await change(told, { action: 'withdraw' })
      await change(untold, { action: 'withdraw' })
      await post()
      expect(
        server
          .taken()
          .map(({ to }) => to)
          .toSorted(),
      ).toEqual(['copy@dist.internal', DEALER, LEADS])
      const [letter] = await inbox(server, DEALER)
      expect(letter?.subject).toBe(`Удалите данные, заявка ${told.number}: тест-драйв`)
      expect(`${letter?.text} ${letter?.html}`).not.toMatch(/Иван|916|anna/)
      expect(letter?.replyTo).toBeUndefined()
      expect(await states('reminder')).toEqual(['dropped', 'dropped'])
    })

    test('do not outlive the data', async () => {
      await send(testDrive({ email: VISITOR }))
      backend.setNow('2021-10-13T09:00:00Z')
      expect(await eraseExpired(backend.db, backend.now())).toBe(1)
      await post()
      expect(server.taken()).toEqual([])
    })

    test('that are refused for good are given up at once, and settled when somebody has told otherwise', async () => {
      const { number } = await send(testDrive({ email: VISITOR }))
      server.unknown.add(VISITOR)
      expect(await post()).toMatchObject([{ channel: 'mail:visitor', reason: 'SMTP RCPT TO 550 5.1.1' }])
      server.unknown.clear()
      expect(await measureOutbox(backend.db, backend.now())).toMatchObject({
        dead: 0,
        letters: { visitor: { dead: 1 }, dealer: { dead: 0 } },
      })
      expect(await markAnnounced(backend.db, number, backend.now())).toBe(true)
      expect(await measureOutbox(backend.db, backend.now())).toMatchObject({ letters: { visitor: { dead: 0 } } })
    })

    describe('of a price', () => {
      const log = { info: () => {} }
      const own = async ({ url }: LeadReceipt) => visitorRequestShape.parse(dataOf(await backend.get(`/v1${url}`)))
      async function announce(hasMail = true) {
        const rows = await backend.db
          .selectFrom('complectation')
          .select(['id', 'document'])
          .where('model_code', '=', 'gv80')
          .execute()
        for (const { id, document } of rows)
          await backend.db
            .updateTable('complectation')
            .set({ document: JSON.stringify({ ...(JSON.parse(document) as object), price: 5_900_000 }) })
            .where('id', '=', id)
            .execute()
        await announcePrices(backend.db, backend.now(), log, hasMail)
      }

      test('go by themselves to who left an address; the others wait for a call', async () => {
        const mailed = await send(waitingList({ email: VISITOR }))
        const called = await send(waitingList({ phone: '9160000001' }))
        await announce()
        await post()
        await announce()
        await post()
        const [letter, ...others] = await inbox(server, VISITOR)
        expect(others).toEqual([])
        expect(letter?.subject).toBe(`Цена объявлена, заявка ${mailed.number}: ${BRAND} GV80: от 5 900 000 ₽`)
        expect(letter?.attachments).toEqual([])
        expect(await own(mailed)).toMatchObject({ announcement: 'told', keptUntil: '2021-08-13T09:00:00.000Z' })
        expect((await listAnnouncements(backend.db)).map(({ number }) => number)).toEqual([called.number])
      })

      test('of many requests with one address one is written', async () => {
        for (let sent = 0; sent < 4; sent++)
          await send(waitingList({ email: sent % 2 ? VISITOR : 'Anna+2@mail.internal', phone: `916000000${sent}` }))
        const other = await send(waitingList({ email: 'boris@mail.internal', phone: '9160000009' }))
        await announce()
        await post()
        const taken = server.taken().map(({ to }) => to)
        expect(taken.filter((to) => /^anna/i.test(to))).toHaveLength(1)
        expect(taken).toContain('boris@mail.internal')
        expect(await own(other)).toMatchObject({ announcement: 'told' })
        expect(await listAnnouncements(backend.db)).toEqual([])
      })

      test.each([
        { action: 'cancel', when: 'before the others are looked at', isDown: false },
        { action: 'cancel', when: 'while no mail server answers', isDown: true },
        { action: 'withdraw', when: 'while no mail server answers', isDown: true },
      ])('are left to the others of an address by a request that ends: $action, $when', async ({ action, isDown }) => {
        const sent = new Map<string, LeadReceipt>()
        for (let index = 0; index < 3; index++) {
          const receipt = await send(waitingList({ email: VISITOR, phone: `916000000${index}` }))
          sent.set(receipt.number, receipt)
        }
        await announce()
        const messages = backend.db.selectFrom('outbox').innerJoin('lead', 'lead.id', 'outbox.lead_id')
        const first = await messages
          .select(['outbox.id', 'lead.number'])
          .where('outbox.event', '=', 'announcement')
          .orderBy('outbox.id')
          .executeTakeFirstOrThrow()
        if (isDown) {
          server.behave('busy')
          await post()
          server.behave('healthy')
        }
        const others = isDown ? 'dropped' : 'waiting'
        expect((await states('announcement')).toSorted()).toEqual([others, others, 'waiting'])
        // Its turn comes after the others'.
        const later = '2021-07-14T10:00:00.000Z'
        await backend.db.updateTable('outbox').set({ next_at: later }).where('id', '=', first.id).execute()
        await change(sent.get(first.number)!, { action })
        await post()
        backend.setNow('2021-07-14T11:00:00Z')
        await post()
        const letters = await inbox(server, VISITOR)
        expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Цена объявлена/)])
        expect(letters[0]?.subject).not.toContain(first.number)
      })

      test('that are refused wait for a call too', async () => {
        const { number } = await send(waitingList({ email: VISITOR }))
        await announce()
        server.unknown.add(VISITOR)
        await post()
        server.unknown.clear()
        expect(await listAnnouncements(backend.db)).toMatchObject([{ number, email: VISITOR }])
        expect(await markAnnounced(backend.db, number, backend.now())).toBe(true)
        expect(await listAnnouncements(backend.db)).toEqual([])
      })

      test('follow the settings: mail that is set later sends what waited', async () => {
        await send(waitingList({ email: VISITOR }))
        await announce(false)
        expect(await listAnnouncements(backend.db)).toHaveLength(1)
        await announcePrices(backend.db, backend.now(), log, true)
        expect(await listAnnouncements(backend.db)).toEqual([])
        await post()
        expect(await inbox(server, VISITOR)).toHaveLength(1)
      })
    })
  })
