/** Digits of a Russian number after its country code. */
const LENGTH = 10
/**
 * Beginnings of a national number: a region code (3, 4, 8) or a mobile network (9). No code begins with 89: such a
 * number is a mobile one after the long-distance 8, with a digit missing.
 */
const CODE = /^(?:[349]|8(?!9))/

/** "+375…", "+49…": another country's code, which must never be read as the beginning of a Russian number. */
export const isForeignPhone = (text: string): boolean => /^\s*\+\D*[0-689]/.test(text)

/** What is wrong with a phone; `code`: it is complete, but no Russian number begins so. */
export type PhoneFault = 'foreign' | 'short' | 'long' | 'code'

/**
 * A phone as visitors write, paste or autofill it (8…, 7…, +7…, 9…, with any brackets and spaces) in its normal form
 * +7XXXXXXXXXX (russian-rules.md 4), or what is wrong with it.
 */
export function checkPhone(text: string): { phone: string } | { fault: PhoneFault } {
  if (isForeignPhone(text)) return { fault: 'foreign' }
  const digits = text.replace(/\D/g, '')
  const hasCountry = /^\s*\+/.test(text) || (digits.length > LENGTH && /^[78]/.test(digits))
  const national = hasCountry ? digits.slice(1) : digits
  if (national.length > LENGTH) return { fault: 'long' }
  if (national.length < LENGTH) return { fault: 'short' }
  if (CODE.test(national)) return { phone: `+7${national}` }
  const isShort = national.startsWith('89') || (!hasCountry && national.startsWith('7'))
  return { fault: isShort ? 'short' : 'code' }
}
