import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import type { DeskFilter } from '#src/office/shapes/request.ts'
import { call, textOf } from '#src/office/client/api.ts'
import { saveFile } from '#src/office/client/parts/save-file.ts'
import { saveTable } from '#src/office/client/parts/save-table.ts'

/** Downloads the requests of the filter as a file. */
export function ExportMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { filterValues } = useListContext()
  const notify = useNotify()
  const take = async (format: 'excel' | 'json') => {
    setAnchor(null)
    try {
      // Cast: only the filter bar writes it.
      const file = await call('requests.export', { filter: filterValues as DeskFilter, format })
      if ('rows' in file) await saveTable(file)
      else saveFile({ ...file, type: 'application/json' })
      notify(`Выгружено заявок: ${file.count}. Это записано в журнал`, { type: 'info' })
    } catch (error) {
      notify(textOf(error), { type: 'error' })
    }
  }
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Выгрузить
      </Button>
      <Menu disablePortal anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void take('excel')}>Excel</MenuItem>
        <MenuItem onClick={() => void take('json')}>JSON</MenuItem>
      </Menu>
    </>
  )
}
