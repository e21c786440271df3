import { readSheet } from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/universal'
import { sheetOf, widthsOf } from '#src/office/client/parts/sheet.ts'

const rows = [
  ['Телефон', 'Пробег, км', 'Комментарий'],
  ['+79161234567', '0012', '=HYPERLINK("http://example.com")'],
  ['', '', 'две\nстроки'],
]

test('a workbook holds what is exported as text: a phone, leading zeros, what looks like a formula', async () => {
  const blob = await writeExcelFile(sheetOf(rows), { columns: widthsOf(rows), stickyRowsCount: 1 }).toBlob()
  const read = await readSheet(blob)
  expect(read).toEqual(rows.map((row) => row.map((value) => (value === '' ? null : value))))
})

test('a column is as wide as its longest text, within bounds', () => {
  expect(widthsOf([['a'], ['b'.repeat(20)]])).toEqual([{ width: 22 }])
  expect(widthsOf([['a'], ['b'.repeat(500)]])).toEqual([{ width: 48 }])
  expect(widthsOf([['a']])).toEqual([{ width: 8 }])
})
