import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  cheapest,
  choiceOf,
  choiceWithInterior,
  offerOf,
  type Build,
  type Offer,
} from '#src/domain/configurator/build.ts'
import { emptyChoice, SLIDE, SLIDE_COUNT, type Choice, type ReadHash } from '#src/domain/configurator/choice.ts'
import { priceChangeText } from '#src/domain/configurator/price-change.ts'
import { togglePackage, type PackageChange } from '#src/domain/configurator/packages.ts'
import type { ConfCode } from '#src/domain/model.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { InteriorColor, Package } from '#src/domain/shapes/configurator.ts'
import { createSlider, slideDown, slideTo, slideUp, visibleSlide, type SliderState } from '#src/domain/slider.ts'
import type { AppStore } from '#src/stores/app-store.ts'
import { resolveFrom, withModel } from '#src/stores/resolved-car.ts'

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

/**
 * State of one visit to the configurator; loaded data stay in the app's store. `later` defers work that need not delay
 * the response to a click on a colour.
 */
export function createConfigurator(
  app: AppStore,
  { choice, rest }: ReadHash,
  later: (work: () => void) => void = (work) => work(),
) {
  const cars = createCars(app)
  // The server has the data: parts of the address that do not go together are reported in its HTML, without scripts too.
  const message = cars.messageOf({ wanted: choice, undo: null, said: [] })
  const opening = { ...beginning, choice, rest, slider: sliderAt(choice.slide), message }
  // Not set afterwards: the server renders the initial state.
  const store = createStore<ConfiguratorState>(() => opening)
  const visit: Visit = { ...store, ...cars, ...createChanges(app, cars, store) }
  return Object.assign(store, {
    actions: {
      ...loadingActions(visit),
      ...partActions(visit, later),
      ...packageActions(visit),
      ...slideActions(visit),
      canonical: visit.canonical,
      addressed: visit.addressed,
    },
  })
}

type Store = StoreApi<ConfiguratorState>
type Cars = ReturnType<typeof createCars>
type Visit = Store & Cars & ReturnType<typeof createChanges>

/** Cars of choices, and what is said of a change from one to another. */
function createCars(app: AppStore) {
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
function createChanges(app: AppStore, { resolve, messageOf }: Cars, { getState: get, setState: set }: Store) {
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

const loadingActions = ({ getState: get, setState: set, resolve, take, messageOf }: Visit) => ({
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
})

/**
 * Colours that nobody chose do not go along to another model: what this one is shown in for nothing may be paid for there.
 */
function withoutDefaults({ build, offer }: { build: Build; offer: Offer }): Partial<Choice> {
  const isDefault = (part: { id: number }, all: Offer['exteriors'] | Offer['interiors']) =>
    cheapest<{ id: number; price: number | null }>(all)?.id === part.id
  return {
    ...(isDefault(build.exterior, offer.exteriors) && { ext: null }),
    ...(isDefault(build.interior, offer.interiors) && { int: null }),
  }
}

function partActions(visit: Visit, later: (work: () => void) => void) {
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
    /** Switches to a trim that has what the chosen one lacks, and adds it. */
    moveToTrim: ({ id, name }: Pick<Complectation, 'id'> & { name: string }, change: Partial<Choice>) => {
      const before = canonical()
      take({ ...before, ...change, comp: id }, before, [`Комплектация теперь «${name}»`])
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

const packageActions = ({ getState: get, setState: set, canonical, current, take }: Visit) => ({
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

function slideActions({ getState: get, setState: set }: Visit) {
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
  return {
    goTo: (slide: number) => moveTo(slideTo(get().slider, slide)),
    next: () => moveTo(slideDown(get().slider)),
    back: () => moveTo(slideUp(get().slider)),
  }
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
