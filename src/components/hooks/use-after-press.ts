import { useEffect, useState } from 'react'

/** A finger is lifted first, then its mouse events follow, and with them the blur of the previous field. */
const TOUCH_MS = 60

/**
 * Returns a wait for the end of the current press, if any. What a press makes appear (the error of the
 * field it leaves) must not move what is being pressed: the click would go elsewhere, or nowhere.
 */
export function useAfterPress(): () => Promise<void> {
  const [press] = useState(createPress)
  useEffect(() => press.listen(), [press])
  return press.isOver
}

function createPress() {
  let isPressed = false
  let waiting: (() => void)[] = []
  const begin = () => {
    isPressed = true
  }
  const end = () => {
    isPressed = false
    for (const go of waiting) go()
    waiting = []
  }
  const endSoon = () => setTimeout(end, TOUCH_MS)
  // After all other click listeners.
  const endNext = () => setTimeout(end)
  return {
    isOver: (): Promise<void> => (isPressed ? new Promise((go) => waiting.push(go)) : Promise.resolve()),
    listen() {
      const listening = new AbortController()
      const options = { capture: true, signal: listening.signal }
      addEventListener('pointerdown', begin, options)
      addEventListener('pointerup', endSoon, options)
      addEventListener('pointercancel', endSoon, options)
      addEventListener('click', endNext, options)
      return () => {
        listening.abort()
        end()
      }
    },
  }
}
