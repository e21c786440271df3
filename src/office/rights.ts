/**
 * Who may do what in the office: the only table of rights. The server checks it before each call (server/answer-call.ts), the
 * client only hides what would be refused.
 */

export const ROLES = ['owner', 'editor', 'lawyer', 'dealer', 'call-centre'] as const
export type Role = (typeof ROLES)[number]

export const RIGHTS = {
  /** The user's own password, codes and sessions. */
  account: ROLES,
  'requests.read': ['owner', 'call-centre', 'dealer'],
  'requests.change': ['owner', 'call-centre', 'dealer'],
  /** Erases personal data for good. */
  'requests.withdraw': ['owner', 'call-centre'],
  'requests.export': ['owner', 'call-centre', 'dealer'],
  'bookings.change': ['owner', 'call-centre', 'dealer'],
  'hours.block': ['owner', 'dealer'],
  /** How many people wait for a price. */
  'waiting.read': ['owner', 'editor', 'call-centre'],
  /** Their names, and notifying them. */
  'waiting.tell': ['owner', 'call-centre'],
  /** Counts only; a dealer sees those of its own requests. */
  'reports.read': ['owner', 'editor', 'dealer'],
  'content.read': ['owner', 'editor', 'lawyer'],
  'content.edit': ['owner', 'editor'],
  /** The same, and legal texts for whoever approves them (server/content/allowed.ts). */
  'content.draft': ['owner', 'editor', 'lawyer'],
  /** Publishes, hides and reverts what needs no approval. */
  'content.publish': ['owner', 'editor'],
  /** The same for prices, credit programmes, legal texts and the footer (domain/content/kinds.ts). */
  'content.approve': ['owner', 'lawyer'],
  'users.manage': ['owner'],
  /** Sign-ins, and who saw whose data. */
  'journal.read': ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof RIGHTS

/**
 * What a call requires: a right; `anyone`, no session; `enrolling`, a session whose second factor may still be
 * missing.
 */
export type Access = Right | 'anyone' | 'enrolling'

/** Roles that see only requests, hours and bookings of their own dealers. */
const OF_OWN_DEALERS: readonly Role[] = ['dealer']

export const isRole = (text: string): text is Role => ROLES.some((role) => role === text)
export const may = (role: Role, right: Right): boolean => RIGHTS[right].some((name) => name === role)
export const isBoundToDealers = (role: Role): boolean => OF_OWN_DEALERS.includes(role)
export const rightsOf = (role: Role): Right[] =>
  Object.keys(RIGHTS).flatMap((name) => (isRight(name) && may(role, name) ? [name] : []))
const isRight = (name: string): name is Right => Object.hasOwn(RIGHTS, name)
