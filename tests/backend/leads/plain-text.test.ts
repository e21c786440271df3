import { expect, test } from 'vitest'
import { messageOf } from '#src/backend/outbox/message.ts'
import { plainText } from '#src/backend/outbox/plain-text.ts'
import { createTestBackend } from '../test-backend.ts'
import { testDrive } from './forms.ts'

async function toldOf(form: Record<string, string>) {
  const backend = await createTestBackend()
  expect((await backend.post('/v1/request', form)).status).toBe(200)
  const columns = ['id', 'lead_id', 'event', 'channel'] as const
  const waiting = await backend.db
    .selectFrom('outbox')
    .select(columns)
    .where('event', '=', 'created')
    .where('channel', '=', 'crm')
    .executeTakeFirstOrThrow()
  return (await messageOf(backend.db, waiting, backend.now()))?.fields
}

test('no field of a message can begin markup', async () => {
  const markup = '"><img src=x onerror=alert(1)>'
  const fields = await toldOf(testDrive({ comment: markup, utm_source: markup, place: markup, page: `/${markup}` }))
  expect(fields).toMatchObject({ name: 'Иван', comment: '″›‹img src=x onerror=alert(1)›' })
  expect(JSON.stringify(Object.values(fields ?? {}))).not.toMatch(/[<>]|\\"/)
})

test.each([
  ['https://ya.ru/search?text=a', 'https://ya.ru/search?text=a'],
  ['javascript:alert(1)', undefined],
  ['https://a.example/"onload=', undefined],
])('a referrer %s is told as %s', async (referrer, told) => {
  expect((await toldOf(testDrive({ referrer })))?.['referrer']).toBe(told)
})

test('signs that nobody sees are left out, lines and tabs stay', () => {
  expect(plainText('а\u009b31m\u202eб\u0000\n\tв')).toBe('а31mб\n\tв')
})
