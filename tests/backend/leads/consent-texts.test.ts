import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { consentPath, currentTexts, proveConsent } from '#src/backend/leads/consent-texts.ts'
import { hashOfText, textOf } from '#src/backend/leads/consent.ts'
import { showLead } from '#src/backend/leads/operate.ts'
import { shownConsent } from '#src/content/legal/shown.ts'
import { editions } from '#src/brand/brand.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { dealers } from '../../fixtures/directory.ts'
import { createTestBackend, dataOf } from '../test-backend.ts'
import { everyForm } from './forms.ts'

const kept = (file: string) => readFileSync(consentPath(file), 'utf8')

test('the edition that visitors read is kept word for word; another text needs another date, then `npm run consents`', () => {
  for (const [file, text] of Object.entries(currentTexts())) expect(kept(file)).toBe(text)
})

test('the folder holds the editions that brand.ts names: none is taken away, none is forgotten there', () => {
  expect(readdirSync(consentPath('.')).toSorted()).toEqual([...editions.formerLegal, editions.legal].toSorted())
})

test.each(Object.entries(everyForm))('%s: the stored hash is that of the kept text', async (_, form) => {
  const backend = await createTestBackend()
  const { number } = dataOf<LeadReceipt>(
    await backend.post('/v1/request', form({ agree_marketing: 'on', consent_edition: editions.legal })),
  )
  const shown = await showLead(backend.db, number)
  expect(shown?.consents.map(({ kind }) => kind).toSorted()).toEqual(['advertising', 'processing'])
  for (const { text, proved } of shown?.consents ?? []) {
    expect(text).toMatch(new RegExp(`^src/brand/consents/${editions.legal}/[\\w-]+\\.txt$`))
    expect(proved).toBe(true)
  }
  await backend.db
    .updateTable('consent')
    .set({ text_hash: hashOfText('another') })
    .execute()
  expect((await showLead(backend.db, number))?.consents.map(({ proved }) => proved)).toEqual([false, false])
})

const store = async (changes: Record<string, string>) => {
  const backend = await createTestBackend()
  const answer = await backend.post('/v1/request', everyForm.testDrive(changes))
  if (answer.status !== 200) return { answer, consents: [] }
  const shown = await showLead(backend.db, dataOf<LeadReceipt>(answer).number)
  const rows = await backend.db.selectFrom('consent').selectAll().execute()
  return { answer, consents: shown?.consents ?? [], rows }
}
const dealerName = dealers.find(({ id }) => id === 1)?.name ?? ''

test('the evidence is of the text that the page has shown: of its edition, with or without the dealer', async () => {
  const named = await store({ consent_edition: editions.legal, consent_named: '1' })
  const unnamed = await store({ consent_edition: editions.legal })
  expect(named.rows?.[0]?.text_hash).toBe(hashOfText(textOf(shownConsent('test-drive', dealerName))))
  expect(unnamed.rows?.[0]?.text_hash).toBe(hashOfText(textOf(shownConsent('test-drive'))))
  expect([...named.consents, ...unnamed.consents].map(({ proved }) => proved)).toEqual([true, true])
})

test.each(editions.formerLegal)('a page opened in the edition of %s leaves evidence of that one', async (edition) => {
  const { consents, rows } = await store({ consent_edition: edition, consent_named: '1', agree_marketing: 'on' })
  expect(rows?.map((row) => row.edition)).toEqual([edition, edition])
  const text = kept(`${edition}/test-drive.txt`).replaceAll('{dealer}', dealerName)
  expect(rows?.find(({ kind }) => kind === 'processing')?.text_hash).toBe(hashOfText(text))
  expect(consents.map(({ proved }) => proved)).toEqual([true, true])
})

test.each(['2020-01-01', '2021-12-20/../2021-11-01', '', 'constructor'])(
  'an edition that never was, %j, is refused with what to do',
  async (edition) => {
    const { answer } = await store({ consent_edition: edition })
    expect(answer.status).toBe(422)
    expect(answer.data).toMatchObject({
      data: { errors: { agree: expect.stringMatching(/^Текст согласия .* Обновите/) } },
    })
  },
)

test('a consent given where a name kept its own quotation marks stays proved', async () => {
  const { db } = await createTestBackend()
  const name = 'Салон «Аврора»'
  const text = kept(`${editions.legal}/test-drive.txt`)
  const proved = async (shown: string) =>
    (
      await proveConsent(
        db,
        { kind: 'processing', edition: editions.legal, text_hash: hashOfText(shown) },
        'test-drive',
        [name],
      )
    ).proved
  expect(await proved(text.replaceAll('{dealer}', name))).toBe(true)
  expect(await proved(text.replaceAll('{dealer}', 'Салон „Аврора“'))).toBe(true)
  expect(await proved(text.replaceAll('{dealer}', 'Аврора'))).toBe(false)
})

test.each(dealers.map(({ name }) => name))('the name of %s stands in the text as it stands anywhere', (name) => {
  const text = kept(`${editions.legal}/test-drive.txt`).replaceAll('{dealer}', name)
  expect(text).toBe(textOf(shownConsent('test-drive', name)))
})
