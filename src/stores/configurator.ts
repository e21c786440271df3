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

/** A change: the wanted choice, the choice before, and messages beside those about replaced parts. */
type Change = { wanted: Choice; undo: Choice | null; said: readonly string[] }

/**
 * A message to the visitor after a change that did more than requested, with an undo. `unsure` is a change whose
 * message can be completed when the equipment of its trim has loaded.
 */
export type Message = { text: string; undo: Choice | null; unsure?: Change }

export type ConfiguratorState = {
  choice: Choice
  /** Items of the hash other than the build. */
  rest: readonly string[]
  slider: SliderState
  message: Message | null
  /** A package that cannot be added or removed alone: waits for an answer. */
  question: { id: number; change: PackageChange } | null
  /** Code of the colour just clicked: the car shows it already, everything else follows after the frame. */
  pressedPaint: string | null
  /**
   * The choice before, while the data of the wanted one are loading: its car stays on the screen, and undo returns to
   * it.
   */
  before: Choice | null
  /** Neither the wanted car nor an earlier one could be loaded. */
  isLost: boolean
  /** How often the visitor has retried loading. */
  retries: number
}

export type Configurator = ReturnType<typeof createConfigurator>

/** The model shown before one is chosen. */
const FIRST_MODEL: ConfCode = 'g70-fl'

/** The choice with a model: a car is shown even before one is chosen. */
export const withModel = (choice: Choice): Choice & { model: ConfCode } => ({
  ...choice,
  model: choice.model ?? FIRST_MODEL,
})

type Sources = Pick<AppData, 'confData' | 'complectations' | 'features'>

/** The car of a choice, from the data loaded so far. Null until the trims of its model have loaded. */
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

/** Whether a trim has everything in a package as standard; undefined while its equipment is not known. */
function isIncluded(
  features: Sources['features'],
  { feature_ids }: Package,
  { feature_id }: Complectation,
): boolean | undefined {
  const items = features[feature_id]?.items
  return items && feature_ids.every((id) => items.some((item) => item.id === id && item.value === 'standard'))
}

/**
 * State of one visit to the configurator; loaded data stay in the app's store. `later` defers work that need not delay
 * the response to a click on a colour.
 */
export function createConfigurator(
  app: AppStore,
  { choice, rest }: ReadHash,
  later: (work: () => void) => void = (work) => work(),
) {
  const store = createStore<ConfiguratorState>(() => ({ ...beginning, choice, rest, slider: sliderAt(choice.slide) }))
  const { getState: get, setState: set } = store

  const resolve = (wanted: Choice) => resolveFrom(app.getState(), wanted)
  /** The canonical choice: parts never chosen have the car's values. */
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
      // The message refers to an action on the previous slide.
      message: slide === now.slide ? message : null,
    }))
  }

  return Object.assign(store, {
    actions: {
      /** From the address: a shared link, the back button, a link in the menu. */
      openHash: (read: ReadHash) =>
        set(({ retries }) => ({
          ...beginning,
          choice: read.choice,
          rest: read.rest,
          slider: sliderAt(read.choice.slide),
          // Data that failed to load for the previous address are tried again.
          retries: retries + 1,
        })),
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
      /** Called when the data of a choice from an address have loaded: impossible parts are replaced and reported. */
      settle: () => {
        const { choice: wanted, before } = get()
        const found = resolve(wanted)
        if (found && found.notes.length > 0) take(wanted, before)
        // The car has loaded: the address now names its trim and colours.
        else if (found && before) set({ choice: choiceOf(found.build, wanted), before: null })
      },
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
      /** Switches to a trim that has what the chosen one lacks, and adds it. */
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
