import type { LoungeScreen } from '#src/stores/screen-state.ts'

export const SCREENS = ['about', 'space', 'events', 'visit'] as const satisfies readonly LoungeScreen[]

/** Where a screen stands on the page. «visit» is the form's, which is asked for by its plain name. */
export const placeOf = (screen: LoungeScreen): string => (screen === 'visit' ? 'find' : screen)

/** Of a hash: the screen it names as a state, which is no anchor. */
export const namedScreen = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, '')).get('screen')

/** The screen an address names: `#screen=space`, or a plain anchor; the first one otherwise (gaps.md 12). */
export function screenOf(hash: string): LoungeScreen {
  const name = namedScreen(hash) ?? hash.replace(/^#/, '')
  return SCREENS.find((screen) => screen === name || placeOf(screen) === name) ?? 'about'
}
