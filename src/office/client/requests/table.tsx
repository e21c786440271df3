import { Box, Checkbox, Link as TextLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { ERROR, PAPER } from '#src/brand/palette.ts'
import { dateTimeText, dateText } from '#src/office/client/parts/times.ts'
import type { LineRecord } from '#src/office/client/requests/list.tsx'
import { Marks } from '#src/office/client/requests/marks.tsx'
import { ReachedButton } from '#src/office/client/requests/reached-button.tsx'
import { TYPE_NAMES } from '#src/office/client/requests/words.ts'

/** The desk on a wide screen. */
export function RequestTable({ lines }: { lines: readonly LineRecord[] }) {
  const { selectedIds, onSelect, onToggleItem } = useListContext<LineRecord>()
  const isAll = lines.every(({ id }) => selectedIds.includes(id))
  return (
    <Box sx={{ background: PAPER, overflowX: 'auto' }}>
      <Table size="small" aria-label="Заявки">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={isAll}
                onChange={() => onSelect(isAll ? [] : lines.map(({ id }) => id))}
                slotProps={{ input: { 'aria-label': 'Выбрать все на странице' } }}
              />
            </TableCell>
            {['Заявка', 'Посетитель', 'Что', 'Дилер', 'Состояние', 'Ответственный'].map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.id} hover sx={line.isLate ? LATE : undefined}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selectedIds.includes(line.id)}
                  onChange={() => onToggleItem(line.id)}
                  slotProps={{ input: { 'aria-label': `Выбрать ${line.number}` } }}
                />
              </TableCell>
              <TableCell>
                <NumberLink number={line.number} />
                <Small isOneLine>{dateTimeText(line.created)}</Small>
              </TableCell>
              <TableCell>
                {line.name === '' ? '—' : line.name}
                <Small>{line.phoneTail === '' ? '' : `…${line.phoneTail}`}</Small>
              </TableCell>
              <TableCell>
                {TYPE_NAMES[line.type]}
                {line.model !== null && ` ${line.model}`}
                {line.hour && <Small isOneLine>{`${dateText(line.hour.date)}, ${line.hour.time}`}</Small>}
                {line.hour && line.isConfirmed && <Small>подтверждена</Small>}
              </TableCell>
              <TableCell>{line.dealer ?? '—'}</TableCell>
              <TableCell>
                <Marks line={line} />
                <Box sx={{ mt: 0.75 }}>
                  <ReachedButton line={line} />
                </Box>
              </TableCell>
              <TableCell>{line.owner?.name ?? '—'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

const LATE = { boxShadow: `inset 3px 0 0 ${ERROR}` }

export const NumberLink = ({ number }: { number: string }) => (
  <TextLink
    component={Link}
    to={`/request/${number}`}
    color="inherit"
    sx={{ fontWeight: 500, letterSpacing: '0.03em' }}
  >
    {number}
  </TextLink>
)

/** `isOneLine`: a date that columns would break. */
export const Small = ({ children, isOneLine = false }: { children: string; isOneLine?: boolean }) => (
  <Box
    component="span"
    sx={{
      display: 'block',
      color: 'text.secondary',
      fontSize: '0.8125rem',
      ...(isOneLine && { whiteSpace: 'nowrap' }),
    }}
  >
    {children}
  </Box>
)
