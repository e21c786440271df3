import { listed } from '#src/domain/format.ts'
import { choiceWithInterior, type Build } from '#src/domain/configurator/build.ts'
import { cheapest, openingPaint, type Offer } from '#src/domain/configurator/offer.ts'
import { emptyChoice, type Choice } from '#src/domain/configurator/choice.ts'
import { togglePackage, type PackageChange } from '#src/domain/configurator/packages.ts'
import type { InteriorColor, Package } from '#src/domain/shapes/configurator.ts'
import { noAnswers, beginning } from '#src/stores/configurator-state.ts'
import type { Visit } from '#src/stores/configurator-changes.ts'

/**
 * Colours not chosen by the visitor are not kept for another model: a default without a surcharge may have one there.
 */
function withoutDefaults({ build, offer }: { build: Build; offer: Offer }): Partial<Choice> {
  return {
    ...(openingPaint(offer.exteriors, build.trim.model_code)?.id === build.exterior.id && { ext: null }),
    ...(cheapest(offer.interiors)?.id === build.interior.id && { int: null }),
  }
}

export function partActions(visit: Visit, later: (work: () => void) => void) {
  const { getState: get, setState: set, canonical, current, take } = visit
  const choose = (change: Partial<Choice>) => {
    const before = canonical()
    const now = change.model !== undefined && change.model !== before.model ? current() : null
    take({ ...before, ...(now && withoutDefaults(now)), ...change }, before)
  }
  return {
    choose,
    /** The car takes the colour immediately; price, address and the rest of the page follow. */
    pressPaint: (ext: string) => {
      set({ pressedPaint: ext })
      later(() => {
        if (get().pressedPaint === ext) choose({ ext })
      })
    },
    chooseInterior: (interior: InteriorColor) => {
      const now = current()
      if (!now) return
      const { choice: next, note } = choiceWithInterior(now.choice, now.build, interior, now.offer)
      take(next, now.choice, note ? [note] : [])
    },
    /** Changes to a trim with equipment the chosen one lacks, and selects it; `said` is what else has changed. */
    moveToTrim: (name: string, next: Choice, said: readonly string[] = []) => {
      take(next, canonical(), [`Комплектация теперь «${name}»`, ...said])
    },
    undo: () => {
      const { message, choice: now } = get()
      if (message?.undo) set({ ...noAnswers, choice: { ...message.undo, slide: now.slide } })
    },
    dismiss: () => set({ message: null }),
    restart: () => {
      const before = canonical()
      const { model } = before
      set({ ...beginning, choice: { ...emptyChoice, model }, message: { text: 'Начали заново.', undo: before } })
    },
  }
}

export const packageActions = ({ getState: get, setState: set, canonical, current, take }: Visit) => ({
  togglePackage: (id: number) => {
    const now = current()
    const change = now && togglePackage(now.offer.packages, now.choice.pkg, id)
    if (!now || !change) return
    if (change.conflict) set({ question: { id, change } })
    else take({ ...now.choice, pkg: change.next }, now.choice)
  },
  answer: (accepted: boolean) => {
    const { question } = get()
    set({ question: null })
    if (!question || !accepted) return
    const before = canonical()
    take({ ...before, pkg: question.change.next }, before, [packagesSaid(question.change)])
  },
})

function packagesSaid({ added, removed }: PackageChange): string {
  const names = (list: readonly Package[]) => listed(list.map(({ name }) => `«${name}»`))
  return [
    added.length > 0 && `Добавили ${names(added)}`,
    removed.length > 0 && `${added.length > 0 ? 'у' : 'У'}брали ${names(removed)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
