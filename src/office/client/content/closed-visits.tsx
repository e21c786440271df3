import { Alert, Box } from '@mui/material'
import type { ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { countOf, formatDayAndMonth } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { NumberLink } from '#src/office/client/requests/table.tsx'
import type { Right } from '#src/office/rights.ts'
import type { ClosedVisit, ShownItem } from '#src/office/shapes/content.ts'

/** Beyond this many only the number is shown. */
const SHOWN = 20
const FORMS = ['запись', 'записи', 'записей'] as const

type ClosedVisitsProps = { kind: ContentKind; item: Pick<ShownItem, 'closedVisits' | 'movedVisits'> }

/** Visits that would no longer be as agreed: they are kept, and somebody has to call. */
export const ClosedVisits = ({ kind, item: { closedVisits, movedVisits } }: ClosedVisitsProps) => (
  <>
    <Visits visits={closedVisits}>
      {kind === 'dealer' ? 'На часы, в которые дилер уже не примет,' : 'На часы, которые закрывает этот список,'} есть{' '}
      {countOf(closedVisits.length, FORMS)}. Сами записи не отменятся: посетителям нужно позвонить и перенести визит в
      {NBSP}«Заявках».
    </Visits>
    <Visits visits={movedVisits}>
      Адрес дилера изменится, а по прежнему есть {countOf(movedVisits.length, FORMS)}. Письма о новом адресе посетители
      не получат: им нужно позвонить.
    </Visits>
  </>
)

function Visits({ visits, children }: { visits: readonly ClosedVisit[]; children: ReactNode }) {
  const { permissions = [] } = usePermissions<Right[]>()
  if (visits.length === 0) return null
  const canOpen = permissions.includes('requests.read')
  const rest = visits.length - SHOWN
  return (
    <Alert severity="warning" sx={{ mb: 1.5 }}>
      <Box>{children}</Box>
      <Box component="ul" sx={{ pl: 2.5, mb: 0 }}>
        {visits.slice(0, SHOWN).map((visit) => (
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
