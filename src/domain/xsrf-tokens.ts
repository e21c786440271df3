import { XSRF_COOKIE } from '#src/domain/constants.ts'

const TOKEN = /^[\w-]{22}$/

/**
 * The tokens of the XSRF pair in a cookie header. Widespread frameworks give their cookie the same name: one that another
 * site of the domain, or the site before this one, has left in the browser is not ours and must not hide ours.
 */
export const tokensIn = (cookies: string): string[] =>
  cookies.split('; ').flatMap((pair) => {
    const value = pair.startsWith(`${XSRF_COOKIE}=`) ? pair.slice(XSRF_COOKIE.length + 1) : ''
    return TOKEN.test(value) ? [value] : []
  })
