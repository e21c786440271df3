import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { changeText, isGreat } from '#src/domain/price-change-text.ts'
import { cellsOfText } from '#src/office/client/tables/cells.ts'
import { readTableFile } from '#src/office/client/tables/read-file.ts'
import { rowsOf } from '#src/office/client/prices/rows.ts'

const rowsOfFile = async (...parts: (string | Uint8Array<ArrayBuffer>)[]) =>
  rowsOf(await readTableFile(new Blob(parts)))
const refusal = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => rowsOfFile(...parts).then(() => 'read', String)

/** The Russian half of the code page that the Russian Excel writes. */
const cp1251 = (text: string) =>
  Uint8Array.from(text, (sign) => {
    const code = sign.charCodeAt(0)
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code
  })

const EXPECTED = [
  { line: 2, model: 'G70', trim: '101', price: '2 300 000' },
  { line: 3, model: 'G70', trim: 'Sport, 3.3', price: 'по запросу' },
]

describe('a text', () => {
  const csv = 'Модель;Комплектация;Цена\r\nG70;101;2 300 000\r\nG70;"Sport, 3.3";по запросу\r\n'
  test.each([
    ['UTF-8', [csv]],
    ['UTF-8 with a mark', ['\ufeff', csv]],
    ['UTF-16', [Uint8Array.from([0xff, 0xfe]), Uint8Array.from(Buffer.from(csv, 'utf16le'))]],
    ['cp1251', [cp1251(csv)]],
  ])('in %s', async (_, parts) => {
    expect(await rowsOfFile(...parts)).toEqual(EXPECTED)
  })

  test('copied from a spreadsheet, parted by commas, or told by its first line', () => {
    expect(rowsOf(cellsOfText(csv.replaceAll(';', '\t')))).toEqual(EXPECTED)
    expect(rowsOf(cellsOfText('Модель,Комплектация,Цена\nG70,101,2 300 000\nG70,"Sport, 3.3",по запросу'))).toEqual(
      EXPECTED,
    )
    expect(rowsOf(cellsOfText(`sep=;\n${csv}`))).toEqual(EXPECTED)
  })
})

describe('columns', () => {
  const read = (...lines: string[]) =>
    rowsOf(cellsOfText(lines.join('\n'))).map(({ model, trim, price }) => [model, trim, price])
  test('are found by their headings, in any order, under any title; the number counts more than the name', () => {
    expect(
      read(
        'Прайс-лист на 1 декабря',
        '',
        'Цена, ₽\tПримечание\tКомплектация\tНомер\tМодель',
        '1\tx\tSport\t106\tG70',
        '2\t\tPremier\t\tG70',
      ),
    ).toEqual([
      ['G70', '106', '1'],
      ['G70', 'Premier', '2'],
    ])
  })
  test('without headings are model, trim, price, or trim and price', () => {
    expect(read('G70\t101\t5')).toEqual([['G70', '101', '5']])
    expect(read('101\t5', '102\t6')).toEqual([
      ['', '101', '5'],
      ['', '102', '6'],
    ])
  })
  test('merged cells name the model once; empty lines are none', () => {
    expect(read('G70\t101\t5', '\t102\t6', '\t\t', 'G90\t\t', '\t501\t7')).toEqual([
      ['G70', '101', '5'],
      ['G70', '102', '6'],
      ['G90', '501', '7'],
    ])
  })
  test('of the lines’ own numbers and of the model year nothing is taken for a trim or a model', () => {
    expect(
      read('№ п/п\tМодельный год\tМодель\tКомплектация\tЦена', '1\t2027\tG70\tSport\t5', '2\t2027\tG70\tPremier\t6'),
    ).toEqual([
      ['G70', 'Sport', '5'],
      ['G70', 'Premier', '6'],
    ])
  })
  test('two prices are refused: which of them is meant, nobody but the editor knows', () => {
    expect(() => read('Модель\tКомплектация\tЦена\tНовая цена', 'G70\t101\t5\t6')).toThrow('«Цена», «Новая цена»')
    expect(() => read('Модель;Комплектация;Цена до 1.12;Цена с 1.12;Оценка', 'G70;101;5;6;отлично')).toThrow(
      '«Цена до 1.12», «Цена с 1.12». Оставьте',
    )
  })
  test('a formula in a text stays a text', () => {
    expect(read('G70\t101\t=1+1')).toEqual([['G70', '101', '=1+1']])
  })
})

const NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'
function workbook(sheetData: string): Uint8Array<ArrayBuffer> {
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook ${NAMESPACE} xmlns:r="${RELATIONS}"><sheets><sheet name="Цены" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${PACKAGE}><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${NAMESPACE}><sheetData>${sheetData}</sheetData></worksheet>`,
  }
  return Uint8Array.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  )
}
const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`

describe('a workbook', () => {
  test('numbers, texts, merged cells and formulas by their values', async () => {
    const rows = await rowsOfFile(
      workbook(
        `<row r="1">${text('A1', 'Модель')}${text('B1', 'Комплектация')}${text('C1', 'Цена')}</row>` +
          `<row r="2">${text('A2', 'G70')}<c r="B2"><v>101</v></c><c r="C2"><f>2000000*1.15</f><v>2300000</v></c></row>` +
          `<row r="3">${text('B3', 'Sport')}${text('C3', 'по\u00a0запросу')}</row>`,
      ),
    )
    expect(rows).toEqual([
      { line: 2, model: 'G70', trim: '101', price: '2300000' },
      { line: 3, model: 'G70', trim: 'Sport', price: 'по\u00a0запросу' },
    ])
  })
  test.each([
    ['ten megabytes', [new Uint8Array(10_000_000)], 'больше 2 МБ'],
    ['an old Excel', [Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])], 'XLSX или CSV'],
    ['a broken archive', [Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3])], 'не читается'],
    ['an archive of something else', [Uint8Array.from(zipSync({ 'a.txt': strToU8('a') }))], 'не читается'],
    ['a picture', [Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1])], 'не читается'],
  ])('%s is refused in words', async (_, parts, words) => {
    expect(await refusal(...parts)).toContain(words)
  })
})

test('a change is told in per cent; a great one asks for a second look', () => {
  expect([
    changeText(1_000_000, 1_032_000),
    changeText(1_000_000, 990_000),
    changeText(10_000_000, 10_001_000),
    changeText(5_490_000, 5_490_100),
    changeText(5_490_000, 5_489_800),
    changeText(99_999_999, 100_000_000),
    changeText(null, 1),
    changeText(1, null),
    changeText(1, 1),
  ]).toEqual([
    '+3,2\u00a0%',
    '−1\u00a0%',
    '+0,01\u00a0%',
    '+0,002\u00a0%',
    '−0,004\u00a0%',
    '+0,000001\u00a0%',
    'Объявлена',
    'Снята',
    'Без изменений',
  ])
  expect([isGreat(1_000_000, 1_200_000), isGreat(1_000_000, 100_000), isGreat(null, 1)]).toEqual([false, true, false])
})
