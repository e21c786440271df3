import type { MouseEvent } from 'react'

/** A click that follows a link in this tab; with a modifier key it opens another tab or window. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
