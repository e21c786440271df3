import { COOKIE_AGREE } from '#src/domain/constants.ts'
import { CLIENT_ID, CLIENT_ID_FIELD } from '#src/domain/lead.ts'

/** The cookie in which Metrika keeps its client id between visits. */
const COOKIE = '_ym_uid'

let current: string | undefined

/** Called by the counter some time after it has loaded. */
export const noteClientId = (id: unknown): void => {
  current = String(id)
}
export const forgetClientId = (): void => {
  current = undefined
}

/**
 * The counter's id of this browser as a request field: it links the dealer's request to the visit in reports. Empty
 * without consent to analytics at this very moment, whatever is known.
 */
export function clientIdField(): { [CLIENT_ID_FIELD]?: string } {
  const cookies = document.cookie.split('; ')
  if (!cookies.includes(`${COOKIE_AGREE}=1`)) return {}
  const stored = cookies.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1)
  const id = [current, stored].find((value) => value !== undefined && CLIENT_ID.test(value))
  return id === undefined ? {} : { [CLIENT_ID_FIELD]: id }
}
