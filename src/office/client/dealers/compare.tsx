import { Alert, Box } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NBSP } from '#src/domain/nbsp.ts'
import { call, textOf } from '#src/office/client/api.ts'
import { Lines } from '#src/office/client/dealers/lines.tsx'
import type { TableOfDealers } from '#src/office/client/dealers/rows.ts'
import { TakeDealers } from '#src/office/client/dealers/take-dealers.tsx'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Loading, Part } from '#src/office/client/parts/page.tsx'
import type { Compared } from '#src/office/shapes/dealer-table.ts'

/** The changes by the table, row by row; wrong rows must be corrected in the table or excluded. */
export function Compare({ table: { columns, rows } }: { table: TableOfDealers }) {
  const [excluded, setExcluded] = useState<readonly number[]>([])
  const [publishes, setPublishes] = useState(false)
  const table = { columns, rows, excluded: [...excluded], publishes }
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['content', 'dealer', 'table', table],
    queryFn: () => call('dealers.compare', table),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const toggle = (row: number) =>
    setExcluded((known) => (known.includes(row) ? known.filter((other) => other !== row) : [...known, row]))
  return (
    <Part heading="Что изменится">
      <Fault text={error ? textOf(error) : null} />
      {!data && !error && <Loading />}
      {data && (
        <>
          <Columns compared={data} />
          <Lines rows={rows} lines={data.lines} excluded={excluded} onToggle={toggle} />
          {data.left.length > 0 && (
            <Alert severity="info" sx={{ mt: 2 }}>
              Дилеров, которых в{NBSP}таблице нет: {data.left.length}. Они останутся как есть: {data.left.join('; ')}.
            </Alert>
          )}
          <Box sx={{ mt: 2 }}>
            <TakeDealers
              table={table}
              compared={data}
              isStale={isPlaceholderData || error !== null}
              publishes={publishes}
              onPublishes={setPublishes}
            />
          </Box>
        </>
      )}
    </Part>
  )
}

const Columns = ({ compared: { unknown, missing } }: { compared: Compared }) => (
  <>
    {unknown.length > 0 && (
      <Alert severity="warning" sx={{ mb: 2 }}>
        Столбцы, которых офис не{NBSP}знает: {unknown.map((name) => `«${name}»`).join(', ')}. Они не{NBSP}учитываются.
      </Alert>
    )}
    {missing.length > 0 && (
      <Alert severity="info" sx={{ mb: 2 }}>
        Столбцов, которых в{NBSP}таблице нет: {missing.length}
        {missing.length <= FEW && ` (${missing.map((name) => `«${name}»`).join(', ')})`}. Эти значения останутся как
        есть.
      </Alert>
    )}
  </>
)

/** So many names are read; more are only counted. */
const FEW = 6
