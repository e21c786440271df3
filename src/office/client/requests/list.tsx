import { Box, useMediaQuery } from '@mui/material'
import { ListBase, Pagination, useListContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { PAPER } from '#src/brand/palette.ts'
import type { DeskLine } from '#src/office/shapes/request.ts'
import { Page } from '#src/office/client/parts/page.tsx'
import { BulkBar } from '#src/office/client/requests/bulk-bar.tsx'
import { ExportMenu } from '#src/office/client/requests/export-menu.tsx'
import { FilterBar } from '#src/office/client/requests/filter-bar.tsx'
import { PassedNote } from '#src/office/client/requests/passed-note.tsx'
import { RequestCards } from '#src/office/client/requests/cards.tsx'
import { RequestTable } from '#src/office/client/requests/table.tsx'

export type LineRecord = DeskLine & RaRecord<string>

const REFRESH_MS = 60_000
const PAGE_SIZE = 25

/** The desk. Filters stay in memory: names and phones must not be in an address. */
export default function RequestList() {
  return (
    <ListBase
      resource="requests"
      disableSyncWithLocation
      perPage={PAGE_SIZE}
      sort={{ field: 'due', order: 'ASC' }}
      queryOptions={{ refetchInterval: REFRESH_MS }}
    >
      <Page heading="Заявки" actions={<ExportMenu />}>
        <FilterBar />
        <PassedNote />
        <Lines />
      </Page>
    </ListBase>
  )
}

const isFiltered = (values: Record<string, unknown>): boolean =>
  Object.values(values).some((value) => value !== undefined && value !== '' && value !== false)

function Lines() {
  const isWide = useMediaQuery('(min-width: 1000px)')
  const { data = [], isPending, error, selectedIds, filterValues } = useListContext<LineRecord>()
  if (isPending) return <Box sx={STILL}>Загружаем…</Box>
  if (error) return <Box sx={STILL}>{error.message}</Box>
  if (data.length === 0)
    return <Box sx={STILL}>{isFiltered(filterValues) ? 'По этим условиям заявок нет.' : 'Заявок пока нет.'}</Box>
  return (
    <>
      {selectedIds.length > 0 && <BulkBar />}
      {isWide ? <RequestTable lines={data} /> : <RequestCards lines={data} />}
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  )
}

const STILL = { background: PAPER, p: 4, color: 'text.secondary' }
