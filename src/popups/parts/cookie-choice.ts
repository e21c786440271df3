import { COOKIE_AGREE } from '#src/domain/constants.ts'

/** «1» allows analytics, «0» only what is necessary (gaps.md 16). */
export type CookieChoice = '1' | '0'

/** Fired on the window when the visitor has chosen, in the notice or in the settings; carries nothing. */
export const COOKIE_CHOICE_EVENT = 'cookie_agree'

const PATTERN = new RegExp(`\\b${COOKIE_AGREE}=([01])`)

export const readCookieChoice = (): CookieChoice | undefined => PATTERN.exec(document.cookie)?.[1] as CookieChoice
