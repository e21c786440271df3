import { PHONE_DIGITS } from '#src/domain/constants.ts'

const DIALABLE = new RegExp(`^\\d{${PHONE_DIGITS.min},${PHONE_DIGITS.max}}$`)

const CONFIGURED = /^(?:8|\+7)\d{10}$/

/**
 * Whether a phone of the configuration is «8…» or «+7…» with ten digits more, with any signs between: of any other the
 * rule below would make a wrong number (decisions.md).
 */
export const isConfiguredPhone = (phone: string): boolean => CONFIGURED.test(phone.replace(/[^\d+]/g, ''))

/** Strips all but digits and +; 9 to 13 bare digits get +7 instead of their first one (specification 5). */
export function normalizePhone(phone: string): string {
  const dialled = phone.replace(/[^\d+]/g, '')
  return DIALABLE.test(dialled) ? dialled.replace(/^\d/, '+7') : dialled
}

export const toTelHref = (phone: string): string => `tel:${normalizePhone(phone)}`
