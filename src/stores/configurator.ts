import { createStore } from 'zustand/vanilla'
import {
  choiceOf,
  choiceWithInterior,
  offerOf,
  resolveBuild,
  type Build,
  type Offer,
  type Resolved,
} from '#src/domain/configurator/build.ts'
import { emptyChoice, SLIDE, SLIDE_COUNT, type Choice, type ReadHash } from '#src/domain/configurator/choice.ts'
import { priceChangeText } from '#src/domain/configurator/price-change.ts'
import { togglePackage, type PackageChange } from '#src/domain/configurator/packages.ts'
import { toModelCode, type ConfCode } from '#src/domain/model.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { InteriorColor, Package } from '#src/domain/shapes/configurator.ts'
import { createSlider, slideDown, slideTo, slideUp, visibleSlide, type SliderState } from '#src/domain/slider.ts'
import type { AppStore } from '#src/stores/app-store.ts'
import type { AppData } from '#src/stores/state.ts'

/** A change: what was wanted, the choice before, and what is said of it besides what had to be replaced. */
type Change = { wanted: Choice; undo: Choice | null; said: readonly string[] }

/**
 * What is said to the visitor after a change that did more than he asked for; with the way back. `unsure` is the change
 * of which more can be said as soon as the equipment of its trim is here.
 */
export type Message = { text: string; undo: Choice | null; unsure?: Change }

export type ConfiguratorState = {
  choice: Choice
  /** What stands in the hash besides the build. */
  rest: readonly string[]
  slider: SliderState
  message: Message | null
  /** A package that cannot come or go alone: it waits for an answer. */
  question: { id: number; change: PackageChange } | null
  /** Code of the paint just pressed: it is on the car already, all that follows from it comes after the frame. */
  pressedPaint: string | null
  /**
   * The choice before, while the data of the one wanted are on their way: its car stays on the screen, and the way back
   * leads to it.
   */
  before: Choice | null
  /** Neither the wanted car nor one before could be loaded. */
  isLost: boolean
  /** How often the visitor has asked for the data again. */
  retries: number
}

export type Configurator = ReturnType<typeof createConfigurator>

/** The model a visitor sees before choosing one. */
const FIRST_MODEL: ConfCode = 'g70-fl'

/** The choice with a model: nobody has to choose one to see a car. */
export const withModel = (choice: Choice): Choice & { model: ConfCode } => ({
  ...choice,
  model: choice.model ?? FIRST_MODEL,
})

type Sources = Pick<AppData, 'confData' | 'complectations' | 'features'>

/** The car of a choice, from what has been loaded so far. Null until the trims of its model are here. */
export function resolveFrom({ confData, complectations, features }: Sources, wanted: Choice): Resolved | null {
  const choice = withModel(wanted)
  const code = toModelCode(choice.model)
  const trims = code && complectations[code]
  if (!confData || !trims) return null
  return resolveBuild(choice, {
    data: confData,
    trims,
    otherTrims: Object.values(complectations).flat(),
    isIncluded: (item, trim) => isIncluded(features, item, trim),
  })
}

/** Whether a trim has all of a package as standard; undefined while its equipment is not known. */
function isIncluded(
  features: Sources['features'],
  { feature_ids }: Package,
  { feature_id }: Complectation,
): boolean | undefined {
  const items = features[feature_id]?.items
  return items && feature_ids.every((id) => items.some((item) => item.id === id && item.value === 'standard'))
}

/**
 * State of one visit to the configurator; what is loaded stays in the app's store. `later` puts off what a press on a
 * colour need not wait for.
 */
export function createConfigurator(
  app: AppStore,
  { choice, rest }: ReadHash,
  later: (work: () => void) => void = (work) => work(),
) {
  const store = createStore<ConfiguratorState>(() => ({ ...beginning, choice, rest, slider: sliderAt(choice.slide) }))
  const { getState: get, setState: set } = store

  const resolve = (wanted: Choice) => resolveFrom(app.getState(), wanted)
  /** The choice as it is: what nobody has chosen stands in it as the car has it. */
  const canonical = (): Choice => {
    const { choice: current } = get()
    const found = resolve(current)
    return found ? choiceOf(found.build, current) : current
  }
  const current = (): { build: Build; offer: Offer; choice: Choice } | null => {
    const found = resolve(get().choice)
    const { confData } = app.getState()
    return found && confData
      ? { build: found.build, offer: offerOf(confData, found.build.trim), choice: choiceOf(found.build, get().choice) }
      : null
  }
  /** All that is to be said of a change, the sum it makes last; null when nothing is. */
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
  /** Takes a choice over; what had to be replaced is said, with the way back to the one before. */
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
  /** The choice as the address says it: a trim or packages of the car before are no part of a car still on its way. */
  const addressed = (): Choice => {
    const { choice: wanted, before } = get()
    return before && !resolve(wanted) ? { ...wanted, comp: null, pkg: [] } : canonical()
  }
  const choose = (change: Partial<Choice>) => {
    const before = canonical()
    take({ ...before, ...change }, before)
  }
  const moveTo = (slider: SliderState) => {
    const slide = visibleSlide(slider)
    set(({ choice: now, message }) => ({
      slider: slide === slider.actualSlide ? slider : slideTo(slider, slide),
      choice: { ...withModel(now), slide },
      question: null,
      // It speaks of what was done on the slide before.
      message: slide === now.slide ? message : null,
    }))
  }

  return Object.assign(store, {
    actions: {
      /** From the address: a shared link, the way back, a link of the menu. */
      arrive: (read: ReadHash) =>
        set(({ retries }) => ({
          ...beginning,
          choice: read.choice,
          rest: read.rest,
          slider: sliderAt(read.choice.slide),
          // What did not come for the address before may come now.
          retries: retries + 1,
        })),
      choose,
      /** The car takes the colour at once; price, address and the rest of the page follow it. */
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
      /** Once the data of a choice from an address are here: what of it cannot be is replaced and said. */
      settle: () => {
        const { choice: wanted, before } = get()
        const found = resolve(wanted)
        if (found && found.notes.length > 0) take(wanted, before)
        // The car has come: the address now names its own trim and colours.
        else if (found && before) set({ choice: choiceOf(found.build, wanted), before: null })
      },
      /** The equipment of a trim has come: what became of packages is now known. */
      learn: () => {
        const { message } = get()
        if (message?.unsure) set({ message: messageOf(message.unsure) })
      },
      /** The data of a model did not come: the car before stays, if there is one, and the visitor is told. */
      markFailed: (model: ConfCode) => {
        const { choice: wanted, before } = get()
        if (withModel(wanted).model !== model || resolve(wanted)) return
        if (!before) return set({ isLost: true })
        const text = 'Не удалось загрузить модель. Проверьте соединение и выберите её ещё раз.'
        set({ ...noAnswers, choice: { ...before, slide: wanted.slide }, message: { text, undo: null } })
      },
      retry: () => set(({ retries }) => ({ isLost: false, retries: retries + 1 })),
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
      undo: () => {
        const { message, choice: now } = get()
        if (message?.undo) set({ ...noAnswers, choice: { ...message.undo, slide: now.slide } })
      },
      dismiss: () => set({ message: null }),
      goTo: (slide: number) => moveTo(slideTo(get().slider, slide)),
      next: () => moveTo(slideDown(get().slider)),
      back: () => moveTo(slideUp(get().slider)),
      restart: () => {
        const before = canonical()
        const { model } = before
        set({ ...beginning, choice: { ...emptyChoice, model }, message: { text: 'Начали заново.', undo: before } })
      },
      /** To a trim that has what the chosen one lacks, and with it. */
      moveToTrim: ({ id, name }: Pick<Complectation, 'id'> & { name: string }, change: Partial<Choice>) => {
        const before = canonical()
        take({ ...before, ...change, comp: id }, before, [`Комплектация теперь «${name}»`])
      },
      canonical,
      addressed,
    },
  })
}

const sliderAt = (slide: number): SliderState => slideTo(createSlider(SLIDE_COUNT), slide)

const noAnswers = { message: null, question: null, pressedPaint: null, before: null }

const beginning: ConfiguratorState = {
  choice: emptyChoice,
  rest: [],
  slider: sliderAt(SLIDE.model),
  isLost: false,
  retries: 0,
  ...noAnswers,
}

function packagesSaid({ added, removed }: PackageChange): string {
  const names = (list: readonly Package[]) => list.map(({ name }) => `«${name}»`).join(' и ')
  return [
    added.length > 0 && `Добавили ${names(added)}`,
    removed.length > 0 && `${added.length > 0 ? 'у' : 'У'}брали ${names(removed)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
