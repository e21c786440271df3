import { startTransition, useEffect, useState } from 'react'
import { useIsFromServer } from '#src/components/hooks/use-is-from-server.ts'

const MINUTE_MS = 60_000

/** One clock for the whole page, running while something shows it. */
let minute = 0
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const currentMinute = (): number => Math.floor(Date.now() / MINUTE_MS)

function tick() {
  minute = currentMinute()
  for (const listener of listeners) listener()
  // Shortly after the minute begins, so that a rounded timer does not fire before it.
  timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS) + 50)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) tick()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearTimeout(timer)
  }
}

/**
 * The current time, to the minute, in the browser; null on the server and in the first render, because the server's
 * page is cached and shown at other times too. Updated in transitions: what depends on it, forty dealers at once, must
 * not block input.
 */
export function useNow(): Date | null {
  const isFromServer = useIsFromServer()
  const [now, setNow] = useState(isFromServer ? null : currentMinute)
  useEffect(() => {
    const follow = () => startTransition(() => setNow(minute))
    const stop = subscribe(follow)
    follow()
    return stop
  }, [])
  return now === null ? null : new Date(now * MINUTE_MS)
}
