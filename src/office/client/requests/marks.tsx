import { Chip, Stack } from '@mui/material'
import { plural } from '#src/domain/format.ts'
import { DESK_STATE_NAMES } from '#src/office/desk-states.ts'
import type { DeskLine } from '#src/office/shapes/request.ts'
import { dateTimeText } from '#src/office/client/parts/times.ts'
import { Countdown } from '#src/office/client/requests/countdown.tsx'
import { STATUS_NAMES } from '#src/office/client/requests/words.ts'

/** Labels of a request: its state, and problems. */
export const Marks = ({ line }: { line: Omit<DeskLine, 'id'> }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
    <Chip
      size="small"
      variant={line.state === 'new' ? 'filled' : 'outlined'}
      color="primary"
      label={DESK_STATE_NAMES[line.state]}
    />
    <Countdown line={line} />
    {!line.isLate && line.remind !== null && (
      <Chip size="small" variant="outlined" label={`Напомнить: ${dateTimeText(line.remind)}`} />
    )}
    {STATUS_NAMES[line.status] !== null && <Chip size="small" variant="outlined" label={STATUS_NAMES[line.status]} />}
    {line.others > 0 && (
      <Chip
        size="small"
        variant="outlined"
        label={`Ещё ${line.others} ${plural(line.others, ['заявка', 'заявки', 'заявок'])} с этого телефона`}
      />
    )}
    {line.trouble === 'dead' && <Chip size="small" color="error" variant="outlined" label="Не доставлено" />}
    {line.isClosed && <Chip size="small" color="error" variant="outlined" label="В этот час дилер закрыт" />}
    {line.isSuspected && <Chip size="small" color="error" variant="outlined" label="Похоже на робота" />}
    {line.isDemo && <Chip size="small" variant="outlined" label="Пример" />}
  </Stack>
)
