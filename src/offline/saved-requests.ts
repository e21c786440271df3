import * as z from 'zod/mini'

/**
 * Requests a visitor has saved on this device: number, car, dealer and hour. Neither a name nor a phone, nor the secret
 * address.
 */

const savedRequestShape = z.object({
  number: z.string(),
  car: z.nullable(z.string()),
  dealer: z.nullable(z.object({ name: z.string(), address: z.string(), phone: z.string() })),
  /** «понедельник, 23 ноября, 11:00» */
  hour: z.nullable(z.string()),
})
export type SavedRequest = z.infer<typeof savedRequestShape>

const KEY = 'requests'
const LIMIT = 8

/** Newest first; empty where storage is forbidden or contains something else. */
export function savedRequests(): SavedRequest[] {
  try {
    return z.parse(z.array(savedRequestShape), JSON.parse(localStorage.getItem(KEY) ?? '[]'))
  } catch {
    return []
  }
}

/** Returns whether it was saved. */
export const saveRequest = (request: SavedRequest): boolean => write([request, ...without(request.number)])
export const dropRequest = (number: string): boolean => write(without(number))

const without = (number: string): SavedRequest[] => savedRequests().filter((request) => request.number !== number)

function write(requests: readonly SavedRequest[]): boolean {
  try {
    if (requests.length > 0) localStorage.setItem(KEY, JSON.stringify(requests.slice(0, LIMIT)))
    else localStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}
