/**
 * Focuses a field with an error and scrolls it to the middle of the screen, where neither a header nor a row of buttons
 * covers it. In a group of choices an element inside gets the focus.
 */
export function focusField(field: HTMLElement): void {
  const control = field.querySelector<HTMLElement>('input:checked') ?? field.querySelector('input') ?? field
  control.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
