import { Alert, Box, TextField } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, textOf } from '#src/office/client/api.ts'
import { Lines } from '#src/office/client/prices/lines.tsx'
import type { TableRow } from '#src/office/client/prices/rows.ts'
import { CreateDrafts } from '#src/office/client/prices/create-drafts.tsx'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Part } from '#src/office/client/parts/page.tsx'
import { toLocalInput } from '#src/office/client/parts/times.ts'

/** The changes by the table, line by line; wrong lines must be corrected in the table or excluded. */
export function Compare({ rows }: { rows: readonly TableRow[] }) {
  const [since, setSince] = useState(() => firstOfNextMonth(new Date()))
  const [excluded, setExcluded] = useState<readonly number[]>([])
  const table = { rows: rows.map(({ model, trim, price }) => ({ model, trim, price })), since, excluded: [...excluded] }
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['content', 'price', 'table', table],
    queryFn: () => call('prices.compare', table),
    placeholderData: keepPreviousData,
    retry: false,
    enabled: since !== '',
  })
  const toggle = (row: number) =>
    setExcluded((known) => (known.includes(row) ? known.filter((other) => other !== row) : [...known, row]))
  return (
    <Part heading="Что изменится">
      <TextField
        type="date"
        label="Действуют с"
        value={since}
        onChange={({ target }) => setSince(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        helperText="Эта дата стоит на сайте рядом с ценой"
        sx={{ mb: 2, maxWidth: 280 }}
      />
      <Fault text={error ? textOf(error) : null} />
      {data && (
        <>
          <Lines rows={rows} lines={data.lines} excluded={excluded} onToggle={toggle} />
          {data.models.length === 0 && data.lines.every(({ fault: wrong }) => wrong === null) && (
            <Alert severity="info">
              {excluded.length < rows.length
                ? 'Ни одна цена не меняется.'
                : 'Все строки исключены: отметьте в столбце «Взять» те, которые нужны.'}
            </Alert>
          )}
          <Box sx={{ mt: 2 }}>
            <CreateDrafts table={table} compared={data} isStale={isPlaceholderData || error !== null} />
          </Box>
        </>
      )}
    </Part>
  )
}

/** YYYY-MM-DD, Moscow time. */
function firstOfNextMonth(now: Date): string {
  const [year = 0, month = 0] = toLocalInput(now.toISOString()).split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}
