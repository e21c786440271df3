import { matchRoute } from '#src/routes.ts'

export const NO_PAGE = 'Такой страницы на сайте нет'
/** Whether there is a page under an address of this site. */
export const isPage = (address: string): boolean => matchRoute(address.split(/[?#]/, 1)[0] ?? '') !== null
