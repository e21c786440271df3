/** Digits of a Russian number after its country code; the first one is that of a region, 8 or a mobile network. */
const NATIONAL = /^[3489]\d{9}$/

/** «+375…», «+49…»: another country's code, which must never be read as a Russian number's beginning. */
export const isForeignPhone = (text: string): boolean => /^\s*\+\D*[0-689]/.test(text)

/**
 * A phone as visitors write, paste or autofill it (8…, 7…, +7…, 9…, with any brackets and spaces) in its normal form
 * +7XXXXXXXXXX. Null when it is no whole Russian number (russian-rules.md 4).
 */
export function readPhone(text: string): string | null {
  if (isForeignPhone(text)) return null
  const digits = text.replace(/\D/g, '')
  const national = digits.length === 11 && /^[78]/.test(digits) ? digits.slice(1) : digits
  return NATIONAL.test(national) ? `+7${national}` : null
}
