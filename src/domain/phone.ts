import { PHONE_DIGITS } from '#src/domain/constants.ts'

const DIALABLE = new RegExp(`^\\d{${PHONE_DIGITS.min},${PHONE_DIGITS.max}}$`)

const CONFIGURED = /^(?:8|\+7)\d{10}$/
const WRITTEN = /^[+\d\s()\u2011-]+$/

/**
 * Whether a phone contains only characters of phone numbers: a letter among them is a mistake, and would be read out.
 */
export const isWrittenPhone = (phone: string): boolean => WRITTEN.test(phone)

/**
 * Whether a configured phone is "8…" or "+7…" followed by ten digits, with spaces, brackets and hyphens: the rule below
 * would turn any other into a wrong number (decisions.md).
 */
export const isConfiguredPhone = (phone: string): boolean =>
  isWrittenPhone(phone) && CONFIGURED.test(phone.replace(/[^\d+]/g, ''))

/** Strips everything but digits and +; for 9 to 13 bare digits +7 replaces the first one (specification 5). */
export function normalizePhone(phone: string): string {
  const dialled = phone.replace(/[^\d+]/g, '')
  return DIALABLE.test(dialled) ? dialled.replace(/^\d/, '+7') : dialled
}

export const toTelHref = (phone: string): string => `tel:${normalizePhone(phone)}`

/** +79161234567 -> +7 916 123-45-67, as people read it. */
export const shownPhone = (phone: string): string =>
  phone.replace(/^(\+7)(\d{3})(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3-$4-$5')
