import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '#src/domain/format.ts'
import { isByDay, REPORT_NAMES, type Report } from '#src/office/report-names.ts'
import type { ReportRow } from '#src/office/shapes/report.ts'
import { call, textOf } from '#src/office/client/api.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Part } from '#src/office/client/parts/page.tsx'
import { saveFile } from '#src/office/client/parts/save-file.ts'
import { useAction } from '#src/office/client/parts/use-action.ts'
import { Chart } from '#src/office/client/reports/chart.tsx'
import { labelText } from '#src/office/client/reports/label-text.ts'

export type Period = { since: string; until: string }
type ReportPartProps = { report: Report; period: Period }

/** One report: a chart, the same as a table, and files. */
export function ReportPart({ report, period }: ReportPartProps) {
  const { name } = REPORT_NAMES[report]
  const { data, error } = useQuery({
    queryKey: ['report', report, period],
    queryFn: () => call('reports.read', { report, ...period }),
    retry: false,
  })
  const rows = data?.rows ?? []
  const isEmpty = rows.every(({ count }) => count === 0)
  return (
    <Part heading={name} action={isEmpty ? undefined : <Files report={report} period={period} />}>
      <Fault text={error ? textOf(error) : null} />
      {data && isEmpty && <Box sx={{ color: 'text.secondary' }}>За эти дни ничего нет.</Box>}
      {!isEmpty && (
        <>
          <Chart report={report} name={name} rows={rows} />
          <Details report={report} rows={rows} />
        </>
      )}
    </Part>
  )
}

/** The chart by day has every day, the table only days with counts. */
function Details({ report, rows }: { report: Report; rows: readonly ReportRow[] }) {
  const { name, column, count: heading } = REPORT_NAMES[report]
  const shown = isByDay(report) ? rows.filter(({ count }) => count > 0).toReversed() : rows
  return (
    <details>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, display: 'list-item', lineHeight: '44px' }}>
        Таблица
      </Box>
      <Table size="small" aria-label={name}>
        <TableHead>
          <TableRow>
            <TableCell>{column}</TableCell>
            <TableCell align="right">{heading}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(({ label, count }) => (
            <TableRow key={label}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{labelText(report, label)}</TableCell>
              <TableCell align="right">{formatNumber(count)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </details>
  )
}

function Files({ report, period }: ReportPartProps) {
  const { run, isBusy } = useAction()
  const { name } = REPORT_NAMES[report]
  const take = (format: 'csv' | 'json') =>
    void run(async () => saveFile(await call('reports.export', { report, ...period, format })))
  return (
    <>
      <Button size="small" disabled={isBusy} aria-label={`${name}: для Excel`} onClick={() => take('csv')}>
        Excel
      </Button>
      <Button size="small" disabled={isBusy} aria-label={`${name}: JSON`} onClick={() => take('json')}>
        JSON
      </Button>
    </>
  )
}
