import { choiceOf } from '#src/domain/configurator/build.ts'
import type { ReadHash } from '#src/domain/configurator/choice.ts'
import type { ConfCode } from '#src/domain/model.ts'
import { withModel } from '#src/stores/resolved-car.ts'
import { sliderAt, noAnswers, beginning } from '#src/stores/configurator-state.ts'
import type { Visit } from '#src/stores/configurator-changes.ts'

export const loadingActions = ({ getState: get, setState: set, resolve, take, messageOf }: Visit) => {
  /** Called when the data of a choice from an address are there: impossible parts are replaced and reported. */
  const settle = () => {
    const { choice: wanted, before } = get()
    const found = resolve(wanted)
    if (found?.notes.length) take(wanted, before)
    // The car has loaded: the address now names its trim and colours.
    else if (found && before) set({ choice: choiceOf(found.build, wanted), before: null })
  }
  return {
    /** From the address: a shared link, the back button, a link in the menu. */
    openHash: (read: ReadHash) => {
      set(({ retries }) => ({
        ...beginning,
        choice: read.choice,
        rest: read.rest,
        slider: sliderAt(read.choice.slide),
        // Data that failed to load for the previous address are tried again.
        retries: retries + 1,
      }))
      // The data of a car shown before are there: nothing else tells that they have loaded.
      settle()
    },
    settle,
    /** Called when the equipment of a trim has loaded: the fate of packages is now known. */
    learn: () => {
      const { message } = get()
      if (message?.unsure) set({ message: messageOf(message.unsure) })
    },
    /** The data of a model failed to load: the previous car stays, if there is one, and the visitor is told. */
    markFailed: (model: ConfCode) => {
      const { choice: wanted, before } = get()
      if (withModel(wanted).model !== model || resolve(wanted)) return
      if (!before) return set({ isLost: true })
      const text = 'Не удалось загрузить модель. Проверьте соединение и выберите её ещё раз.'
      set({ ...noAnswers, choice: { ...before, slide: wanted.slide }, message: { text, undo: null } })
    },
    retry: () => set(({ retries }) => ({ isLost: false, retries: retries + 1 })),
  }
}
