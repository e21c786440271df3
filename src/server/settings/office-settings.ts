import { z } from 'zod'
import { exactText, origin, wholeNumber } from '#src/server/settings/setting-values.ts'

/** The office's own port; OFFICE_PORT switches it on. */
export type OfficeSettings = {
  port: number
  host: string
  /** Public origin of the office. */
  origin: string
}

/** Their entries in the table of all settings. */
export const officeShape = {
  OFFICE_PORT: wholeNumber(1, 65_535).nullable().default(null),
  OFFICE_HOST: exactText.default('127.0.0.1'),
  OFFICE_ORIGIN: origin.nullable().default(null),
}

type Parsed = z.infer<z.ZodObject<typeof officeShape>>

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/

/** The combined settings; null where there is no office. */
export const officeSettings = ({ OFFICE_PORT, OFFICE_HOST, OFFICE_ORIGIN }: Parsed): OfficeSettings | null =>
  OFFICE_PORT === null
    ? null
    : { port: OFFICE_PORT, host: OFFICE_HOST, origin: OFFICE_ORIGIN ?? `http://localhost:${OFFICE_PORT}` }

/**
 * What is wrong with them together with the site's. Passwords and personal data must not be sent unencrypted, and at the
 * site's origin neither the office's links would lead to it nor its cookies be its own.
 */
export function wrongOffice(
  { OFFICE_PORT, OFFICE_HOST, OFFICE_ORIGIN, PUBLIC_ORIGIN }: Parsed & { PUBLIC_ORIGIN?: string | undefined },
  ports: Readonly<Record<string, number | null>>,
): string[] {
  const url = URL.parse(OFFICE_ORIGIN ?? '')
  if (url?.protocol === 'http:' && !LOOPBACK.test(url.hostname.replaceAll(/[[\]]/g, '')))
    return [`Setting OFFICE_ORIGIN="${OFFICE_ORIGIN}": must be https://, or an address of this machine.`]
  if (OFFICE_ORIGIN !== null && OFFICE_ORIGIN === PUBLIC_ORIGIN)
    return [`Setting OFFICE_ORIGIN="${OFFICE_ORIGIN}": must be another origin than PUBLIC_ORIGIN.`]
  if (OFFICE_PORT === null) return []
  const same = Object.keys(ports).find((name) => ports[name] === OFFICE_PORT)
  if (same) return [`Setting OFFICE_PORT="${OFFICE_PORT}": must be another port than ${same}.`]
  return LOOPBACK.test(OFFICE_HOST) || OFFICE_ORIGIN !== null
    ? []
    : [`Setting OFFICE_HOST="${OFFICE_HOST}" needs OFFICE_ORIGIN: the https:// address of the office.`]
}
