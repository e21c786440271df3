/** Kinds of content that the office changes; each has a schema (bodies.ts) and a form (office/client/content). */
export const CONTENT_KINDS = [
  'news',
  'city',
  'dealer',
  'days-off',
  'credit-program',
  'price',
  'photo',
  'gallery',
  'home-slide',
  'question',
  'menu',
  'footer',
  'promo-page',
  'redirect',
  'tags',
  'legal',
] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** With legal or financial effect: published only by whoever may approve it. */
const APPROVED: readonly ContentKind[] = ['price', 'credit-program', 'legal', 'footer']
export const needsApproval = (kind: ContentKind): boolean => APPROVED.includes(kind)

/** Kinds of which the office creates items; the others exist for every model or page. */
const CREATED: readonly ContentKind[] = [
  'news',
  'home-slide',
  'question',
  'city',
  'dealer',
  'days-off',
  'credit-program',
  'promo-page',
  'redirect',
]
export const isCreated = (kind: ContentKind): boolean => CREATED.includes(kind)

/**
 * Items made in the office are numbered from here on: a new version of the code numbers its own further from 1, and must not
 * meet one of the office. The code also names its cities by number (content/seed/owning-costs.ts).
 */
export const FIRST_OWN_NUMBER = 1001

/** Kinds managed by an outside dealer backend where there is one (DEALER_BASE_URL). */
const DIRECTORY: readonly ContentKind[] = ['news', 'home-slide', 'menu', 'city', 'dealer', 'credit-program', 'price']
export const isOfDirectory = (kind: ContentKind): boolean => DIRECTORY.includes(kind)

/** Kinds of which the site always shows at least one item. */
const NEVER_EMPTY: readonly ContentKind[] = ['home-slide', 'question']
export const isNeverEmpty = (kind: ContentKind): boolean => NEVER_EMPTY.includes(kind)
