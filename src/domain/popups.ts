type PopupRow = {
  /** Action that links, calls to action and menus use; without one only code opens it (`openPopup`). */
  action?: `${string}PopupOpen`
  /** The page that does the same without scripts, in a new tab, and where the popup's file fails to load. */
  page: { name: string; hash?: string }
  /** That page reads preselected values from its query. */
  takesPreset?: true
}

/**
 * Every popup of the site; its component is src/popups/<name>/popup.tsx. Names of actions are part of the API's menu
 * (gaps.md 3), so they do not change.
 */
export const POPUPS = {
  'test-drive': { action: 'testDrivePopupOpen', page: { name: 'test-drive' }, takesPreset: true },
  'trade-in': { action: 'tradeInPopupOpen', page: { name: 'contacts', hash: 'trade-in' } },
  'trade-in-success': { page: { name: 'contacts', hash: 'trade-in' } },
  privacy: { action: 'privacyPopupOpen', page: { name: 'personal-data' } },
  'cookie-settings': { page: { name: 'personal-data' } },
  lounge: { action: 'loungePopupOpen', page: { name: 'lounge', hash: 'visit' } },
} as const satisfies Record<string, PopupRow>

export type PopupName = keyof typeof POPUPS
export const POPUP_NAMES = Object.keys(POPUPS) as PopupName[]

export type PopupAction = {
  [Name in PopupName]: (typeof POPUPS)[Name] extends { action: infer Action extends string } ? Action : never
}[PopupName]

const actionOf = (name: PopupName): PopupAction | undefined => {
  const row = POPUPS[name]
  return 'action' in row ? row.action : undefined
}
export const POPUP_ACTIONS: readonly PopupAction[] = POPUP_NAMES.flatMap((name) => actionOf(name) ?? [])

/** The popup that an action opens. Cast: every action belongs to one popup. */
export const popupOf = (action: PopupAction): PopupName =>
  POPUP_NAMES.find((name) => actionOf(name) === action) as PopupName
