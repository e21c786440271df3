import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { call } from '#src/office/client/api.ts'
import { Compare } from '#src/office/client/prices/compare.tsx'
import { TableInput } from '#src/office/client/tables/table-input.tsx'
import { requireRows, type TableRow } from '#src/office/client/prices/rows.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Page, Part } from '#src/office/client/parts/page.tsx'
import { saveFile } from '#src/office/client/parts/save-file.ts'
import { useAction } from '#src/office/client/parts/use-action.ts'

/** Prices of all models from a spreadsheet: loaded, compared line by line, stored as drafts. */
export default function PriceTable() {
  const [rows, setRows] = useState<readonly TableRow[]>([])
  const { run, isBusy, fault } = useAction()
  const notify = useNotify()
  const download = () =>
    void run(async () => {
      saveFile(await call('prices.export', {}))
      notify('Файл сохранён', { type: 'info' })
    })
  return (
    <Page
      heading="Цены из таблицы"
      actions={
        <>
          <Button disabled={isBusy} onClick={download}>
            Скачать нынешние цены
          </Button>
          <Button component={Link} to="/content/price">
            Все: цены
          </Button>
        </>
      }
    >
      <Fault text={fault} />
      <Part heading="Таблица">
        <TableInput words={WORDS} read={requireRows} onTable={(table) => setRows(table ?? [])} />
      </Part>
      {rows.length > 0 && <Compare key={JSON.stringify(rows)} rows={rows} />}
    </Page>
  )
}

const WORDS =
  'Скопируйте в Excel строки со столбцами «Модель», «Комплектация» (название или номер) и «Цена» и вставьте их сюда. Или перетащите файл XLSX или CSV.'
