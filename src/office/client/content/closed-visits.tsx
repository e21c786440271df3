import { Alert, Box } from '@mui/material'
import { usePermissions } from 'react-admin'
import { countOf, formatDayAndMonth } from '#src/domain/format.ts'
import { NumberLink } from '#src/office/client/requests/table.tsx'
import type { Right } from '#src/office/rights.ts'
import type { ClosedVisit, ShownItem } from '#src/office/shapes/content.ts'

/** Beyond this many only the number is shown. */
const SHOWN = 20
const FORMS = ['запись', 'записи', 'записей'] as const

/** Visits booked for hours that a list of days off closes: they are kept, and somebody has to call. */
export function ClosedVisits({ item: { closedVisits } }: { item: Pick<ShownItem, 'closedVisits'> }) {
  const { permissions = [] } = usePermissions<Right[]>()
  if (closedVisits.length === 0) return null
  const canOpen = permissions.includes('requests.read')
  const rest = closedVisits.length - SHOWN
  return (
    <Alert severity="warning" sx={{ mb: 1.5 }}>
      <Box>
        На часы, которые закрывает этот список, есть {countOf(closedVisits.length, FORMS)}. Сами записи не отменятся:
        посетителям нужно позвонить и перенести визит в «Заявках».
      </Box>
      <Box component="ul" sx={{ pl: 2.5, mb: 0 }}>
        {closedVisits.slice(0, SHOWN).map((visit) => (
          <li key={visit.number}>
            {hourText(visit)}: {canOpen ? <NumberLink number={visit.number} /> : `заявка ${visit.number}`}
          </li>
        ))}
        {rest > 0 && <li>и ещё {countOf(rest, FORMS)}</li>}
      </Box>
    </Alert>
  )
}

const hourText = ({ date, time, dealer }: ClosedVisit): string =>
  [formatDayAndMonth(date), time ?? 'визит в лаунж', dealer].join(', ')
