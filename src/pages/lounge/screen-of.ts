import type { LoungeScreen } from '#src/stores/screen-state.ts'

export const SCREENS = ['about', 'space', 'events', 'visit'] as const satisfies readonly LoungeScreen[]

/** Anchor of a screen. «visit» is the form's, which is linked to by its plain name. */
export const placeOf = (screen: LoungeScreen): string => (screen === 'visit' ? 'find' : screen)

/** The screen that a hash names as state, which is not an anchor. */
export const namedScreen = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, '')).get('screen')

/** The screen an address names: `#screen=space`, or a plain anchor; the first one otherwise (gaps.md 12). */
export function screenOf(hash: string): LoungeScreen {
  const name = namedScreen(hash) ?? hash.replace(/^#/, '')
  return SCREENS.find((screen) => screen === name || placeOf(screen) === name) ?? 'about'
}
