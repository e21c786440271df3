import { Box } from '@mui/material'
import { INK, SAND } from '#src/brand/palette.ts'
import { formatNumber } from '#src/domain/format.ts'
import { isByDay, type Report } from '#src/office/report-names.ts'
import type { ReportRow } from '#src/office/shapes/report.ts'
import { labelText } from '#src/office/client/reports/label-text.ts'

/** A report as a chart; the table next to it has the same data, so it is one image for a screen reader. */
export const Chart = ({ report, name, rows }: { report: Report; name: string; rows: readonly ReportRow[] }) =>
  isByDay(report) ? <Columns name={name} rows={rows} /> : <Bars report={report} name={name} rows={rows} />

type ChartProps = { name: string; rows: readonly ReportRow[] }

const [WIDTH, HEIGHT] = [720, 160]
const mostOf = (rows: readonly ReportRow[]): number => Math.max(1, ...rows.map(({ count }) => count))

/** One column per day. */
function Columns({ name, rows }: ChartProps) {
  const most = mostOf(rows)
  const step = WIDTH / Math.max(1, rows.length)
  const days = [rows[0], rows.at(-1)].map((row) => (row ? labelText('day', row.label) : ''))
  return (
    <Box sx={{ mb: 2 }}>
      <Box
        component="svg"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${name}: больше всего за день — ${most}`}
        sx={{ display: 'block', width: '100%', height: HEIGHT, borderBottom: `1px solid ${SAND}` }}
      >
        {rows.map(({ label, count }, index) => (
          <rect
            key={label}
            x={index * step + step * 0.14}
            y={HEIGHT - (count / most) * HEIGHT}
            width={step * 0.72}
            height={(count / most) * HEIGHT}
            fill={INK}
          />
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          fontSize: '0.8125rem',
          color: 'text.secondary',
          mt: 0.5,
        }}
      >
        <span>{days[0]}</span>
        <span>{`до ${most} за день`}</span>
        <span>{days[1]}</span>
      </Box>
    </Box>
  )
}

const SHOWN = 12

/** One bar for each of the largest. */
function Bars({ report, name, rows }: ChartProps & { report: Report }) {
  // On the scale of all page views the steps of a form would be invisible.
  const most = mostOf(report === 'funnel' ? rows.slice(1) : rows)
  const shown = rows.slice(0, SHOWN)
  return (
    <Box role="img" aria-label={`${name}: ${shown.map((row) => `${row.label} — ${row.count}`).join(', ')}`}>
      <Box aria-hidden sx={{ display: 'grid', gap: 0.75, mb: 2 }}>
        {shown.map(({ label, count }) => (
          <Box
            key={label}
            sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1, fontSize: '0.875rem' }}
          >
            <Box sx={{ overflowWrap: 'anywhere' }}>{labelText(report, label)}</Box>
            <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatNumber(count)}</Box>
            <Box sx={{ gridColumn: '1 / -1', height: 6, background: SAND }}>
              <Box sx={{ height: 6, background: INK, width: `${Math.min(1, count / most) * 100}%` }} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
