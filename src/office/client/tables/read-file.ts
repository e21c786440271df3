import { cellsOfText, type Cells } from '#src/office/client/tables/cells.ts'
import { decodeText } from '#src/office/client/tables/decode.ts'

/** A list of all models has about thirty lines, one of all dealers about as many. */
const LIMIT = 2_000_000

/**
 * Cells of a CSV file or of the first sheet of an XLSX file; formulas are their cached values. Parsed in the editor's
 * browser: the server gets texts alone. Throws Error with a message for the editor.
 */
export async function readTableFile(file: Blob): Promise<Cells> {
  if (file.size > LIMIT) throw new Error('Файл больше 2 МБ: такой таблицы здесь быть не может')
  const bytes = await file.arrayBuffer()
  const head = [...new Uint8Array(bytes.slice(0, 4))]
  if (isSame(head, OLD_EXCEL)) throw new Error('Это старый формат Excel (XLS): сохраните таблицу как XLSX или CSV')
  if (isSame(head, ZIP)) return readWorkbook(bytes)
  const text = decodeText(bytes)
  if (text.includes('\0')) throw new Error(UNREADABLE)
  return cellsOfText(text)
}

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]
const UNREADABLE = 'Таблица не читается: нужен файл XLSX или CSV'
const isSame = (head: readonly number[], sign: readonly number[]): boolean =>
  sign.every((byte, at) => head[at] === byte)

async function readWorkbook(bytes: ArrayBuffer): Promise<Cells> {
  // Its other build starts a worker from a text, which the content policy forbids.
  const { readSheet } = await import('read-excel-file/universal')
  try {
    const rows = await readSheet(bytes)
    return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
  } catch (cause) {
    throw new Error(UNREADABLE, { cause })
  }
}
