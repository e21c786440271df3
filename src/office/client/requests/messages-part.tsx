import { Box, Button, Chip } from '@mui/material'
import { useNotify } from 'react-admin'
import { SAND } from '#src/brand/palette.ts'
import { call } from '#src/office/client/api.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Part } from '#src/office/client/parts/page.tsx'
import { dateTimeText } from '#src/office/client/parts/times.ts'
import { useAction } from '#src/office/client/parts/use-action.ts'
import type { RequestPartProps } from '#src/office/client/requests/page.tsx'
import { channelName, eventName, MESSAGE_STATES } from '#src/office/client/requests/words.ts'

/** Deliveries of the request: to the CRM, to the schedule, by letters. */
export function MessagesPart({ request, reload }: RequestPartProps) {
  const { run, isBusy, fault } = useAction()
  const notify = useNotify()
  const { messages, number } = request
  const canRetry = messages.some(({ state }) => state === 'dead' || state === 'waiting')
  const retry = () =>
    void run(async () => {
      const { count } = await call('requests.retry', { number })
      notify(count > 0 ? `Отправляем ещё раз: ${count}` : UNDER_WAY, { type: 'info' })
      await reload()
    })
  return (
    <Part
      heading="CRM и письма"
      action={
        canRetry && (
          <Button variant="outlined" disabled={isBusy} onClick={retry}>
            Повторить
          </Button>
        )
      }
    >
      <Fault text={fault} />
      {messages.length === 0 && <Box sx={{ color: 'text.secondary' }}>Пока никому не сообщали.</Box>}
      {messages.map(({ channel, event, state, attempts, error, at }, index) => (
        <Box key={`${channel}${event}${index}`} sx={{ borderTop: `1px solid ${SAND}`, py: 1 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <span>{`${channelName(channel)}: ${eventName(event)}`}</span>
            <Chip
              size="small"
              variant="outlined"
              color={state === 'dead' ? 'error' : state === 'delivered' ? 'success' : 'default'}
              label={MESSAGE_STATES[state]}
            />
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
            {[dateTimeText(at), attempts > 1 && `попыток: ${attempts}`, error].filter(Boolean).join(', ')}
          </Box>
        </Box>
      ))}
    </Part>
  )
}

const UNDER_WAY = 'Сообщения как раз отправляются'
