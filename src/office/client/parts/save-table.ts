import { saveBlob } from '#src/office/client/parts/save-file.ts'
import { sheetOf, widthsOf } from '#src/office/client/parts/sheet.ts'

/** Downloads an Excel workbook with one sheet. */
export async function saveTable({ name, rows }: { name: string; rows: readonly (readonly string[])[] }): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  const workbook = writeExcelFile(sheetOf(rows), { columns: widthsOf(rows), stickyRowsCount: 1 })
  saveBlob(name, await workbook.toBlob())
}
