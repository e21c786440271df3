import { Box, TextField } from '@mui/material'
import { useState } from 'react'
import { SAND } from '#src/brand/palette.ts'
import { textOf } from '#src/office/client/api.ts'
import { cellsOfText, type Cells } from '#src/office/client/prices/cells.ts'
import { readTableFile } from '#src/office/client/prices/read-file.ts'
import { rowsOf, type TableRow } from '#src/office/client/prices/rows.ts'
import { FileButton } from '#src/office/client/parts/file-button.tsx'
import { Fault } from '#src/office/client/parts/fault.tsx'

const EMPTY = 'В таблице нет строк с ценами. Нужны столбцы «Модель», «Комплектация» и «Цена»'

/** Input of a table: pasted, or as a file chosen or dropped. */
export function TableInput({ onRows }: { onRows: (rows: readonly TableRow[]) => void }) {
  const [fault, setFault] = useState<string | null>(null)
  const [text, setText] = useState('')
  const refuse = (error: unknown) => {
    setFault(textOf(error))
    onRows([])
  }
  const take = (cells: Cells) => {
    try {
      const rows = rowsOf(cells)
      setFault(rows.length === 0 ? EMPTY : null)
      onRows(rows)
    } catch (error) {
      refuse(error)
    }
  }
  const takeFile = (file: File | undefined) => {
    if (!file) return
    setText('')
    readTableFile(file).then(take, refuse)
  }
  return (
    <Box
      sx={DROP}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        takeFile(event.dataTransfer.files[0])
      }}
    >
      <p>
        Скопируйте в Excel строки со столбцами «Модель», «Комплектация» (название или номер) и «Цена» и вставьте их
        сюда. Или перетащите файл XLSX или CSV.
      </p>
      <TextField
        label="Строки из таблицы"
        multiline
        minRows={3}
        maxRows={8}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          if (target.value.trim() === '') {
            setFault(null)
            onRows([])
          } else take(cellsOfText(target.value))
        }}
      />
      <FileButton label="Выбрать файл" accept=".xlsx,.csv,.txt,.tsv" onFile={takeFile} />
      <Fault text={fault} />
    </Box>
  )
}

const DROP = { display: 'grid', gap: 2, border: `1px dashed ${SAND}`, p: 2, '& p': { m: 0 } }
