import { useEffect, useState } from 'react'
import { afterFrame } from '#src/components/after-frame.ts'

/** The value, but a change of it only once the frame that shows what has changed with it has been painted. */
export function useAfterFrame<T>(value: T): T {
  const [late, setLate] = useState(value)
  useEffect(() => {
    if (value === late) return
    let isWanted = true
    afterFrame(() => {
      if (isWanted) setLate(value)
    })
    return () => {
      isWanted = false
    }
  }, [value, late])
  return late
}
