let byKeyboard = false

/** Remembers the input device: after a click or a tap the heading must not show a focus ring. */
export function followInput(): () => void {
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab' || key === 'Enter') byKeyboard = true
  }
  const onPointer = () => {
    byKeyboard = false
  }
  addEventListener('keydown', onKey, true)
  addEventListener('pointerdown', onPointer, true)
  return () => {
    removeEventListener('keydown', onKey, true)
    removeEventListener('pointerdown', onPointer, true)
  }
}

export const isByKeyboard = (): boolean => byKeyboard

/** Focuses an element that need not be a control. Returns whether it has the focus: what is inert takes none. */
export function focusOn(element: HTMLElement): boolean {
  // For a <details>, its summary: the element itself takes no focus.
  const target = element.matches('details') ? (element.querySelector('summary') ?? element) : element
  if (target.tabIndex < 0) target.tabIndex = -1
  target.toggleAttribute('data-quiet-focus', !byKeyboard)
  target.focus({ preventScroll: true })
  return document.activeElement === target
}
