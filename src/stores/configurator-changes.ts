import type { StoreApi } from 'zustand/vanilla'
import { choiceOf, type Build } from '#src/domain/configurator/build.ts'
import { offerOf, type Offer } from '#src/domain/configurator/offer.ts'
import type { Choice } from '#src/domain/configurator/choice.ts'
import { priceChangeText } from '#src/domain/configurator/price-change.ts'
import type { AppStore } from '#src/stores/app-store.ts'
import { resolveFrom } from '#src/stores/resolved-car.ts'
import type { Change, Message, ConfiguratorState } from '#src/stores/configurator-state.ts'

type Store = StoreApi<ConfiguratorState>
type Cars = ReturnType<typeof createCars>
export type Visit = Store & Cars & ReturnType<typeof createChanges>

/** Cars of choices, and the message about a change from one to another. */
export function createCars(app: AppStore) {
  const resolve = (wanted: Choice) => resolveFrom(app.getState(), wanted)
  /** The whole message about a change, with the sum last; null when there is none. */
  const messageOf = (change: Change): Message | null => {
    const { wanted, undo, said } = change
    const found = resolve(wanted)
    const notes = [...said, ...(found?.notes ?? [])]
    if (notes.length === 0) return null
    const before = undo && resolve(undo)?.build
    const sum = before && found && before.model.code === found.build.model.code && priceChangeText(before, found.build)
    const text = `${[...notes, ...(sum ? [sum] : [])].join('. ')}.`
    return { text, undo, ...(found?.isUnsure && { unsure: change }) }
  }
  return { resolve, messageOf }
}

/** The car of the current choice, and how a choice is changed. */
export function createChanges(app: AppStore, { resolve, messageOf }: Cars, { getState: get, setState: set }: Store) {
  /** The canonical choice: parts never chosen have the car's values. */
  const canonical = (): Choice => {
    const { choice } = get()
    const found = resolve(choice)
    return found ? choiceOf(found.build, choice) : choice
  }
  const current = (): { build: Build; offer: Offer; choice: Choice } | null => {
    const { choice } = get()
    const { confData } = app.getState()
    const build = resolve(choice)?.build
    return build && confData ? { build, offer: offerOf(confData, build.trim), choice: choiceOf(build, choice) } : null
  }
  /** Applies a choice; replaced parts are reported, with an undo. */
  const take = (next: Choice, undo: Choice | null, said: readonly string[] = []) => {
    const found = resolve(next)
    set(({ before }) => ({
      choice: found ? choiceOf(found.build, next) : next,
      message: messageOf({ wanted: next, undo, said }),
      question: null,
      pressedPaint: null,
      before: found ? null : (before ?? undo),
    }))
  }
  /** The choice as the address has it: trim and packages of the previous car do not belong to a car still loading. */
  const addressed = (): Choice => {
    const { choice: wanted, before } = get()
    return before && !resolve(wanted) ? { ...wanted, comp: null, pkg: [] } : canonical()
  }
  return { canonical, current, take, addressed }
}
