const DIALABLE = /^\d{9,13}$/

/** Strips all but digits and +; 9 to 13 bare digits get +7 instead of their first one (specification 5). */
export function normalizePhone(phone: string): string {
  const dialled = phone.replace(/[^\d+]/g, '')
  return DIALABLE.test(dialled) ? dialled.replace(/^\d/, '+7') : dialled
}

export const toTelHref = (phone: string): string => `tel:${normalizePhone(phone)}`
