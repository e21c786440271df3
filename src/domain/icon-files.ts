/** The brand's mark as files, made by scripts/icons.ts out of src/brand/mark.svg. Paths are addresses, sizes px. */

export const MARK_SVG = '/favicon.svg'
export const MARK_ICO = { path: '/favicon.ico', size: 32 } as const
export const TOUCH_ICON = { path: '/apple-touch-icon.png', size: 180 } as const
export const ICON = { path: '/images/icons/icon-192.png', size: 192 } as const
export const LARGE_ICON = { path: '/images/icons/icon-512.png', size: 512 } as const
/** Its corners may be cut off. */
export const MASKABLE_ICON = { path: '/images/icons/maskable-512.png', size: 512 } as const
