import { DEFAULT_PAGE } from '#src/domain/constants.ts'

const WHOLE = /^[1-9]\d{0,14}$/

/** `?page=` of the address of a list; anything but a whole number from 1 on is the first page. */
export function pageNumber(query: URLSearchParams): number {
  const page = query.get('page') ?? ''
  return WHOLE.test(page) ? Number(page) : DEFAULT_PAGE
}
