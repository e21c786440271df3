import type { MouseEvent } from 'react'
import { isPlainClick } from '#src/components/plain-click.ts'

/** Handles a plain click on a link without navigating; a click with another button or a modifier key is left to the browser. */
export function inPlace(event: MouseEvent, act: () => void): void {
  if (!isPlainClick(event)) return
  event.preventDefault()
  act()
}
