import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { Sent } from '#src/components/test-drive/test-drive-accepted.tsx'
import { track } from '#src/analytics/track.ts'
import { takePersisted, persistOnLeave } from '#src/components/tab-memory.ts'
import {
  applyChange,
  fitChoice,
  hourOf,
  readChoice,
  stepOf,
  type Change,
  type Choice,
  type Step,
} from '#src/components/test-drive/choice.ts'
import { useStepHistory } from '#src/components/test-drive/use-step-history.ts'
import { MOBILE_BREAKPOINT } from '#src/domain/constants.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { useAppState, useAppStore, type AppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import { scheduleKey } from '#src/stores/schedule.ts'

export type Booking = ReturnType<typeof useBooking>

/** All answers, and which of them are the newest. */
type ChoiceState = { choice: Choice; said: Change }

const savedChoices = new WeakMap<AppStore, Choice>()
/** The answers of a booking that was closed: it opens again at the same step. */
const savedChoice = (store: AppStore): Choice => savedChoices.get(store) ?? {}

const IN_TAB = 'booking'

/** The answers from before a reload of the tab. */
function recallChoice(): Choice {
  const left = takePersisted(IN_TAB)
  return typeof left === 'string' ? readChoice(new URLSearchParams(left)) : {}
}

/**
 * The state of the four steps: answers, the current step, the lists it needs. Values given by the address, the page or
 * the opener take precedence over remembered ones.
 */
export function useBooking(said: Choice, asked: Step | null = null) {
  const store = useAppStore()
  const cities = useAppState((state) => state.testDriveCities)
  const dealers = useAppState((state) => state.testDriveDealers[dealerListKey()])
  // If the visitor comes from a list of dealers, their cars are known before the lists of this booking are loaded.
  const able = useAppState((state) => state.testDriveDealers[dealerListKey()] ?? state.dealers[dealerListKey()])
  const [state, setState] = useState<ChoiceState>(() => ({ choice: applyChange(savedChoice(store), said), said }))
  const [wanted, setWanted] = useState(asked)
  const fit = (to: ChoiceState) => (able ? fitChoice(to.choice, able, to.said) : to.choice)
  const choice = fit(state)
  const months = useAppState(
    ({ schedules }) => choice.model && schedules[scheduleKey(`${choice.dealer_id}`, choice.model)],
  )
  // A form that came back from the server says it itself, and stays.
  const isBack = useAppState(({ form }) => form?.type === 'test-drive')
  const hour = isBack ? undefined : hourOf(choice, months)
  // A step with an unanswered question is not skipped; an hour that has gone by is no answer.
  const last = hour === null ? 3 : stepOf(choice)
  const step = Math.min(wanted ?? last, last) as Step
  // The answer and the row of steps are shown at once; the next step's form a moment later.
  const shownStep = useDeferredValue(step)
  const heading = useStepFocus(shownStep)
  const { isLoading, again } = useLists(store)
  const isFitted = able !== undefined || !isLoading
  const [sent, setSent] = useState<Sent | null>(null)
  const [isRecalled, setRecalled] = useState(false)
  // After hydration: the server's page knows only what the address says, which takes precedence.
  useEffect(() => {
    const left = recallChoice()
    // The browser's stored values are not known while the server's HTML is hydrated.
    // oxlint-disable-next-line react/set-state-in-effect
    if (left.model) setState((now) => ({ ...now, choice: applyChange(left, now.choice) }))
    setRecalled(true)
    persistOnLeave(IN_TAB, () => {
      const answers = savedChoice(store)
      return answers.model && new URLSearchParams({ ...answers }).toString()
    })
  }, [store])
  // A state setter is the same in every render.
  useStepHistory({ step: isRecalled && isFitted ? step : null, isSent: sent !== null, goTo: setWanted })
  useEffect(() => {
    if (sent) savedChoices.delete(store)
    else savedChoices.set(store, choice)
  })

  return {
    choice,
    step,
    shownStep,
    /** The chosen hour, as far as it is known, cannot be booked. */
    isHourLost: hour !== undefined && !hour?.available,
    heading,
    cities,
    dealers,
    /** Whether it is known that the dealer has the car, or cannot be known. */
    isFitted,
    /** The lists are loading; when loading has ended without them, it has failed. */
    isLoading,
    loadLists: again,
    city: cities?.find(({ id }: City) => String(id) === choice.city_id),
    dealer: able?.find(({ id }: Dealer) => String(id) === choice.dealer_id),
    choose: (change: Change) => {
      const next = fit({ choice: applyChange(choice, change), said: change })
      if (next.dealer_id && next.dealer_id !== choice.dealer_id)
        track('dealer_select', { dealer: Number(next.dealer_id) })
      setState({ choice: next, said: change })
      setWanted(null)
    },
    goTo: (next: Step) => setWanted(next),
    /** The accepted request; it replaces the steps. */
    sent,
    setSent(accepted: Sent) {
      // Also where the booking was closed meanwhile: it does not open again at an hour that it has booked itself.
      savedChoices.delete(store)
      setSent(accepted)
    },
  }
}

/** A new step is announced: its heading gets the focus. The first one is part of its popup or page. */
function useStepFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    track('testdrive_step', { step })
    heading.current?.focus({ preventScroll: true })
    // On a phone the step is scrolled to the top of the screen, with the row of steps above it.
    heading.current?.scrollIntoView({ block: innerWidth > MOBILE_BREAKPOINT ? 'nearest' : 'start' })
  }, [step])
  return heading
}

function useLists(store: AppStore) {
  const [isLoading, setLoading] = useState(true)
  const load = useCallback(() => {
    const actions = dataActions(store)
    void Promise.all([actions.loadCities('testDrive'), actions.loadDealers('testDrive')]).then(() => setLoading(false))
  }, [store])
  useEffect(load, [load])
  const again = () => {
    setLoading(true)
    load()
  }
  return { isLoading, again }
}
