import { Chip } from '@mui/material'
import { useEffect, useState } from 'react'
import type { DeskLine } from '#src/office/shapes/request.ts'
import { dateTimeText } from '#src/office/client/parts/times.ts'

const TICK_MS = 15_000
const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
/** No countdown further ahead than this. */
const FAR_MINUTES = 12 * HOUR_MINUTES

type Line = Pick<DeskLine, 'state' | 'status' | 'due' | 'remind' | 'isLate' | 'isPromised'>

/** Time left to call, or since the deadline; updated continuously. */
export function Countdown({ line }: { line: Line }) {
  const now = useNow()
  const { due, isPromised } = line
  if (due === null || line.status !== 'accepted') return null
  const left = Math.ceil((Date.parse(due) - now.getTime()) / MINUTE_MS)
  if (line.isLate || (left <= 0 && line.state === 'new'))
    return (
      <Chip size="small" color="error" label={`${isPromised ? 'Обещали до' : 'Просрочена'}: ${dateTimeText(due)}`} />
    )
  if (line.state !== 'new' || line.remind !== null) return null
  return (
    <Chip
      size="small"
      variant="outlined"
      role="timer"
      aria-live="off"
      label={left > FAR_MINUTES ? `Позвонить до: ${dateTimeText(due)}` : `Позвонить за ${leftText(left)}`}
    />
  )
}

/** «25 мин», «3 ч 10 мин» */
function leftText(minutes: number): string {
  const hours = Math.floor(minutes / HOUR_MINUTES)
  const rest = minutes % HOUR_MINUTES
  return [hours > 0 && `${hours} ч`, (rest > 0 || hours === 0) && `${rest} мин`].filter(Boolean).join(' ')
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
