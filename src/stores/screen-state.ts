import { TRADE_IN_DEFAULT_MODEL, TRADE_IN_DEFAULT_NAME } from '#src/domain/constants.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { PopupName } from '#src/domain/popups.ts'

/** What is chosen before a popup opens, by the names of the request's fields. */
export type PopupPreset = { model?: ModelCode; city_id?: string; dealer_id?: string }
export type LoungeScreen = 'about' | 'space' | 'events' | 'visit'

/** State of the screen: initially the same for everybody, so it is never sent with the page. */
export type ScreenState = {
  /** False while the header is hidden (specification 2.2, the header-menu flag). */
  headerMenuOpen: boolean
  /** Id of the open dropdown (specification 4). */
  activeDropdown: number | null
  burgerDesktopOpen: boolean
  burgerMobileOpen: boolean
  /** Id of the entry whose links the phone's burger shows; null for the list of entries. */
  burgerGroup: number | null
  searchOpen: boolean
  modelMenuOpen: boolean
  modelAdditionOpen: boolean
  popup: { name: PopupName; place: string; preset?: PopupPreset | undefined } | null
  /** Id and name of the wanted new car; the default until the visitor has chosen. */
  tradeInModel: number
  tradeInModelName: string
  /** Holders of the page's scroll lock; it is locked while there is any (decisions.md, nested locks). */
  scrollLocks: string[]
  /** 0 until the browser has measured it. */
  windowWidth: number
  loungeScreen: LoungeScreen
}

/** A drop-down block or the burger menu is open: the page behind is inert for keyboard and screen reader too. */
export const isLayerOpen = ({ activeDropdown, burgerDesktopOpen, burgerMobileOpen }: ScreenState): boolean =>
  activeDropdown !== null || burgerDesktopOpen || burgerMobileOpen

export const initialScreen: ScreenState = {
  headerMenuOpen: true,
  activeDropdown: null,
  burgerDesktopOpen: false,
  burgerMobileOpen: false,
  burgerGroup: null,
  searchOpen: false,
  modelMenuOpen: false,
  modelAdditionOpen: false,
  popup: null,
  tradeInModel: TRADE_IN_DEFAULT_MODEL,
  tradeInModelName: TRADE_IN_DEFAULT_NAME,
  scrollLocks: [],
  windowWidth: 0,
  loungeScreen: 'about',
}
