import { DEFAULT_PAGE } from '#src/domain/constants.ts'

const WHOLE = /^[1-9]\d*$/
/** The largest that a call accepts (backend/query.ts): no list has as many pages, so an address with more is no page. */
const MOST = 999_999_999

/** `?page=` of the address of a list; anything but a whole number from 1 on is the first page. */
export function pageNumber(query: URLSearchParams): number {
  const page = query.get('page') ?? ''
  return WHOLE.test(page) ? Math.min(Number(page), MOST) : DEFAULT_PAGE
}
