import { afterAll, describe, expect, test } from 'vitest'
import type { CallError } from '#src/backend/call-error.ts'
import { applyContent } from '#src/backend/content/apply.ts'
import { readLiveContent } from '#src/backend/content/live.ts'
import { ship, shippedItems } from '#src/backend/content/shipped.ts'
import { hashOfText, textOf } from '#src/backend/leads/consent.ts'
import { showLead } from '#src/backend/leads/operate.ts'
import { inWrite } from '#src/backend/write.ts'
import { editions } from '#src/brand/brand.ts'
import type { LegalKey } from '#src/content/legal/keys.ts'
import { shippedBody } from '#src/content/legal/placeholders.ts'
import { shownAdvertising, shownConsent } from '#src/content/legal/shown.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import type { LegalListItem } from '#src/domain/shapes/legal.ts'
import { withLiveContent } from '#src/server/live/live-content.ts'
import { content } from '../fixtures/content.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { testDrive } from '../backend/leads/forms.ts'
import { dataOf } from '../backend/test-backend.ts'
import { createTestOffice, type TestOffice } from './test-office.ts'

afterAll(dropDatabases)

const START = '2026-12-01T09:00:00Z'
const KEY = 'consent-test-drive'

async function createLegalOffice(db?: Parameters<typeof createTestOffice>[0]): Promise<TestOffice> {
  const office = await createTestOffice(db)
  office.backend.setNow(START)
  await inWrite(office.backend.db, async (write) => {
    await ship(write, shippedItems({ ...content, since: () => '2021-06-01' }))
    await applyContent(write, office.backend.now())
  })
  return office
}

/** What any process of the site does once a second. */
const passTime = ({ backend }: TestOffice, at: string) => {
  backend.setNow(at)
  return inWrite(backend.db, (write) => applyContent(write, backend.now()))
}

/** The shipped text with a sentence more, of the day. */
function edition(day: string, sentence: string, key: LegalKey = KEY) {
  const { sections, title } = shippedBody(key)
  return { title, day, sections: [...sections, { paragraphs: [sentence] }] }
}

type Person = Awaited<ReturnType<TestOffice['enter']>>
async function publish(person: Person, body: object, key: LegalKey = KEY) {
  const saved = await person.call('content.save', { kind: 'legal', key, body: { ...body }, revision: null })
  await person.call('content.publish', { ...saved, from: null, until: null })
  return saved
}
const faultsIn = (call: Promise<unknown>) =>
  call.then(
    () => ({}),
    (error: unknown) => (error as CallError).errors ?? String(error),
  )

const listed = async ({ backend }: TestOffice, key: LegalKey = KEY) =>
  dataOf<LegalListItem[]>(await backend.get('/v1/legal')).find((item) => item.key === key)
/** The consent a page of this moment shows. */
const shown = async ({ backend: { db } }: TestOffice, dealer?: string) =>
  withLiveContent(await readLiveContent(db), () => shownConsent('test-drive', dealer))
const wordsOf = (document: object | undefined) => withPlainSpaces(JSON.stringify(document))

describe.each(databases)('legal texts of the office, $database', ({ skip, open }) => {
  test.skipIf(skip)(
    'the day of a text that visitors have once agreed to takes no other, wherever it came from',
    async () => {
      const office = await createLegalOffice(await open())
      const lawyer = await office.enter('lawyer')
      // Of a former release: neither the code nor the office has it any more.
      const document = JSON.stringify({ title: 'Прежний текст', edition: '2026-12-05', sections: [] })
      const row = { key: KEY, edition: '2026-12-05', document, since: '2026-11-01T00:00:00.000Z', is_current: 0 }
      await office.backend.db.insertInto('legal_edition').values(row).execute()
      expect(await faultsIn(publish(lawyer, edition('2026-12-05', 'Новая фраза.')))).toMatchObject({
        day: expect.stringMatching(/уже есть/),
      })
    },
  )

  test.skipIf(skip)('an edition holds from its day; the one before stays readable', async () => {
    const office = await createLegalOffice(await open())
    const lawyer = await office.enter('lawyer')
    await publish(lawyer, edition('2026-12-05', 'Новая фраза.'))
    expect(wordsOf(await shown(office))).not.toContain('Новая фраза.')
    await passTime(office, '2026-12-04T20:59:59.000Z')
    expect((await listed(office))?.edition).toBe(editions.legal)
    await passTime(office, '2026-12-04T21:00:00.000Z')
    expect(wordsOf(await shown(office))).toContain('Новая фраза.')
    expect(await listed(office)).toMatchObject({
      edition: '2026-12-05',
      editionText: expect.stringContaining('5'),
      former: [{ day: editions.legal, path: `/legal/${KEY}-${editions.legal}.pdf` }],
    })
    expect(wordsOf(await listed(office))).toContain('дилеру, которого я выберу в этой форме')
  })

  test.skipIf(skip)('the evidence is of the edition that was shown, whenever the form is sent', async () => {
    const office = await createLegalOffice(await open())
    const { db } = office.backend
    const send = async (changes: Record<string, string>) => {
      const answer = await office.backend.post(
        '/v1/request',
        testDrive({ date: '08.12.2026', consent_named: '1', ...changes }),
      )
      expect(dataOf(answer)).toMatchObject({ number: expect.any(String) })
      const { number } = dataOf<LeadReceipt>(answer)
      const request = await showLead(db, number)
      expect(request?.consents.map(({ proved }) => proved)).not.toContain(false)
      return request?.consents ?? []
    }
    const lawyer = await office.enter('lawyer')
    const opened = await shown(office, 'Аврора Центр')
    await publish(lawyer, edition('2026-12-01', 'Первая правка.'))
    const early = await shown(office, 'Аврора Центр')
    // Opened before the edition, sent after it.
    const [before] = await send({ consent_edition: opened.edition })
    expect(before).toMatchObject({ edition: editions.legal, text_hash: hashOfText(textOf(opened)) })
    office.backend.setNow('2026-12-02T09:00:00Z')
    await publish(lawyer, edition('2026-12-02', 'Вторая правка.'))
    await publish(lawyer, edition('2026-12-02', 'О рекламе.', 'consent-advertising'), 'consent-advertising')
    const consents = await send({
      consent_edition: early.edition,
      advertising_edition: '2026-12-02',
      agree_marketing: 'on',
      phone: '+7 903 111-22-33',
      time: '13:00',
    })
    const advertising = withLiveContent(await readLiveContent(db), shownAdvertising)
    expect(consents).toContainEqual(
      expect.objectContaining({ kind: 'processing', edition: '2026-12-01', text_hash: hashOfText(textOf(early)) }),
    )
    expect(consents).toContainEqual(
      expect.objectContaining({ kind: 'advertising', text_hash: hashOfText(textOf(advertising)) }),
    )
    expect(wordsOf(early)).toContain('дилеру «Аврора Центр»')
  })

  test.skipIf(skip)('a consent that lacks what the law wants is refused in words that say what', async () => {
    const office = await createLegalOffice(await open())
    const lawyer = await office.enter('lawyer')
    const save = (body: object, key: LegalKey = KEY) =>
      faultsIn(lawyer.call('content.save', { kind: 'legal', key, body: { ...body }, revision: null }))
    const bare = (paragraph: string) => ({
      title: 'Согласие',
      day: '2026-12-05',
      sections: [{ paragraphs: [paragraph] }],
    })
    expect(await save(bare('Я согласен на всё.'))).toEqual({
      sections: expect.stringMatching(
        /\{оператор\}.*\{почта\} или \{телефон\}.*\{цель\}.*\{дилер\}.*«Данные:».*«Срок:».*«Отзыв:»/,
      ),
    })
    expect(await save(bare('Я согласен получать письма.'), 'consent-advertising')).toEqual({
      sections: expect.stringMatching(/\{оператор\}.*отказаться/),
    })
    const { sections } = edition('2026-12-05', 'Есть и {чужое}.')
    expect(await save({ ...bare(''), sections })).toEqual({ sections: 'Подстановки {чужое} в этом документе нет' })
    const odd = edition('2026-12-05', 'Статья 9 § 1 ☂.')
    expect(await save(odd)).toEqual({ sections: 'В шрифте документов нет знаков: § ☂' })
    // The text that visitors have agreed to keeps its day to itself.
    expect(await save(edition(editions.legal, 'Иное.'))).toEqual({
      day: expect.stringMatching(/уже есть.*другой день/),
    })
    expect(await save(edition('2026-12-05', 'Как надо.'))).toEqual({})
  })

  test.skipIf(skip)('an edition has its day and no end, and is never of the past', async () => {
    const office = await createLegalOffice(await open())
    const lawyer = await office.enter('lawyer')
    const refusal = async (day: string, from: string | null, until: string | null) => {
      const draft = { kind: 'legal' as const, key: KEY, body: edition(day, 'Правка.'), revision: null }
      const saved = await lawyer.call('content.save', draft)
      const said = await lawyer.call('content.publish', { ...saved, from, until }).then(() => 'done', String)
      await lawyer.call('content.drop', { id: saved.id }).catch(() => {})
      return said
    }
    expect(await refusal('2026-11-30', null, null)).toContain('прошёл')
    expect(await refusal('2026-12-05', '2026-12-06T09:00:00.000Z', null)).toContain('со своего дня')
    expect(await refusal('2026-12-05', null, '2026-12-31T09:00:00.000Z')).toContain('сменяет следующая')
    expect(await refusal('2026-12-05', '2026-12-05T09:00:00.000Z', null)).toBe('done')
    await passTime(office, '2026-12-05T08:59:59.000Z')
    expect((await listed(office))?.edition).toBe(editions.legal)
    await passTime(office, '2026-12-05T09:00:00.000Z')
    expect((await listed(office))?.edition).toBe('2026-12-05')
  })

  test.skipIf(skip)('an earlier edition is back with its own day, and no edition is ever lost', async () => {
    const office = await createLegalOffice(await open())
    const lawyer = await office.enter('lawyer')
    const first = await publish(lawyer, edition('2026-12-01', 'Первая.'))
    office.backend.setNow('2026-12-02T09:00:00Z')
    await publish(lawyer, edition('2026-12-02', 'Вторая.'))
    await lawyer.call('content.restore', { id: first.id })
    const item = await listed(office)
    expect(item?.edition).toBe('2026-12-01')
    expect(item?.former.map(({ day }) => day)).toEqual(['2026-12-02', editions.legal])
  })

  test.skipIf(skip)('the code brings another text of a day the office has had: both are kept apart', async () => {
    const office = await createLegalOffice(await open())
    const lawyer = await office.enter('lawyer')
    await publish(lawyer, edition('2026-12-01', 'Из офиса.'))
    const { db } = office.backend
    await inWrite(db, async (write) => {
      await write.updateTable('content_version').set({ state: 'dropped' }).execute()
      const body = JSON.stringify(edition('2026-12-01', 'Из кода.'))
      await write
        .updateTable('content_shipped')
        .set({ body })
        .where('kind', '=', 'legal')
        .where('key', '=', KEY)
        .execute()
      await applyContent(write, office.backend.now())
    })
    expect((await shown(office)).edition).toBe('2026-12-01.2')
    expect((await listed(office))?.former[0]?.path).toBe(`/legal/${KEY}-2026-12-01.pdf`)
  })

  test.skipIf(skip)(
    'a lawyer writes legal texts and nothing else; an editor writes them and does not publish',
    async () => {
      const office = await createLegalOffice(await open())
      const [editor, lawyer] = [await office.enter('editor'), await office.enter('lawyer')]
      const redirect = { kind: 'redirect', key: null, body: { from: '/a', to: '/g90.html' }, revision: null }
      expect(await lawyer.status('content.save', redirect)).toBe(403)
      const draft = { kind: 'legal' as const, key: KEY, body: edition('2026-12-05', 'Правка.'), revision: null }
      const saved = await editor.call('content.save', draft)
      expect(await editor.status('content.publish', { ...saved, from: null, until: null })).toBe(403)
      await editor.call('content.submit', { id: saved.id })
      expect(await lawyer.status('content.publish', { ...saved, from: null, until: null })).toBe(200)
    },
  )
})
