import type { KeyboardEvent } from 'react'

/**
 * In a group of buttons that is one stop for Tab: arrows go from one to the next, Home and End to the first and the last.
 * Returns the button that gets the focus; undefined for any other key. The focus alone chooses nothing.
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

/** The group's stop for Tab: the chosen one, else the first that can be chosen. */
export const stopOf = (values: readonly string[], chosen: string | undefined): string | undefined =>
  values.find((value) => value === chosen) ?? values[0]

function nextIndex(key: string, current: number, count: number): number {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(current + 1, count - 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(current - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
