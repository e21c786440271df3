/** States of a request on the desk; `lead.status` is the visitor's side of it. */
export const DESK_STATES = ['new', 'work', 'reached', 'done', 'spam'] as const
export type DeskState = (typeof DESK_STATES)[number]

/** States in which no call is due. */
export const CLOSED_STATES: readonly DeskState[] = ['reached', 'done', 'spam']

/** States in which somebody may be reminded: of the call that was promised on the phone, too. */
export const REMINDED_STATES: readonly DeskState[] = ['new', 'work', 'reached']

export const DESK_STATE_NAMES: Readonly<Record<DeskState, string>> = {
  new: 'Новая',
  work: 'В работе',
  reached: 'Дозвонились',
  done: 'Закрыта',
  spam: 'Спам',
}

/** Of a stored state. */
export function nameOfState(state: string): string {
  const known = DESK_STATES.find((name) => name === state)
  return known ? DESK_STATE_NAMES[known] : state
}

/** How long a bulk change can be undone. */
export const UNDO_MINUTES = 15
