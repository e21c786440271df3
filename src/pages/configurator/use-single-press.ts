import { useRef, type KeyboardEvent, type MouseEvent } from 'react'

/** Two presses within this time are one double press. */
const DOUBLE_PRESS_MS = 400

type SinglePress = {
  onClickCapture: (event: MouseEvent) => void
  onKeyDownCapture: (event: KeyboardEvent) => void
}

/**
 * Handlers for a box of buttons whose meaning changes with each press: the second press of a double press is ignored,
 * and so are the repeated presses of a held key. Only what the browser itself counts as a double press (`detail`) of a
 * mouse: fingers have no such habit, and no quick press of a finger, a key or a program is lost.
 */
export function useSinglePress(): SinglePress {
  const pressedAt = useRef(-Infinity)
  return {
    onClickCapture: (event) => {
      const isTouch = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch'
      if (isTouch || event.detail < 2 || event.timeStamp - pressedAt.current >= DOUBLE_PRESS_MS) {
        pressedAt.current = event.timeStamp
        return
      }
      event.preventDefault()
      event.stopPropagation()
    },
    onKeyDownCapture: (event) => {
      // Enter presses a button with every repetition, until the new step takes the focus.
      if (event.repeat && event.key === 'Enter') event.preventDefault()
    },
  }
}
