import { expect, test } from 'vitest'
import { comparePrices, type HeldList, type PriceRow } from '#src/domain/content/price-table.ts'
import { readPriceText } from '#src/domain/content/price-text.ts'
import { wholePrices } from '#src/domain/content/whole-prices.ts'

test.each([
  ['5 490 000 ₽', 5_490_000],
  ['5\u00a0490\u202f000\u00a0₽', 5_490_000],
  ['5490000,00', 5_490_000],
  ['5490000.0', 5_490_000],
  ['5.490.000', 5_490_000],
  ['5,490,000', 5_490_000],
  ['5490000 руб.', 5_490_000],
  ['5 490 000 р', 5_490_000],
  ['5 490 000 р.', 5_490_000],
  ['5 490 000 RUR', 5_490_000],
  ['5.490.000,00', 5_490_000],
  ['5,490,000.00 руб', 5_490_000],
  ['5490000', 5_490_000],
  ['100 000', 100_000],
  ['по запросу', null],
  ['По\u00a0запросу', null],
  ['—', null],
])('%j is a price', (text, price) => {
  expect(readPriceText(text)).toEqual({ price })
})

test.each([
  '',
  '=1+1',
  '5490000,50',
  '5.490.000,50',
  '5.490,00',
  '5,49 млн',
  '$54000',
  '-5490000',
  '5490',
  '99 999',
  '549000000000',
  '5490000 / 5590000',
  '1e7',
])('%j is none', (text) => {
  expect(readPriceText(text)).toEqual({ fault: expect.any(String) as string })
})

test('a list has the trims that come with the site: a price that is taken back stays so, an added trim has its own', () => {
  const priced = (...prices: (number | null)[]) => ({
    since: '2021-06-01',
    trims: prices.map((price, index) => ({ id: index + 1, name: `Trim ${index + 1}`, price })),
  })
  expect(wholePrices(priced(1, null), priced(5, 6, 7))).toEqual(priced(1, null, 7))
  expect(wholePrices(priced(1, 2, 3), priced(5))).toEqual(priced(1))
})

const lists: HeldList<'a' | 'b'>[] = [
  {
    code: 'a',
    names: ['a', 'A70', 'Brand A70'],
    trims: [
      { id: 11, name: 'Basic, 2.0', price: 1_000_000 },
      { id: 12, name: 'Royal, 2.0', price: 2_000_000 },
      { id: 13, name: 'Royal, 3.5', price: null },
    ],
  },
  { code: 'b', names: ['b', 'B80'], trims: [{ id: 21, name: 'Basic,\u00a02.0', price: 3_000_000 }] },
]
const compare = (rows: PriceRow[], excluded: number[] = []) => comparePrices(rows, lists, new Set(excluded))
const row = (model: string, trim: string, price = '1 500 000'): PriceRow => ({ model, trim, price })

test('a trim is found by number, whole name or family, a model by each of its names', () => {
  const rows = [row('A70', '11'), row('brand a-70', 'royal 2.0'), row('', '13'), row('B80', 'Basic')]
  expect(compare(rows).map(({ model, trim, before, after, fault }) => [model, trim?.id, before, after, fault])).toEqual(
    [
      ['a', 11, 1_000_000, 1_500_000, null],
      ['a', 12, 2_000_000, 1_500_000, null],
      ['a', 13, null, 1_500_000, null],
      ['b', 21, 3_000_000, 1_500_000, null],
    ],
  )
})

test.each([
  [row('C90', '11'), 'Такой модели нет'],
  [row('', 'Basic'), 'Не сказано, какая модель'],
  [row('A70', '21'), 'Такой комплектации у модели нет'],
  [row('A70', 'Royal'), 'Подходит несколько комплектаций: 12, 13. Впишите номер'],
  [row('A70', '11', 'дорого'), 'Это не цена: нужно целое число рублей'],
])('%j is told as wrong and changes nothing', (wrong, fault) => {
  const [line] = compare([wrong])
  expect(line).toMatchObject({ row: 0, fault })
  expect(line?.after).toBe(line?.before)
})

test('a trim named twice is wrong in both lines, and right once one is excluded', () => {
  const rows = [row('A70', '11'), row('A70', 'Basic', '1 600 000')]
  expect(compare(rows).filter(({ fault }) => fault?.includes('повторяется'))).toHaveLength(2)
  expect(compare(rows, [0]).filter(({ row: index }) => index !== null)).toMatchObject([
    { row: 1, after: 1_600_000, fault: null },
  ])
})

test('trims that the table leaves out of its models are named and keep their price', () => {
  expect(compare([row('A70', '11')]).filter((line) => line.row === null)).toMatchObject([
    { trim: { id: 12 }, before: 2_000_000, after: 2_000_000 },
    { trim: { id: 13 }, before: null, after: null },
  ])
})
