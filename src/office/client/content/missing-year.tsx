import { Alert } from '@mui/material'
import { useState } from 'react'
import { dayIn } from '#src/domain/day.ts'
import { yearsWithoutHolidays } from '#src/domain/holidays.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import type { ContentLine } from '#src/office/shapes/content.ts'

/** Above the lists of days off: the year about to begin that has none. */
export function MissingYear({ lines }: { lines: readonly ContentLine[] }) {
  const [now] = useState(() => new Date())
  const listed = lines.filter(
    ({ origin, plannedAt }) => plannedAt !== null || (origin !== 'hidden' && origin !== 'planned'),
  )
  const [year] = yearsWithoutHolidays(dayIn(DEFAULT_ZONE, now), Object.fromEntries(listed.map(({ key }) => [key, []])))
  if (year === undefined) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      На {year} год список не опубликован: часы дилеров и запись знают только праздники из закона, без переноса
      выходных.
    </Alert>
  )
}
