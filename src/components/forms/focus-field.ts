/**
 * To a field that has to be mended: into the middle of the screen, where neither a header nor a row of buttons covers
 * it, and the focus with it. A group of choices has its focus inside.
 */
export function focusField(field: HTMLElement): void {
  const control = field.querySelector<HTMLElement>('input:checked') ?? field.querySelector('input') ?? field
  control.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
