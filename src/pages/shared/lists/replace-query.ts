import { changedQuery } from '#src/domain/compare.ts'

/** Writes parameters into the address without a navigation, so nothing scrolls and a copied link keeps the choice. */
export const replaceQuery = (changes: Record<string, string | null>): void =>
  history.replaceState(history.state, '', location.pathname + changedQuery(location.search, changes) + location.hash)
