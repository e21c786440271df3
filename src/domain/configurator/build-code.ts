import { asLatinCapitals } from '#src/domain/latin-lookalikes.ts'

/** Short codes of builds: six characters that cannot be confused on paper or on the phone. */

export const BUILD_CODE_LENGTH = 6
/** No 0 and O, no 1, I and L. */
export const BUILD_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const CODE = new RegExp(`^[${BUILD_CODE_ALPHABET}]{${BUILD_CODE_LENGTH}}$`)

/**
 * Reads a code as people type it: any case, Cyrillic look-alikes, spaces or a hyphen in the middle. Null when it is not
 * a code.
 */
export function readBuildCode(text: string): string | null {
  const code = asLatinCapitals(text).replace(/[\s-]/g, '')
  return CODE.test(code) ? code : null
}
