import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { afterFrame } from '#src/components/after-frame.ts'
import { showStateInHash } from '#src/components/hydration/state-in-hash.ts'
import { sparseWrites } from '#src/components/sparse-writes.ts'
import { track } from '#src/analytics/track.ts'
import { totalOf, type Build } from '#src/domain/configurator/build.ts'
import { offerOf, type Offer } from '#src/domain/configurator/offer.ts'
import { isChoiceHash, readHash, readQuery, SLIDE, writeHash, type Choice } from '#src/domain/configurator/choice.ts'
import { CHOICE_QUERY } from '#src/domain/configurator/keys.ts'
import { creditOffer, type CreditOffer } from '#src/domain/credit/plan.ts'
import { MODEL_CODES, toModelCode, type ConfCode } from '#src/domain/model.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { ConfData, ExteriorColor } from '#src/domain/shapes/configurator.ts'
import { visibleSlide } from '#src/domain/slider.ts'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import { createConfigurator, type Configurator } from '#src/stores/configurator.ts'
import type { ConfiguratorState } from '#src/stores/configurator-state.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import { resolveFrom, withModel } from '#src/stores/resolved-car.ts'

/** The choice and its options, derived from the address and the loaded data. */
export type Car = {
  slide: number
  choice: Choice
  data: ConfData
  build: Build
  offer: Offer
  /** All trims of the model. */
  trims: readonly Complectation[]
  /** Roubles; null while a part has no price. */
  total: number | null
  credit: CreditOffer | null
}

export type Session = Pick<ConfiguratorState, 'message' | 'question' | 'isLost'> & {
  slide: number
  /** The wanted one; the car is the previous one until its data are loaded. */
  model: ConfCode
  /** Null until the first one is loaded. */
  car: Car | null
  actions: Configurator['actions']
  store: Configurator
}

/** The configurator of this page: state, address and loading. */
export function useConfigurator(): Session {
  const { search } = useLocation()
  const app = useAppStore()
  // The server knows only the query; the hash is read before the browser's first paint.
  const [store] = useState(() =>
    createConfigurator(app, { choice: readQuery(new URLSearchParams(search)), rest: [] }, afterFrame),
  )
  // Selected one by one: a paint just pressed concerns only components that use it (usePaint).
  const choice = useStore(store, (state) => state.choice)
  const slide = useStore(store, ({ slider }) => visibleSlide(slider))
  const message = useStore(store, (state) => state.message)
  const question = useStore(store, (state) => state.question)
  const before = useStore(store, (state) => state.before)
  const isLost = useStore(store, (state) => state.isLost)
  useAddress(store)
  useLoading(store)

  const confData = useAppState((app_) => app_.confData)
  const complectations = useAppState((app_) => app_.complectations)
  const features = useAppState((app_) => app_.features)
  const programs = useAppState((app_) => app_.creditPrograms)

  const sources = useMemo(() => ({ confData, complectations, features }), [confData, complectations, features])
  const wanted = useMemo(() => resolveFrom(sources, choice), [sources, choice])
  const resolved = useMemo(() => wanted ?? (before && resolveFrom(sources, before)), [wanted, sources, before])
  useLayoutEffect(() => {
    // Not the render before the hash is known.
    if ((wanted || isLost) && store.getState().choice === choice) showStateInHash()
  })
  const build = resolved?.build
  const car = useMemo((): Car | null => {
    if (!build || !confData) return null
    const total = totalOf(build)
    return {
      slide,
      choice,
      data: confData,
      build,
      offer: offerOf(confData, build.trim),
      trims: complectations[build.trim.model_code] ?? [],
      total,
      credit: total !== null && programs ? creditOffer(programs, total, build.trim.model_code, choice) : null,
    }
  }, [slide, choice, build, confData, complectations, programs])
  const { model } = withModel(choice)
  const { actions } = store
  return useMemo(
    () => ({ slide, model, message, question, isLost, actions, store, car }),
    [slide, model, message, question, isLost, actions, store, car],
  )
}

/**
 * The session as displayed: a press that leads to another slide is answered at once by steps and bar,
 * and the slide, which takes a phone a quarter of a second, is rendered as a transition.
 */
export function useShown(session: Session): Session {
  const shown = useDeferredValue(session)
  return shown.slide === session.slide ? session : shown
}

/** The colour of the car: of the build, or just pressed. */
export function usePaint({ store }: Session, { build, offer }: Car): ExteriorColor {
  const pressed = useStore(store, ({ pressedPaint }) => pressedPaint)
  return offer.exteriors.find(({ code }) => code === pressed) ?? build.exterior
}

/**
 * Keeps address and state in sync: within a slide the history entry is replaced, a new slide adds
 * one, and going back leads to the previous slide (gaps.md 6).
 */
function useAddress(store: Configurator) {
  const location = useLocation()
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    if (isChoiceHash(window.location.hash)) store.actions.openHash(readHash(window.location.hash))
    else if (!isFirst.current) store.actions.goTo(readQuery(new URLSearchParams(window.location.search)).slide)
    isFirst.current = false
    // A link to another build changes only the location.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [store, location])

  useEffect(() => {
    let before = store.getState()
    let isArriving = false
    const { write, flush, drop } = sparseWrites()
    const onBack = () => {
      isArriving = true
      drop()
      if (isChoiceHash(window.location.hash)) store.actions.openHash(readHash(window.location.hash))
      else store.actions.goTo(readQuery(new URLSearchParams(window.location.search)).slide)
      isArriving = false
    }
    addEventListener('popstate', onBack)
    const unsubscribe = store.subscribe((now) => {
      const last = before
      before = now
      const isMoved = visibleSlide(now.slider) !== visibleSlide(last.slider)
      if (isMoved) track('conf_slide', { slide: visibleSlide(now.slider), model: now.choice.model })
      if (isArriving || now.choice === last.choice) return
      if (addressHolds(now)) return drop()
      const url = window.location.pathname + plainSearch() + writeHash(withModel(store.actions.addressed()), now.rest)
      // The router's own state of the entry is kept, so that it knows where the visitor is.
      const put = () => history.replaceState(history.state, '', url)
      // The first payment is a slider.
      if (!isMoved && now.choice.first !== last.choice.first) return write(put)
      flush()
      if (isMoved) history.pushState(history.state, '', url)
      else put()
    })
    return () => {
      removeEventListener('popstate', onBack)
      unsubscribe()
    }
  }, [store])
}

/** Whether the address already contains this choice, because it has just been read from there. */
const addressHolds = ({ choice, rest }: ConfiguratorState): boolean => {
  const read = readHash(window.location.hash)
  return writeHash(read.choice, read.rest) === writeHash(choice, rest)
}

/** The query without the build: the hash contains it now. */
function plainSearch(): string {
  const query = new URLSearchParams(window.location.search)
  for (const key of CHOICE_QUERY) query.delete(key)
  return query.toString() && `?${query}`
}

/** Slides that lead to another trim of the model. */
const WITH_OTHER_TRIMS: ReadonlySet<number> = new Set([SLIDE.trim, SLIDE.interior, SLIDE.packages])

/** Fetches what the current slide needs; loaded data are not requested again. */
function useLoading(store: Configurator) {
  const app = useAppStore()
  const wanted = useStore(store, ({ choice }) => withModel(choice).model)
  const retries = useStore(store, (state) => state.retries)
  const slide = useStore(store, ({ slider }) => visibleSlide(slider))
  const confData = useAppState(({ confData: data }) => data)
  const trims = useAppState(({ complectations }) => complectations[toModelCode(wanted) ?? MODEL_CODES[0]])
  const trim = useStore(store, ({ choice }) => choice.comp) ?? trims?.[0]?.id

  useEffect(() => {
    const code = toModelCode(wanted)
    const { loadConfData, loadComplectations } = dataActions(app)
    if (code) void Promise.all([loadConfData(), loadComplectations(code)]).then(() => store.actions.markFailed(wanted))
    // Requested again with every retry.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [app, store, wanted, retries])

  useEffect(() => {
    if (confData && trims) store.actions.settle()
  }, [store, confData, trims])

  useEffect(() => {
    const actions = dataActions(app)
    const chosen = trims?.find(({ id }) => id === trim)
    // The equipment decides whether a package is lost or included when the trim changes: here to any other of the
    // model.
    if (chosen && slide !== SLIDE.model) void actions.loadFeatures(chosen.feature_id)
    if (WITH_OTHER_TRIMS.has(slide)) for (const { feature_id } of trims ?? []) void actions.loadFeatures(feature_id)
    if (chosen && slide === SLIDE.equipment) void actions.loadSpecifications(chosen.specification_id)
    if (slide === SLIDE.summary) void Promise.all([actions.loadCities(), actions.loadDealers()])
  }, [app, slide, trims, trim])

  const features = useAppState((state) => state.features)
  useEffect(() => {
    store.actions.learn()
    // Whatever was loaded.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [store, features])
}
