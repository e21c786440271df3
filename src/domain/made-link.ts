/** Links made for advertising that are counted: their code stands in the address, and their figures on a secret page. */

/** The signs of build-code.ts. */
export const LINK_CODE = /^[2-9A-HJKMNP-Z]{6}$/
/** The field of the form that has a link counted: path and query. */
export const LINK_TARGET_FIELD = 'to'
export const LINK_TARGET_MAX = 1_500
/** Marks of a link, `utm_source` and so on. */
export const MARKS = ['source', 'medium', 'campaign', 'content', 'term'] as const
export type Mark = (typeof MARKS)[number]

/** Digits of a phone, a mail address: personal data in a mark would end in other people's logs. */
export const looksPersonal = (value: string): boolean => /\d{9,}|@/.test(value.replace(/[\s()+-]/g, ''))

/** Reports tell apart every spelling, and tables of marks are matched by small Latin letters; a phrase searched for is free. */
export const isUnusualMark = (name: Mark, value: string): boolean => name !== 'term' && /[^a-z\d._~|{}-]/.test(value)

/** What is counted of a link, and what people call it. */
export const LINK_COUNTS = ['link-view', 'link-request', 'link-booking', 'link-cancel'] as const
export type LinkCounted = (typeof LINK_COUNTS)[number]
export const LINK_COUNT_NAMES: Readonly<Record<LinkCounted, string>> = {
  'link-view': 'Просмотры',
  'link-request': 'Заявки',
  'link-booking': 'Записи',
  'link-cancel': 'Отмены',
}
