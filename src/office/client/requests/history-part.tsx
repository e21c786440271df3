import { Box } from '@mui/material'
import { SAND } from '#src/brand/palette.ts'
import { DESK_STATE_NAMES } from '#src/office/desk-states.ts'
import { Part } from '#src/office/client/parts/page.tsx'
import { dateTimeText } from '#src/office/client/parts/times.ts'
import type { RequestPartProps } from '#src/office/client/requests/page.tsx'
import { NumberLink, Small } from '#src/office/client/requests/table.tsx'
import { TYPE_NAMES } from '#src/office/client/requests/words.ts'

/** Who did what, and who saw the request. */
export const EventsPart = ({ request }: RequestPartProps) => (
  <Part heading="История">
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {request.events.map(({ id, at, who, text, isUndone }) => (
        <Box key={id} component="li" sx={{ borderTop: `1px solid ${SAND}`, py: 1 }}>
          <Box sx={isUndone ? { textDecoration: 'line-through' } : undefined}>{text}</Box>
          <Small>{[dateTimeText(at), who ?? 'посетитель'].join(', ')}</Small>
        </Box>
      ))}
    </Box>
  </Part>
)

/** Other requests of the same phone. */
export const DuplicatesPart = ({ request: { duplicates } }: RequestPartProps) =>
  duplicates.length === 0 ? null : (
    <Part heading="С этого же телефона">
      {duplicates.map(({ number, created, type, state, dealer }) => (
        <Box key={number} sx={{ borderTop: `1px solid ${SAND}`, py: 1 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <NumberLink number={number} />
            <span>{DESK_STATE_NAMES[state]}</span>
          </Box>
          <Small>{[TYPE_NAMES[type], dealer, dateTimeText(created)].filter(Boolean).join(' · ')}</Small>
        </Box>
      ))}
    </Part>
  )
