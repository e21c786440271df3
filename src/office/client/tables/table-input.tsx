import { Box, TextField } from '@mui/material'
import { useRef, useState } from 'react'
import { SAND } from '#src/brand/palette.ts'
import { textOf } from '#src/office/client/api.ts'
import { cellsOfText, type Cells } from '#src/office/client/tables/cells.ts'
import { readTableFile } from '#src/office/client/tables/read-file.ts'
import { FileButton } from '#src/office/client/parts/file-button.tsx'
import { Fault } from '#src/office/client/parts/fault.tsx'

type Props<Table> = {
  /** What the table must have. */
  words: string
  /** Throws Error with a message for the editor. */
  read: (cells: Cells) => Table
  /** Null: there is none. */
  onTable: (table: Table | null) => void
}

/** Input of a table: pasted, or as a file chosen or dropped. */
export function TableInput<Table>({ words, read, onTable }: Props<Table>) {
  const [fault, setFault] = useState<string | null>(null)
  const [text, setText] = useState('')
  const refuse = (error: unknown) => {
    setFault(textOf(error))
    onTable(null)
  }
  /** Counts what was given: a file that was chosen before may be read after it. */
  const given = useRef(0)
  const take = (cells: Cells) => {
    try {
      const table = read(cells)
      setFault(null)
      onTable(table)
    } catch (error) {
      refuse(error)
    }
  }
  const takeFile = (file: File | undefined) => {
    if (!file) return
    setText('')
    const own = ++given.current
    readTableFile(file).then(
      (cells) => own === given.current && take(cells),
      (error: unknown) => own === given.current && refuse(error),
    )
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
      <p>{words}</p>
      <TextField
        label="Строки из таблицы"
        multiline
        minRows={3}
        maxRows={8}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          given.current++
          if (target.value.trim() === '') {
            setFault(null)
            onTable(null)
          } else take(cellsOfText(target.value))
        }}
      />
      <FileButton label="Выбрать файл" accept=".xlsx,.csv,.txt,.tsv" onFile={takeFile} />
      <Fault text={fault} />
    </Box>
  )
}

const DROP = { display: 'grid', gap: 2, border: `1px dashed ${SAND}`, p: 2, '& p': { m: 0 } }
