import type { KeyboardEvent } from 'react'

/**
 * In a group of buttons that is one tab stop: arrows move between buttons, Home and End to the first and the last.
 * Returns the button that gets the focus; undefined for any other key. Focus alone selects nothing.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')]
  const button =
    buttons[
      nextIndex(
        event.key,
        buttons.findIndex((one) => one === document.activeElement),
        buttons.length,
      )
    ]
  if (!button) return undefined
  event.preventDefault()
  button.focus({ preventScroll: true })
  return button
}

/** The group's tab stop: the selected button, else the first enabled one. */
export const stopOf = (values: readonly string[], chosen: string | undefined): string | undefined =>
  values.find((value) => value === chosen) ?? values[0]

function nextIndex(key: string, current: number, count: number): number {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(current + 1, count - 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(current - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
