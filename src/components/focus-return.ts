import { lastOpener } from '#src/components/popup-opener.ts'

/**
 * The browser returns the focus to the opener. An opener in a menu is hidden by then, because a popup closes
 * the menus: the button that opens the menu replaces it.
 */
export function returnFocus(): void {
  const { activeElement, body } = document
  if (activeElement && activeElement !== body && isSeen(activeElement)) return
  const opener = lastOpener()
  const back = opener && [opener, ...doorsOf(opener)].find(isSeen)
  back?.focus()
}

/** Browsers before 2024 lack this method: there only elements hidden by their style count as hidden. */
const isSeen = (element: Element): boolean => {
  const { checkVisibility }: Partial<Pick<Element, 'checkVisibility'>> = element
  if (!element.isConnected) return false
  if (checkVisibility) return checkVisibility.call(element, { visibilityProperty: true })
  const { display, visibility } = getComputedStyle(element)
  return display !== 'none' && visibility !== 'hidden'
}

/** Buttons of the menus that contain it, the innermost first. */
function doorsOf(element: HTMLElement): HTMLElement[] {
  const doors: HTMLElement[] = []
  for (let part: HTMLElement | null = element; part; part = part.parentElement) {
    const id = CSS.escape(part.id)
    // aria-controls exists only while the controlled element does; the attribute next to it is permanent.
    const door = id && document.querySelector<HTMLElement>(`[aria-controls="${id}"], [data-opens="${id}"]`)
    if (door) doors.push(door)
  }
  return doors
}
