import { Box, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shiftDate } from '#src/domain/timetable.ts'
import { isOfRequests, REPORTS } from '#src/office/report-names.ts'
import { isBoundToDealers } from '#src/office/rights.ts'
import { Page } from '#src/office/client/parts/page.tsx'
import { toLocalInput } from '#src/office/client/parts/times.ts'
import { currentUser } from '#src/office/client/providers.ts'
import { LinksPart } from '#src/office/client/reports/links-part.tsx'
import { ReportPart, type Period } from '#src/office/client/reports/report-part.tsx'

const LENGTHS = [7, 30, 90]

const lastDays = (days: number): Period => {
  const until = toLocalInput(new Date().toISOString()).slice(0, 10)
  return { since: shiftDate(until, 1 - days), until }
}

/** The reports: charts, tables, files. */
export default function Reports() {
  const [period, setPeriod] = useState(() => lastDays(30))
  const { data: who } = useQuery({ queryKey: ['who'], queryFn: currentUser })
  if (!who) return <Page heading="Отчёты">Загружаем…</Page>
  const reports = REPORTS.filter((report) => isOfRequests(report) || !isBoundToDealers(who.role))
  return (
    <Page heading="Отчёты">
      <PeriodBar period={period} onPeriod={setPeriod} />
      <Box sx={COLUMNS}>
        {reports.map((report) => (
          <Box key={report} sx={{ breakInside: 'avoid' }}>
            <ReportPart report={report} period={period} />
          </Box>
        ))}
      </Box>
      {!isBoundToDealers(who.role) && <LinksPart period={period} />}
    </Page>
  )
}

/** Avoids gaps between parts of different heights. */
const COLUMNS = { columnCount: { xs: 1, lg: 2 }, columnGap: 2, mb: 2 }

type PeriodBarProps = { period: Period; onPeriod: (period: Period) => void }

function PeriodBar({ period, onPeriod }: PeriodBarProps) {
  const days = LENGTHS.find((length) => {
    const { since, until } = lastDays(length)
    return since === period.since && until === period.until
  })
  return (
    <Box role="group" aria-label="Период" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <ToggleButtonGroup exclusive value={days ?? null} aria-label="Последние дни">
        {LENGTHS.map((length) => (
          <ToggleButton key={length} value={length} onClick={() => onPeriod(lastDays(length))} sx={LENGTH}>
            {`${length} дней`}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, flex: { xs: '1 1 100%', sm: 'none' } }}>
        <DayField label="С" value={period.since} onDay={(since) => onPeriod({ ...period, since })} />
        <DayField label="По" value={period.until} onDay={(until) => onPeriod({ ...period, until })} />
      </Box>
    </Box>
  )
}

const LENGTH = {
  color: 'text.primary',
  minHeight: 44,
  textTransform: 'none',
  '&.Mui-selected, &.Mui-selected:hover': { background: 'black', color: 'white' },
}

const DayField = ({ label, value, onDay }: { label: string; value: string; onDay: (day: string) => void }) => (
  <TextField
    label={label}
    type="date"
    value={value}
    slotProps={{ inputLabel: { shrink: true } }}
    onChange={({ target }) => target.value && onDay(target.value)}
    fullWidth={false}
    sx={{ flex: { xs: 1, sm: 'none' }, width: { sm: 180 } }}
  />
)
