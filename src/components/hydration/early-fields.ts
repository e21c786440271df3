import { isHydrated } from '#src/components/hydration/is-hydrated.ts'

/**
 * What a visitor changes before hydration stays in the element, and React neither adopts nor reports it: its own fix
 * (flag `enableHydrationChangeEvent`) is not in a release. Here the state of such fields is recorded, restored after
 * hydration, in case a form library has overwritten it with its defaults, and passed to React by dispatching change
 * events.
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
/** Fields of the server's HTML that React has not hydrated yet. */
const served = new Set<Field>()

/** Records changes from before this code was loaded, and until hydration. Call once, before hydrating. */
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
        // One change fires several events. React hydrates inside the first one it receives, its next render resets a
        // select to the served option, and the last event reports that option. So the change is reported once, after
        // the field is hydrated.
        if (served.has(target)) event.stopPropagation()
      },
      true,
    )
}

/**
 * Restores the visitor's state in fields that React has hydrated: in the task of the commit, so that nothing flickers.
 * Changes made while React rendered the field count too: React takes them for the value it has hydrated.
 */
export function restoreEarlyFields(): void {
  for (const field of served) {
    if (!isHydrated(field)) continue
    if (!changed.has(field) && isChanged(field)) record(field)
    served.delete(field)
  }
  for (const [field, state] of changed) if (isHydrated(field)) restore(field, state)
}

/**
 * Reports the hydrated fields to React, each once. A field that React has rendered but not committed receives
 * no events yet: it is left to the next call.
 */
export function replayEarlyFields(): void {
  for (const [field, state] of changed) {
    if (!field.isConnected) changed.delete(field)
    if (!field.isConnected || !isHydrated(field)) continue
    restore(field, state)
    if (replay(field, state)) changed.delete(field)
  }
}

/** Whether the visitor has changed a field in the element that was not reported to React. */
export const isChangedIn = (box: Element): boolean => [...changed.keys()].some((field) => box.contains(field))

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && (target.matches(FIELDS) || target instanceof HTMLDetailsElement)

/**
 * A field whose change has not been dispatched yet is still recorded: visitors type while React hydrates. So is one
 * that React has rendered but not committed: with the commit a form library writes its defaults, and no event reports
 * the change.
 */
const isEarly = (field: Field): boolean => changed.has(field) || served.has(field) || !isHydrated(field)

function record(field: Field) {
  const state = stateOf(field)
  if (!state) return
  // In a radio group, selecting one deselects the previous one.
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

/** React stores the last known value of a field here and ignores a change to the same value. */
type Tracker = { getValue: () => string; setValue: (value: string) => void }

/** The name of React's own property. */
const trackerOf = (field: Field & { _valueTracker?: Tracker }): Tracker | undefined =>
  // oxlint-disable-next-line no-underscore-dangle
  field._valueTracker

/** Reports the change by its events; returns whether React has received them. */
function replay(field: Field, state: State): boolean {
  if (state.kind === 'open') return field.dispatchEvent(new Event('toggle'))
  // In a radio group only the selected button is reported.
  if (state.kind === 'checked' && !state.checked && (field as HTMLInputElement).type === 'radio') return true
  const tracker = trackerOf(field)
  const other = state.kind === 'checked' ? String(!state.checked) : `${'value' in state ? state.value : ''}\0`
  tracker?.setValue(other)
  // Not a MouseEvent: it reports a click without changing anything.
  if (state.kind === 'checked') field.dispatchEvent(new Event('click', { bubbles: true }))
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return state.kind === 'selected' || (tracker !== undefined && tracker.getValue() !== other)
}
