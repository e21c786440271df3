import type { Control, Fields, Pair, Role, Seen, Sent, Step } from '../pair.ts'

/** Short words for the rows of the list. */

export const named = (role: Role, name: string, within?: string): Control => ({
  role,
  name,
  ...(within !== undefined && { within }),
})
export const field = (role: Role, name: string, value?: string, within?: string): Control => ({
  role,
  field: name,
  ...(value !== undefined && { value }),
  ...(within !== undefined && { within }),
})

export const touch = (control: Control): [Step] => [{ touch: control }]
export const mouse = (control: Control): [Step] => [{ mouse: control }]
export const keys = (control: Control, ...pressed: string[]): [Step, Step] => [{ focus: control }, { keys: pressed }]
/** A tap on the field, then typing. */
export const typed = (control: Control, text: string): [Step, Step] => [
  { touch: control },
  { type: text, into: control },
]
/** Clears the field first. */
export const retyped = (control: Control, text: string): [Step, Step, Step] => [
  { focus: control },
  { keys: ['Control+A'] },
  { type: text, into: control },
]

export const anyOf = (...seen: Seen[]): Seen => ({ anyOf: seen })
/** By scripts a dialog, without them the page that does the same. */
export const dialogOr = (path: string): Seen => anyOf({ dialog: '' }, { path })

const submitOf = (form: string): Control => ({
  role: 'button',
  within: `form:has(input[name=lead_type][value="${form}"]) :has(> button[type=submit])`,
})
export const lead = (form: string, post: Fields): Sent => ({ post, form, press: submitOf(form) })

export const PHONE = { typed: '9161234567', shown: '+7 (916) 123-45-67', sent: /916\D*123\D*45\D*67/ }

type Row = Omit<Pair, 'page' | 'kind'>

/** A text field of a form that is sent: typed, it keeps text, focus and caret. */
export const textOf = (form: string, name: string, text: string, sent: string | RegExp = text, shown = text): Row => {
  const control = field('textbox', name, undefined, formOf(form))
  return {
    what: name,
    do: typed(control, text),
    shown: [{ value: shown, of: control }, { focus: control }],
    sent: lead(form, { [name]: sent }),
  }
}
export const phoneOf = (form: string): Row => textOf(form, 'phone', PHONE.typed, PHONE.sent, PHONE.shown)

/** A radio button of a form that is sent. */
export const choiceOf = (form: string, name: string, value: string): Row => {
  const control = field('radio', name, value, formOf(form))
  return {
    what: `${name} ${value}`,
    do: touch(control),
    shown: [{ checked: control }],
    sent: lead(form, { [name]: value }),
  }
}
export const boxOf = (form: string, name: string): Row => {
  const control = field('checkbox', name, undefined, formOf(form))
  return {
    what: name,
    do: touch(control),
    shown: [{ checked: control }],
    sent: lead(form, { [name]: /^(?:on|true|1)$/ }),
  }
}
export const formOf = (form: string): string => `form:has(input[name=lead_type][value="${form}"])`

/** By the keyboard, on a wide screen. */
export const byKeys = (row: Pair, ...pressed: string[]): Pair => {
  const [first] = row.do
  const control =
    'touch' in first ? first.touch : 'mouse' in first ? first.mouse : 'focus' in first ? first.focus : null
  if (!control) throw new Error(`${row.what}: nothing to arrive at`)
  return { ...row, what: `${row.what}, keys`, wide: true, do: keys(control, ...pressed) }
}
/** With a mouse, on a wide screen. */
export const byMouse = (row: Pair): Pair => {
  const [first, ...rest] = row.do
  return { ...row, what: `${row.what}, mouse`, wide: true, do: [withMouse(first), ...rest.map(withMouse)] }
}
const withMouse = (step: Step): Step => ('touch' in step ? { mouse: step.touch } : step)
