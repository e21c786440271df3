import { useEffect, useRef, useState } from 'react'
import type { Choice } from '#src/components/test-drive/choice.ts'

const CHANNEL = 'test-drive-booked'

/** None where the browser has no channels, nor in Firefox where the visitor has forbidden storage: there it throws. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    return null
  }
}

/**
 * The hour that another tab of this browser has booked while this one was open. Tabs tell one another: nothing is
 * stored, and nothing is asked of the server, which must not say whose an hour is.
 */
export function useBookedInOtherTab({ dealer_id, date, time }: Choice) {
  const hour = `${dealer_id} ${date} ${time}`
  const [booked, setBooked] = useState('')
  const channel = useRef<BroadcastChannel>(null)
  useEffect(() => {
    const opened = openChannel()
    if (!opened) return
    opened.addEventListener('message', ({ data }) => setBooked(String(data)))
    channel.current = opened
    return () => {
      opened.close()
      channel.current = null
    }
  }, [])
  return {
    isBooked: Boolean(time) && booked === hour,
    tellOthers: () => channel.current?.postMessage(hour),
  }
}
