/** What is pointed at or has the focus is looked at: a row lights its point on the map, a point its rows. */
export const lookAt = (code: string, onLook: (code: string | null) => void) => ({
  onPointerEnter: () => onLook(code),
  onPointerLeave: () => onLook(null),
  onFocus: () => onLook(code),
  onBlur: () => onLook(null),
})
