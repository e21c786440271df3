let opener: HTMLElement | null = null

/** Of whatever opens a popup, before a menu closes under it. */
export const rememberOpener = (element: HTMLElement): void => {
  opener = element
}

/**
 * The browser gives the focus back to the opener. An opener that stood in a menu is hidden by then, as a popup closes
 * the menus: its place is taken by the button that opens the menu.
 */
export function returnFocus(): void {
  const { activeElement, body } = document
  if (activeElement && activeElement !== body && isSeen(activeElement)) return
  const back = opener && [opener, ...doorsOf(opener)].find(isSeen)
  back?.focus()
}

/** Browsers before 2024 have no such method: there only what its style hides counts as hidden. */
const isSeen = (element: Element): boolean => {
  const { checkVisibility }: Partial<Pick<Element, 'checkVisibility'>> = element
  if (!element.isConnected) return false
  if (checkVisibility) return checkVisibility.call(element, { visibilityProperty: true })
  const { display, visibility } = getComputedStyle(element)
  return display !== 'none' && visibility !== 'hidden'
}

/** Buttons of the menus it stands in, the innermost first. */
function doorsOf(element: HTMLElement): HTMLElement[] {
  const doors: HTMLElement[] = []
  for (let part: HTMLElement | null = element; part; part = part.parentElement) {
    const id = CSS.escape(part.id)
    // A button names what it controls only as long as that is there; the attribute beside it stays.
    const door = id && document.querySelector<HTMLElement>(`[aria-controls="${id}"], [data-opens="${id}"]`)
    if (door) doors.push(door)
  }
  return doors
}
