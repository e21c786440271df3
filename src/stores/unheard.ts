/** For whoever only shows what the store has: what did not come is logged and stands there as absent already. */
export const unheard = (): void => {}
