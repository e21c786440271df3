import { matchRoute, ownAddresses, redirects } from '#src/routes.ts'

export const NO_PAGE = 'Такой страницы на сайте нет'
/** Whether an address of this site is a page. */
export const isPage = (address: string): boolean => matchRoute(pathOf(address)) !== null

/** The same, or a file or a redirect to a page: what a text may link to. */
export function isOwnTarget(address: string): boolean {
  const path = pathOf(address)
  return (
    matchRoute(path) !== null ||
    Object.hasOwn(redirects, path) ||
    ownAddresses.files.some((file) => file === path) ||
    ownAddresses.folders.some((folder) => path.startsWith(folder))
  )
}

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? ''
