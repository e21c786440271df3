import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** One clock for the whole page, running while somebody looks at it. */
let minute = 0
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const currentMinute = (): number => Math.floor(Date.now() / MINUTE_MS)

function tick() {
  minute = currentMinute()
  for (const listener of listeners) listener()
  // Shortly after the minute begins, so that a rounded timer does not come before it.
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

function snapshot(): number {
  if (listeners.size === 0) minute = currentMinute()
  return minute
}

/**
 * The moment, to the minute, in the browser; null on the server and in the first render, as the server's page is kept
 * and shown at other moments too.
 */
export function useNow(): Date | null {
  const now = useSyncExternalStore<number | null>(subscribe, snapshot, () => null)
  return now === null ? null : new Date(now * MINUTE_MS)
}
