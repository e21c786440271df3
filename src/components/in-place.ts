import type { MouseEvent } from 'react'

/** Handles a plain click on a link without navigating; a click with another button or a modifier key is left to the browser. */
export function inPlace(event: MouseEvent, act: () => void): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  act()
}
