import { createStore } from 'zustand/vanilla'
import type { ReadHash } from '#src/domain/configurator/choice.ts'
import { slideDown, slideTo, slideUp, visibleSlide, type SliderState } from '#src/domain/slider.ts'
import type { AppStore } from '#src/stores/app-store.ts'
import { withModel } from '#src/stores/resolved-car.ts'
import { type ConfiguratorState, sliderAt, beginning } from '#src/stores/configurator-state.ts'
import { type Visit, createCars, createChanges } from '#src/stores/configurator-changes.ts'
import { loadingActions } from '#src/stores/configurator-loading.ts'
import { partActions, packageActions } from '#src/stores/configurator-parts.ts'

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
