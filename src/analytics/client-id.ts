import { COOKIE_AGREE } from '#src/domain/constants.ts'
import { CLIENT_ID, CLIENT_ID_FIELD } from '#src/domain/lead.ts'

/** Where Metrika keeps its number between visits. */
const COOKIE = '_ym_uid'

let current: string | undefined

/** The counter itself says its number, some time after it has come. */
export const noteClientId = (id: unknown): void => {
  current = String(id)
}
export const forgetClientId = (): void => {
  current = undefined
}

/**
 * The number the counter knows this browser by, as the field that goes with a request: the dealer's request and the visit
 * are then one line in a report. Nothing without consent to analytics at this very moment, whatever is known.
 */
export function clientIdField(): { [CLIENT_ID_FIELD]?: string } {
  const cookies = document.cookie.split('; ')
  if (!cookies.includes(`${COOKIE_AGREE}=1`)) return {}
  const kept = cookies.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1)
  const id = [current, kept].find((value) => value !== undefined && CLIENT_ID.test(value))
  return id === undefined ? {} : { [CLIENT_ID_FIELD]: id }
}
