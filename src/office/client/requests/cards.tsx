import { Box, Checkbox } from '@mui/material'
import { useListContext } from 'react-admin'
import { ERROR, PAPER } from '#src/brand/palette.ts'
import { dateText, dateTimeText } from '#src/office/client/parts/times.ts'
import type { LineRecord } from '#src/office/client/requests/list.tsx'
import { Marks } from '#src/office/client/requests/marks.tsx'
import { ReachedButton } from '#src/office/client/requests/reached-button.tsx'
import { NumberLink, Small } from '#src/office/client/requests/table.tsx'
import { TYPE_NAMES } from '#src/office/client/requests/words.ts'

/** The desk on a phone: a card per request. */
export function RequestCards({ lines }: { lines: readonly LineRecord[] }) {
  const { selectedIds, onToggleItem } = useListContext<LineRecord>()
  return (
    <Box component="ul" aria-label="Заявки" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {lines.map((line) => (
        <Box key={line.id} component="li" sx={{ ...CARD, ...(line.isLate && LATE) }}>
          <Checkbox
            checked={selectedIds.includes(line.id)}
            onChange={() => onToggleItem(line.id)}
            slotProps={{ input: { 'aria-label': `Выбрать ${line.number}` } }}
            sx={{ alignSelf: 'start', mt: '-8px', ml: '-8px' }}
          />
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <NumberLink number={line.number} />
              <Small>{dateTimeText(line.created)}</Small>
            </Box>
            <Box sx={{ my: 0.5 }}>
              {line.name === '' ? '—' : line.name}
              {line.phoneTail !== '' && ` …${line.phoneTail}`}
            </Box>
            <Small>
              {[
                [TYPE_NAMES[line.type], line.model].filter(Boolean).join(' '),
                line.hour && `${dateText(line.hour.date)}, ${line.hour.time}`,
                line.dealer,
                line.owner?.name,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Small>
            <Box sx={{ mt: 1, display: 'grid', gap: 1, justifyItems: 'start' }}>
              <Marks line={line} />
              <ReachedButton line={line} />
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const CARD = { background: PAPER, p: 2, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 0.5 }
const LATE = { boxShadow: `inset 3px 0 0 ${ERROR}` }
