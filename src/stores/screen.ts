import type { ActionContext } from '#src/stores/context.ts'
import type { PopupName } from '#src/domain/popups.ts'
import type { LoungeScreen, PopupPreset, ScreenState } from '#src/stores/screen-state.ts'

/** Everything closed by a popup or a change of width. */
const closedLayers: Partial<ScreenState> = {
  activeDropdown: null,
  burgerDesktopOpen: false,
  burgerMobileOpen: false,
  burgerGroup: null,
  modelMenuOpen: false,
  modelAdditionOpen: false,
}

/** State of header, menus and popups (specification 4). Nothing here is loaded, and nothing differs on the server. */
export const createScreenActions = ({ get, set }: Pick<ActionContext, 'get' | 'set'>) => ({
  /** A second click closes the active one. In the phone's burger, which has no drop blocks, its links are shown. */
  toggleDropdown: (id: number) =>
    set(({ activeDropdown, burgerMobileOpen }) =>
      burgerMobileOpen ? { burgerGroup: id } : { ...closedLayers, activeDropdown: activeDropdown === id ? null : id },
    ),
  showBurgerGroup: (burgerGroup: number | null) => set({ burgerGroup }),
  toggleBurger(mode: 'desktop' | 'mobile') {
    const isOpen = get().burgerDesktopOpen || get().burgerMobileOpen
    set({
      ...closedLayers,
      burgerDesktopOpen: !isOpen && mode === 'desktop',
      burgerMobileOpen: !isOpen && mode === 'mobile',
    })
  },
  closeLayers: () => set(closedLayers),
  setSearchOpen: (searchOpen: boolean) => set({ searchOpen }),
  setHeaderMenuOpen: (headerMenuOpen: boolean) => {
    if (get().headerMenuOpen !== headerMenuOpen) set({ headerMenuOpen })
  },
  /** Menu and addition of the model header are mutually exclusive. */
  toggleModelMenu: () => set(({ modelMenuOpen }) => ({ ...closedLayers, modelMenuOpen: !modelMenuOpen })),
  toggleModelAddition: () =>
    set(({ modelAdditionOpen }) => ({ ...closedLayers, modelAdditionOpen: !modelAdditionOpen })),

  openPopup: (name: PopupName, place = '', preset?: PopupPreset) =>
    set({ ...closedLayers, popup: { name, place, preset } }),
  closePopup: () => set({ popup: null }),
  setTradeInModel: (tradeInModel: number, tradeInModelName: string) => set({ tradeInModel, tradeInModelName }),

  lockScroll: (owner: string) => {
    if (!get().scrollLocks.includes(owner)) set(({ scrollLocks }) => ({ scrollLocks: [...scrollLocks, owner] }))
  },
  unlockScroll: (owner: string) => {
    if (get().scrollLocks.includes(owner))
      set(({ scrollLocks }) => ({ scrollLocks: scrollLocks.filter((name) => name !== owner) }))
  },

  /** A change of width closes dropdown, burger and both lists of the model header. */
  setWindowWidth(windowWidth: number) {
    const before = get().windowWidth
    if (before === windowWidth) return
    set(before === 0 ? { windowWidth } : { ...closedLayers, windowWidth })
  },
  setLoungeScreen: (loungeScreen: LoungeScreen) => set({ loungeScreen }),
})
