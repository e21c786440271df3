import { isTakenOver } from '#src/components/takeover/taken-over.ts'

/**
 * What a visitor changes before hydration stays in the element, and React neither adopts nor reports it: its own cure
 * (flag `enableHydrationChangeEvent`) is not in a release. Here the state of such fields is recorded, put back after
 * hydration, in case a form library has overwritten it with its defaults, and passed to React by dispatching change events.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLDetailsElement

type State =
  | { kind: 'checked'; checked: boolean }
  | { kind: 'text'; value: string }
  | { kind: 'selected'; values: ReadonlySet<string> }
  | { kind: 'open'; open: boolean }

const FIELDS = 'input, textarea, select'
const NOT_TYPED = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'file'])

const changed = new Map<Field, State>()
/** Fields of the server's HTML that React has not taken over yet. */
const served = new Set<Field>()

/** Records what was changed before this code had come, and what is changed until hydration. Once, before hydrating. */
export function recordEarlyFields(): void {
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    served.add(field)
    if (isChanged(field)) record(field)
  }
  for (const type of ['click', 'input', 'change', 'toggle'])
    document.addEventListener(
      type,
      (event) => {
        const { target } = event
        if (!isField(target)) return
        if (isEarly(target)) record(target)
        // One change is several events. React hydrates within the first one it hears, its next render resets a select to
        // the served option, and the last event tells of that. It is told of the change once, when the field is its own.
        if (served.has(target)) event.stopPropagation()
      },
      true,
    )
}

/**
 * Puts the visitor's state back into fields that React has taken over: in the task of the commit, so that nothing blinks.
 * What was changed while React rendered the field counts too: it takes that for the value it has hydrated.
 */
export function restoreEarlyFields(): void {
  for (const field of served) {
    if (!isTakenOver(field)) continue
    if (!changed.has(field) && isChanged(field)) record(field)
    served.delete(field)
  }
  for (const [field, state] of changed) if (isTakenOver(field)) restore(field, state)
}

/**
 * Tells React of the fields it has taken over, each once. A field that React has rendered and not committed hears
 * nothing yet: it is left to the next call.
 */
export function replayEarlyFields(): void {
  for (const [field, state] of changed) {
    if (!field.isConnected) changed.delete(field)
    if (!field.isConnected || !isTakenOver(field)) continue
    restore(field, state)
    if (replay(field, state)) changed.delete(field)
  }
}

/** Whether the visitor has changed a field in there of which React has not been told. */
export const isChangedIn = (box: Element): boolean => [...changed.keys()].some((field) => box.contains(field))

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && (target.matches(FIELDS) || target instanceof HTMLDetailsElement)

/**
 * A field whose change has not been dispatched yet is still recorded: letters are typed while React hydrates. So is one that
 * React has rendered and not committed: with the commit a form library writes its defaults, and nothing tells of the change.
 */
const isEarly = (field: Field): boolean => changed.has(field) || served.has(field) || !isTakenOver(field)

function record(field: Field) {
  const state = stateOf(field)
  if (!state) return
  // One of a group is chosen: the one chosen before is not any more.
  if (state.kind === 'checked' && state.checked)
    for (const other of changed.keys()) if (isSameGroup(field, other)) changed.delete(other)
  changed.set(field, state)
}

const isSameGroup = (a: Field, b: Field): boolean =>
  a instanceof HTMLInputElement &&
  b instanceof HTMLInputElement &&
  a.type === 'radio' &&
  b.type === 'radio' &&
  a.name === b.name &&
  a.form === b.form

function stateOf(field: Field): State | null {
  if (field instanceof HTMLDetailsElement) return { kind: 'open', open: field.open }
  if (field instanceof HTMLSelectElement)
    return { kind: 'selected', values: new Set([...field.selectedOptions].map(({ value }) => value)) }
  if (field instanceof HTMLTextAreaElement) return { kind: 'text', value: field.value }
  if (NOT_TYPED.has(field.type)) return null
  return isTick(field) ? { kind: 'checked', checked: field.checked } : { kind: 'text', value: field.value }
}

const isTick = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio'

/** Whether the field differs from what the server has sent. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLDetailsElement) return false
  if (field instanceof HTMLSelectElement) return isOtherOption(field)
  if (field instanceof HTMLInputElement && isTick(field)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

function isOtherOption({ multiple, options, selectedIndex }: HTMLSelectElement): boolean {
  const all = [...options]
  if (multiple) return all.some(({ selected, defaultSelected }) => selected !== defaultSelected)
  const first = all.findLastIndex(({ defaultSelected }) => defaultSelected)
  return selectedIndex !== Math.max(0, first)
}

function restore(field: Field, state: State) {
  if (state.kind === 'open' && field instanceof HTMLDetailsElement) field.open = state.open
  if (state.kind === 'selected' && field instanceof HTMLSelectElement)
    for (const option of field.options) option.selected = state.values.has(option.value)
  if (state.kind === 'checked' && field instanceof HTMLInputElement) field.checked = state.checked
  if (state.kind === 'text' && 'setRangeText' in field && field.value !== state.value) field.value = state.value
}

/** React keeps the last value it knows of a field here and is silent about a change to the same one. */
type Tracker = { getValue: () => string; setValue: (value: string) => void }

/** Its name is React's own. */
const trackerOf = (field: Field & { _valueTracker?: Tracker }): Tracker | undefined =>
  // oxlint-disable-next-line no-underscore-dangle
  field._valueTracker

/** Tells of the change by the events of one; returns whether React has heard. */
function replay(field: Field, state: State): boolean {
  if (state.kind === 'open') return field.dispatchEvent(new Event('toggle'))
  // Of a group of radio buttons only the one that was chosen has something to say.
  if (state.kind === 'checked' && !state.checked && (field as HTMLInputElement).type === 'radio') return true
  const tracker = trackerOf(field)
  const other = state.kind === 'checked' ? String(!state.checked) : `${'value' in state ? state.value : ''}\0`
  tracker?.setValue(other)
  // Not a MouseEvent: it tells of a click and changes nothing.
  if (state.kind === 'checked') field.dispatchEvent(new Event('click', { bubbles: true }))
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return state.kind === 'selected' || (tracker !== undefined && tracker.getValue() !== other)
}
