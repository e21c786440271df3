import type { LoungeScreen } from '#src/stores/screen-state.ts'

export const SCREENS = ['about', 'space', 'events', 'visit'] as const satisfies readonly LoungeScreen[]

/** The screen an address names: `#screen=space`, or the plain anchor `#space`; the first one otherwise (gaps.md 12). */
export function screenOf(hash: string): LoungeScreen {
  const text = hash.replace(/^#/, '')
  const named = new URLSearchParams(text).get('screen') ?? text
  return SCREENS.find((screen) => screen === named) ?? 'about'
}

export const hashOf = (screen: LoungeScreen): string => `#screen=${screen}`
