import { flushSync } from 'react-dom'

/** Replaces texts in fields; in the one that has the keyboard, whose text may have become another, the caret stays where it was. */
export function keepingCaret(replace: () => void): void {
  const field = document.activeElement
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return replace()
  const { selectionStart, selectionEnd, selectionDirection } = field
  flushSync(replace)
  // Fields without a caret, those of numbers and dates, have none of these.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
}
