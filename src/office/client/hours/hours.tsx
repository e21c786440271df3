import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { BONE, INK, PAPER, SAND } from '#src/brand/palette.ts'
import { call, textOf } from '#src/office/client/api.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Page } from '#src/office/client/parts/page.tsx'
import { dateText } from '#src/office/client/parts/times.ts'
import { useAction } from '#src/office/client/parts/use-action.ts'
import { NumberLink } from '#src/office/client/requests/table.tsx'
import { useChoices } from '#src/office/client/requests/use-choices.ts'
import type { DealerSchedule } from '#src/office/shapes/hours.ts'

/** Hours in which a dealer offers no test drives: a press closes an hour, another one opens it. */
export default function Hours() {
  const { dealers } = useChoices()
  const [chosen, setChosen] = useState<number | null>(null)
  const dealer = chosen ?? dealers[0]?.id ?? null
  return (
    <Page heading="Часы записи">
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 640 }}>
        Нажмите на час, чтобы закрыть его для записи, и ещё раз, чтобы открыть. Посетители видят это сразу. Занятые часы
        здесь не отменяются: откройте заявку.
      </Typography>
      {dealers.length > 1 && (
        <TextField
          select
          label="Дилер"
          value={String(dealer ?? '')}
          onChange={({ target }) => setChosen(Number(target.value))}
          sx={{ maxWidth: 420, mb: 2 }}
        >
          {dealers.map(({ id, name, city }) => (
            <MenuItem key={id} value={String(id)}>
              {`${name}, ${city}`}
            </MenuItem>
          ))}
        </TextField>
      )}
      {dealer !== null && <Schedule key={dealer} dealer={dealer} />}
    </Page>
  )
}

type Hour = { date: string; time: string }

function Schedule({ dealer }: { dealer: number }) {
  const client = useQueryClient()
  const queryKey = ['hours', dealer]
  const { data, error } = useQuery({ queryKey, queryFn: () => call('hours.read', { dealer }), retry: false })
  const { run, isBusy, fault } = useAction()
  const notify = useNotify()
  const change = (isBlocking: boolean, hours: Hour[]) =>
    void run(async () => {
      try {
        if (isBlocking) {
          const { taken } = await call('hours.block', { dealer, hours })
          if (taken.length > 0) notify(`Уже заняты посетителями: ${taken.length}`, { type: 'warning' })
        } else await call('hours.free', { dealer, hours })
      } finally {
        // A refusal too: the page of yesterday shows hours that are gone.
        await client.invalidateQueries({ queryKey })
      }
    })
  if (error) return <Fault text={textOf(error)} />
  if (!data) return <Box>Загружаем…</Box>
  if (data.isOutside) return <Alert severity="info">Расписание ведёт внешняя система: часы закрывают там.</Alert>
  return (
    <>
      <Fault text={fault} />
      {data.days
        .filter(({ hours }) => hours.length > 0)
        .map((day) => (
          <Day key={day.date} day={day} isBusy={isBusy} change={change} />
        ))}
    </>
  )
}

type DayProps = {
  day: DealerSchedule['days'][number]
  isBusy: boolean
  change: (isBlocking: boolean, hours: Hour[]) => void
}

function Day({ day: { date, hours }, isBusy, change }: DayProps) {
  const free = hours.filter(({ state }) => state === 'free').map(({ time }) => ({ date, time }))
  const blocked = hours.filter(({ state }) => state === 'blocked').map(({ time }) => ({ date, time }))
  return (
    <Box component="section" aria-label={dateText(date)} sx={DAY}>
      <Box>
        <Typography component="h2" sx={{ fontSize: '1rem' }}>
          {dateText(date)}
        </Typography>
        {free.length > 0 ? (
          <Button size="small" disabled={isBusy} onClick={() => change(true, free)} sx={{ ml: -0.75 }}>
            Закрыть весь день
          </Button>
        ) : (
          blocked.length > 0 && (
            <Button size="small" disabled={isBusy} onClick={() => change(false, blocked)} sx={{ ml: -0.75 }}>
              Открыть день
            </Button>
          )
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))' }}>
        {hours.map(({ time, state, number }) =>
          state === 'booked' ? (
            <Box key={time} sx={{ ...HOUR, background: SAND }}>
              {time}
              {number !== null && <NumberLink number={number} />}
            </Box>
          ) : (
            <Box
              key={time}
              component="button"
              type="button"
              disabled={isBusy}
              aria-pressed={state === 'blocked'}
              aria-label={`${time}, ${state === 'blocked' ? 'закрыт' : 'свободен'}`}
              onClick={() => change(state === 'free', [{ date, time }])}
              sx={{ ...HOUR, ...(state === 'blocked' ? BLOCKED : FREE) }}
            >
              {time}
              <span>{state === 'blocked' ? 'закрыт' : 'свободен'}</span>
            </Box>
          ),
        )}
      </Box>
    </Box>
  )
}

const DAY = {
  background: PAPER,
  p: 2,
  mb: 1,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr', md: '190px 1fr' },
}
const HOUR = {
  font: 'inherit',
  minHeight: 52,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  border: `1px solid ${SAND}`,
  color: INK,
  fontSize: '0.9375rem',
  '& span, & a': { fontSize: '0.75rem' },
  '&:focus-visible': { outline: `2px solid ${INK}`, outlineOffset: 2 },
}
const FREE = { background: PAPER, cursor: 'pointer' }
const BLOCKED = { background: INK, color: BONE, cursor: 'pointer' }
