import { badRequest } from '#src/backend/call-error.ts'

/** Forms of a query: the text of an address, or an object from the in-process transport. */
export type RawQuery = URLSearchParams | Readonly<Record<string, unknown>>

/** Reads one parameter: its text, or undefined when it is absent or empty. Throws CallError 400 for a malformed one. */
export type Query = (name: string) => string | undefined

/** Nothing is trusted: a repeated, nested or otherwise malformed value is an invalid parameter, never an exception. */
export function createQuery(raw: RawQuery = {}): Query {
  return (name) => {
    const values = raw instanceof URLSearchParams ? raw.getAll(name) : Object.hasOwn(raw, name) ? [raw[name]] : []
    if (values.length > 1) throw badRequest(`Параметр ${name} указан несколько раз`)
    return toText(name, values[0])
  }
}

function toText(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw badRequest(`Неверное значение параметра ${name}`)
}

const INTEGER = /^\d{1,9}$/

/** A whole number from 0 to 999 999 999; otherwise 400 with the given message. */
export function readInteger(query: Query, name: string, message: string): number | undefined {
  const text = query(name)
  if (text === undefined) return undefined
  if (!INTEGER.test(text)) throw badRequest(message)
  return Number(text)
}

/** A flag is set by `1` or `true` (gaps.md 8), cleared by absence, `0` or `false`. */
export function readFlag(query: Query, name: string): boolean {
  const text = query(name) ?? '0'
  if (text === '1' || text === 'true') return true
  if (text === '0' || text === 'false') return false
  throw badRequest(`Параметр ${name} принимает значения 1 и true`)
}

export type Paging = { page: number; pageSize: number }
const MAX_PAGE_SIZE = 100

/** Page from 1 and its size from 1 to 100; `defaultSize` when none is given. */
export function readPaging(query: Query, defaultSize: number): Paging {
  const pageRejection = 'Номер страницы — целое число от 1'
  const sizeRejection = `Размер страницы — от 1 до ${MAX_PAGE_SIZE}`
  const page = readInteger(query, 'page', pageRejection) ?? 1
  const pageSize = readInteger(query, 'pageSize', sizeRejection) ?? defaultSize
  if (page < 1) throw badRequest(pageRejection)
  if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) throw badRequest(sizeRejection)
  return { page, pageSize }
}
