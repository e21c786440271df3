let opener: HTMLElement | null = null

/** The opener of a popup, recorded before a menu closes under it. */
export const rememberOpener = (element: HTMLElement): void => {
  opener = element
}

/** The last one. */
export const lastOpener = (): HTMLElement | null => opener
