import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { call } from '#src/office/client/api.ts'
import { Compare } from '#src/office/client/dealers/compare.tsx'
import { tableOf, type TableOfDealers } from '#src/office/client/dealers/rows.ts'
import { TableInput } from '#src/office/client/tables/table-input.tsx'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Page, Part } from '#src/office/client/parts/page.tsx'
import { saveFile } from '#src/office/client/parts/save-file.ts'
import { useAction } from '#src/office/client/parts/use-action.ts'

/** Dealers from a spreadsheet: loaded, compared row by row, stored as drafts or published. */
export default function DealerTable() {
  const [table, setTable] = useState<TableOfDealers | null>(null)
  const { run, isBusy, fault } = useAction()
  const notify = useNotify()
  const download = () =>
    void run(async () => {
      saveFile(await call('dealers.export', {}))
      notify('Файл сохранён', { type: 'info' })
    })
  return (
    <Page
      heading="Дилеры из таблицы"
      actions={
        <>
          <Button disabled={isBusy} onClick={download}>
            Скачать нынешних дилеров
          </Button>
          <Button component={Link} to="/content/dealer">
            Все: дилеры
          </Button>
        </>
      }
    >
      <Fault text={fault} />
      <Part heading="Таблица">
        <TableInput words={WORDS} read={tableOf} onTable={setTable} />
      </Part>
      {table && <Compare key={JSON.stringify(table)} table={table} />}
    </Page>
  )
}

const WORDS =
  'Скачайте нынешних дилеров, поправьте файл в Excel и перетащите его сюда: XLSX или CSV. Или скопируйте строки вместе с названиями столбцов и вставьте. Чего в таблице нет, то останется как есть.'
