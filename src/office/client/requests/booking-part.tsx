import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { call, textOf } from '#src/office/client/api.ts'
import { ConfirmButton } from '#src/office/client/parts/confirm.tsx'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Part } from '#src/office/client/parts/page.tsx'
import { dateText } from '#src/office/client/parts/times.ts'
import { useAction } from '#src/office/client/parts/use-action.ts'
import type { RequestPartProps } from '#src/office/client/requests/page.tsx'

/** The hour of a test drive: confirm, move, release. */
export function BookingPart({ request, reload }: RequestPartProps) {
  const { number, hour, isConfirmed, waitsForDealer } = request
  const [isMoving, setMoving] = useState(false)
  const { run, isBusy, fault } = useAction()
  const notify = useNotify()
  const act = (work: () => Promise<unknown>, text: string) =>
    void run(async () => {
      try {
        await work()
        setMoving(false)
        notify(text, { type: 'success' })
      } finally {
        await reload()
      }
    })
  return (
    <Part heading="Запись на тест-драйв">
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography sx={{ fontSize: '1.125rem' }}>
          {hour === null ? 'Время не выбрано' : `${dateText(hour.date)}, ${hour.time}`}
          <Typography component="span" color="text.secondary">
            {hour !== null && ` — ${stateText(isConfirmed, waitsForDealer)}`}
          </Typography>
        </Typography>
        <Fault text={fault} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {hour !== null && !isConfirmed && (
            <Button
              variant="contained"
              disabled={isBusy}
              onClick={() => act(() => call('bookings.confirm', { number }), 'Запись подтверждена')}
            >
              Подтвердить
            </Button>
          )}
          <Button variant="outlined" disabled={isBusy} aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
            {hour === null ? 'Назначить время' : 'Перенести'}
          </Button>
          <ConfirmButton
            label="Отменить заявку"
            question="Отменить заявку?"
            text="Час освободится, посетитель и CRM узнают об отмене. Вернуть заявку нельзя."
            isBusy={isBusy}
            onYes={() => act(() => call('bookings.cancel', { number }), 'Заявка отменена')}
          />
        </Box>
        {isMoving && (
          <Move
            number={number}
            isBusy={isBusy}
            onMove={(chosen) => act(() => call('bookings.move', { number, hour: chosen }), 'Запись перенесена')}
          />
        )}
      </Box>
    </Part>
  )
}

const stateText = (isConfirmed: boolean, waitsForDealer: boolean): string =>
  isConfirmed ? 'подтверждена' : waitsForDealer ? 'час пока не занят, ждёт подтверждения' : 'ждёт подтверждения'

type MoveProps = { number: string; isBusy: boolean; onMove: (hour: { date: string; time: string }) => void }

function Move({ number, isBusy, onMove }: MoveProps) {
  const [date, setDate] = useState('')
  const [time, setTime] = useState('')
  const { data, error } = useQuery({
    queryKey: ['bookings.free', number],
    queryFn: () => call('bookings.free', { number }),
    retry: false,
    gcTime: 0,
  })
  if (error) return <Fault text={textOf(error)} />
  const days = data?.days ?? []
  const times = days.find((day) => day.date === date)?.times ?? []
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr auto' } }}>
      <TextField
        select
        label="День"
        value={date}
        onChange={({ target }) => {
          setDate(target.value)
          setTime('')
        }}
      >
        {days.map((day) => (
          <MenuItem key={day.date} value={day.date}>
            {dateText(day.date)}
          </MenuItem>
        ))}
      </TextField>
      <TextField select label="Время" value={time} onChange={({ target }) => setTime(target.value)}>
        {times.map((free) => (
          <MenuItem key={free} value={free}>
            {free}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="contained" disabled={isBusy || time === ''} onClick={() => onMove({ date, time })}>
        Перенести сюда
      </Button>
    </Box>
  )
}
