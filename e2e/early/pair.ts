/** The vocabulary of the list of early input (pairs/): a control of a page, the action, the expected result. */

export const KINDS = [
  'radio',
  'checkbox',
  'select',
  'masked',
  'text',
  'date',
  'slider',
  'swatch',
  'tab',
  'accordion',
  'menu',
  'burger',
  'search',
  'opener',
  'link',
  'submit',
  'button',
] as const
export type Kind = (typeof KINDS)[number]

/** Milliseconds after the first paint. */
export const DELAYS = [0, 100, 300, 1_000, 2_500] as const
export type Delay = (typeof DELAYS)[number]

export type Role =
  | 'radio'
  | 'checkbox'
  | 'select'
  | 'textbox'
  | 'date'
  | 'slider'
  | 'button'
  | 'link'
  | 'tab'
  | 'summary'
  | 'heading'

/** The first one that a visitor can see; by the field's name and value, or by how the accessible name begins. */
export type Control = {
  role: Role
  field?: string
  value?: string
  name?: string
  /** Selector of its container. */
  within?: string
}

/** One action. The first of a pair is performed after the delay, the others follow as soon as they can. */
export type Step =
  | { touch: Control; at?: number }
  | { mouse: Control; at?: number }
  /** Focuses the control by keyboard. */
  | { focus: Control }
  | { keys: readonly string[] }
  /** One character after another, once the field exists. */
  | { type: string; into: Control }

/** What the visitor sees. Text without regard to case, kinds of spaces and hyphens. */
export type Seen =
  | { checked: Control }
  | { unchecked: Control }
  /** Of a question: its answer is expanded. */
  | { unfolded: Control }
  /** The field's own value is shown there. */
  | { told: Control; within: string }
  | { value: string; of: Control }
  /** The field has the focus, and the caret is after the typed text. */
  | { focus: Control }
  | { text: string; within?: string }
  | { visible: string }
  | { hidden: string }
  /** An open dialog with this text. */
  | { dialog: string }
  | { picture: string }
  | { pressed: Control }
  | { path: string; query?: Fields }
  | { anyOf: readonly Seen[] }

export type Fields = Readonly<Record<string, string | RegExp>>

/** Where the choice must arrive. */
export type Sent =
  /** In the address, query or hash; if it is not there yet, after `fill` is filled in and `press` is pressed. */
  | { address: Fields; path?: string; fill?: Readonly<Record<string, string>>; press?: Control }
  /** In a link to where the visitor goes next. */
  | { link: string; within?: string }
  /** In the body of the form, the rest of it filled in and sent. */
  | { post: Fields; form: string; press: Control }
  /** In the body of a booking, all later questions answered. */
  | { booking: Fields }
  /** A layer that opens, a tab, a question unfolded, a picture chosen: there is nothing to send. */
  | null

export type Pair = {
  kind: Kind
  /** Address, or the name of a page that is made first (created-pages.ts). */
  page: string
  /** Human-readable name of the control. */
  what: string
  /** A phone unless said. */
  wide?: boolean
  do: readonly [Step, ...Step[]]
  shown: readonly Seen[]
  sent: Sent
}

export const titleOf = ({ kind, page, what, wide }: Pair, delay: Delay): string =>
  `${kind} · ${page} · ${what} · ${wide ? 1440 : 390} · ${delay} ms`
