import { expect, test } from 'vitest'
import { readSums } from '#src/backend/search/answers/money.ts'
import { trims } from '#src/content/cars/trims.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import type { SearchList } from '#src/domain/search.ts'
import { withLiveContent } from '#src/server/live/live-content.ts'
import { createTestBackend, dataOf } from './test-backend.ts'

const PLAIN = 1_000_000

test.each<[text: string, least: number | null, most: number | null]>([
  ['до 3 млн', null, 3_000_000],
  ['дешевле 2,5 миллионов', null, 2_500_000],
  ['не дороже трех миллионов', null, 3_000_000],
  ['не дешевле 3 млн', 3_000_000, null],
  ['от 5 млн', 5_000_000, null],
  ['от 3 до 5 млн', 3_000_000, 5_000_000],
  ['за полтора миллиона', null, 1_500_000],
  ['три с половиной миллиона рублей', null, 3_500_000],
  ['миллион', null, 1_000_000],
  ['4 ляма', null, 4_000_000],
  ['4 740 000 ₽', null, 4_740_000],
  ['до 4000000', null, 4_000_000],
  ['до 4,1 млн', null, 4_100_000],
  ['от 2,3 млн', 2_300_000, null],
  ['3 млн 500 тысяч', null, 3_500_000],
  ['до трех миллионов 200 тысяч', null, 3_200_000],
  ['дороже 4 млн 90 т.р.', 4_090_000, null],
  ['миллион 500 тысяч рублей', null, 1_500_000],
  ['от 3 млн 200 тыс до 4 млн 100 тыс', 3_200_000, 4_100_000],
  ['от 500 тысяч до 3 млн', 500_000, 3_000_000],
  ['3 млн до 500 тысяч', 500_000, 3_000_000],
  ['50 тысяч', null, 50_000],
  ['50 т.р.', null, 50_000],
  ['до 3х млн', null, 3_000_000],
  ['от 2-х до 5-ти миллионов', 2_000_000, 5_000_000],
])('«%s» is read as a sum', (text, least, most) => expect(readSums(text, PLAIN)).toMatchObject({ least, most }))

test.each(['g70', '2021 год', 'до 100 км/ч', '222222', 'gv80 3.5', '89161234567', '7701234567'])(
  '«%s» names no sum',
  (text) => expect(readSums(text, PLAIN)).toBeNull(),
)

test('a sum is answered by the prices in force', async () => {
  const { get } = await createTestBackend()
  const own = trims.filter(({ model }) => model === 'g70')
  const trimPrices = own.map(({ id }) => [id, 1_500_000] as const)
  const live = { prices: { g70: { lowest: '1 500 000', since: '2021-12-01', trims: trimPrices } } }
  const titleOf = async (q: string) => {
    const { answer } = dataOf<SearchList>(await withLiveContent(live, () => get('/v1/search', { q })))
    return withPlainSpaces(answer?.title ?? '').replaceAll('\u00a0', ' ')
  }
  expect(await titleOf('g70 до 1,5 млн')).toBe('До 1,5 млн ₽: G70')
  expect(await titleOf('g70 до 1,4 млн')).toMatch(/ нет$/)
})

test('the terms of a credit are a range, or the one there is', async () => {
  const answered = async (...terms: string[]) => {
    const { db, get } = await createTestBackend()
    const [first] = await db.selectFrom('credit_program').selectAll().orderBy('id').execute()
    await db.deleteFrom('credit_program').where('id', '!=', first!.id).execute()
    const document = { ...JSON.parse(first!.document), active: '1', terms: terms.map((term) => ({ term })) }
    await db
      .updateTable('credit_program')
      .set({ document: JSON.stringify(document) })
      .execute()
    const { answer } = dataOf<SearchList>(await get('/v1/search', { q: 'рассрочка' }))
    return withPlainSpaces(answer?.text ?? '')
  }
  expect(await answered('12', '84')).toContain('на 12–84 месяца,')
  expect(await answered('36')).toContain('на 36 месяцев,')
})
