import { useEffect, useState } from 'react'
import { afterFrame } from '#src/components/after-frame.ts'

/**
 * True only once the frame that shows what has changed has been painted; false at once: a touch or a focus that follows
 * what was closed must not be lost.
 */
export function useAfterFrame(value: boolean): boolean {
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
  return value && late
}
