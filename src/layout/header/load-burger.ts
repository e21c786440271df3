/** Not needed before the first opening. */
export const loadBurger = () => import('#src/layout/header/burger.tsx')
