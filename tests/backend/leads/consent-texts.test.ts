import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { consentPath, currentTexts } from '#src/backend/leads/consent-texts.ts'
import { hashOfText, textOf } from '#src/backend/leads/consent.ts'
import { showLead } from '#src/backend/leads/operate.ts'
import { consentToProcessing } from '#src/content/legal.ts'
import { dealers } from '#src/content/seed/dealers.ts'
import { editions } from '#src/domain/brand.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { createTestBackend, dataOf } from '../test-backend.ts'
import { everyForm } from './forms.ts'

const kept = (file: string) => readFileSync(consentPath(file), 'utf8')

test('the edition that visitors read is kept word for word; another text needs another date, then `npm run consents`', () => {
  for (const [file, text] of Object.entries(currentTexts())) expect(kept(file)).toBe(text)
})

test('older editions stay', () => {
  // Add a line with every new edition; never take one away.
  expect(readdirSync(consentPath('.'))).toEqual(expect.arrayContaining(['2021-11-01', '2021-12-20', editions.legal]))
})

test.each(Object.entries(everyForm))('%s: the stored hash is that of the kept text', async (_, form) => {
  const backend = await createTestBackend()
  const { number } = dataOf<LeadReceipt>(await backend.post('/v1/request', form({ agree_marketing: 'on' })))
  const shown = await showLead(backend.db, number)
  expect(shown?.consents.map(({ kind }) => kind).toSorted()).toEqual(['advertising', 'processing'])
  for (const { text, proved } of shown?.consents ?? []) {
    expect(text).toMatch(new RegExp(`^docs/consents/${editions.legal}/[\\w-]+\\.txt$`))
    expect(proved).toBe(true)
  }
  await backend.db
    .updateTable('consent')
    .set({ text_hash: hashOfText('another') })
    .execute()
  expect((await showLead(backend.db, number))?.consents.map(({ proved }) => proved)).toEqual([false, false])
})

test.each(dealers.map(({ name }) => name))('the name of %s stands in the text as it stands anywhere', (name) => {
  const text = kept(`${editions.legal}/test-drive.txt`).replaceAll('{dealer}', name)
  expect(text).toBe(textOf(consentToProcessing('test-drive', name)))
})
