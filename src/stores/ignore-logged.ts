/**
 * Rejection handler for components that only show what the store has: failures are already logged and recorded there.
 */
export const ignoreLogged = (): void => {}
