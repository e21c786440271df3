import type { MouseEvent } from 'react'
import * as texts from '#src/content/shell-texts.ts'

export const CONTENT_ID = 'content'

function focusContent(event: MouseEvent) {
  event.preventDefault()
  document.getElementById(CONTENT_ID)?.focus()
}

/** The first stop of the keyboard; leaves no trace in the history. */
export const SkipLink = () => (
  <a className="skip" href={`#${CONTENT_ID}`} onClick={focusContent}>
    {texts.skip}
  </a>
)
