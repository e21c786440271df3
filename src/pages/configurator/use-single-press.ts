import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'

/** Two presses within this time are one double press. */
export const DOUBLE_PRESS_MS = 400

type SinglePress = {
  onFocusCapture: (event: FocusEvent) => void
  onClickCapture: (event: MouseEvent) => void
  onKeyDownCapture: (event: KeyboardEvent) => void
}

/**
 * Handlers for a box of buttons whose meaning changes with each press: the second press of a double press is ignored,
 * and so are the repeated presses of a held key. By time, because not every browser counts taps (`detail`).
 */
export function useSinglePress(): SinglePress {
  const pressedAt = useRef(-Infinity)
  const focusedAt = useRef(-Infinity)
  return {
    onFocusCapture: ({ timeStamp }) => {
      focusedAt.current = timeStamp
    },
    onClickCapture: (event) => {
      // A new step takes the focus: a key (`detail` 0) on a button that has got it back is not a double press.
      const isReturned = event.detail === 0 && focusedAt.current > pressedAt.current
      if (isReturned || event.timeStamp - pressedAt.current >= DOUBLE_PRESS_MS) {
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
