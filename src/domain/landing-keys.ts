/** Advertising tags, sent with a request from the first visit on. */
export const UTM_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'yclid'] as const

/** Query parameter of a counted link (counted-link.ts), and the field of a request made through one. */
export const LINK_FIELD = 'link'
/** How a visit began: what its address said. */
export const LANDING_KEYS = [...UTM_KEYS, LINK_FIELD] as const
