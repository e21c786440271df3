/** Counted links for advertising: their code is in the address, their figures on a secret page. */

/** The alphabet of build-code.ts. */
export const LINK_CODE = /^[2-9A-HJKMNP-Z]{6}$/
/** The form field with the link to be counted: path and query. */
export const LINK_TARGET_FIELD = 'to'
export const LINK_TARGET_MAX = 1_500
/** Tags of a link, `utm_source` and so on. */
export const MARKS = ['source', 'medium', 'campaign', 'content', 'term'] as const
export type Mark = (typeof MARKS)[number]

/** Digits of a phone, a mail address: personal data in a tag would end up in other people's logs. */
export const looksPersonal = (value: string): boolean => /\d{9,}|@/.test(value.replace(/[\s()+-]/g, ''))

/**
 * Reports distinguish every spelling, and tag tables are matched by lower-case Latin letters; a search phrase is free
 * text.
 */
export const isUnusualMark = (name: Mark, value: string): boolean => name !== 'term' && /[^a-z\d._~|{}-]/.test(value)

/** What is counted for a link, with its Russian name. */
export const LINK_COUNTS = ['link-view', 'link-request', 'link-booking', 'link-cancel'] as const
export type LinkCounted = (typeof LINK_COUNTS)[number]
export const LINK_COUNT_NAMES: Readonly<Record<LinkCounted, string>> = {
  'link-view': 'Просмотры',
  'link-request': 'Заявки',
  'link-booking': 'Записи',
  'link-cancel': 'Отмены',
}
