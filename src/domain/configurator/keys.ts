/** Keys of a build in an address, in the order they are written: the specification's first (gaps.md 6). */
export const CHOICE_KEYS = [
  'slide',
  'model',
  'comp',
  'ext',
  'int',
  'pkg',
  'city',
  'dealer',
  'program',
  'first',
  'term',
  // Ours: "0" when the credit is calculated but not taken.
  'credit',
] as const

/** The field of one package in a form sent without scripts. */
export const packageField = (id: number): string => `pkg${id}`

const PACKAGES = 12
export const PACKAGE_FIELDS: readonly string[] = Array.from({ length: PACKAGES }, (_, index) => packageField(index + 1))
/** Query parameters of the configurator's page: the keys of a build, and the fields of such a form. */
export const CHOICE_QUERY: readonly string[] = [...CHOICE_KEYS, ...PACKAGE_FIELDS]
