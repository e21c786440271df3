import type { Dealer } from '#src/domain/dealer.ts'
import type { ScheduleMonth, ScheduleSlot } from '#src/domain/schedule.ts'
import { toModelCode, type ModelCode } from '#src/domain/model.ts'

/**
 * A visitor's choices for a test drive, by the names of the request's fields. The same names are in
 * the page's address, so every step is a page of its own without scripts.
 */
export type Choice = {
  model?: ModelCode
  city_id?: string
  dealer_id?: string
  date?: string
  time?: string
  /** The schedule failed to load: the dealer proposes an hour. */
  no_time?: 'on'
}
export type Step = 1 | 2 | 3 | 4
export type Change = { [K in keyof Choice]?: Choice[K] | undefined }

/** What a choice invalidates: a new dealer has other hours, a new model may have other dealers. */
const DEPENDENT: Record<keyof Choice, (keyof Choice)[]> = {
  model: ['date', 'time', 'no_time'],
  city_id: ['dealer_id', 'date', 'time', 'no_time'],
  dealer_id: ['date', 'time', 'no_time'],
  date: ['time', 'no_time'],
  time: ['no_time'],
  no_time: ['date', 'time'],
}

export function applyChange(choice: Choice, change: Change): Choice {
  const next: Change = { ...choice }
  for (const key of Object.keys(change) as (keyof Choice)[])
    if (change[key] !== choice[key]) for (const other of DEPENDENT[key]) delete next[other]
  return withoutEmpty({ ...next, ...change })
}

const withoutEmpty = (change: Change): Choice =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value)) as Choice

/** Reads the page's query. Values that do not match the format of their field are ignored. */
export function readChoice(query: URLSearchParams): Choice {
  const find = (name: string, pattern: RegExp) => {
    const value = query.get(name) ?? ''
    return pattern.test(value) ? value : undefined
  }
  return withoutEmpty({
    // Of the site or of the configurator: whoever makes a link has either.
    model: toModelCode(query.get('model') ?? '') ?? undefined,
    city_id: find('city_id', /^\d{1,7}$/),
    dealer_id: find('dealer_id', /^\d{1,7}$/),
    date: find('date', /^\d{2}\.\d{2}\.\d{4}$/),
    time: find('time', /^\d{2}:\d{2}$/),
    no_time: query.get('no_time') === 'on' ? 'on' : undefined,
  })
}

/**
 * Removes a dealer that does not exist or does not have the chosen car. A dealer without a city sets the city, and a
 * city's only dealer with that car need not be asked for. If the dealer was chosen after the car, and the car is only
 * remembered, the dealer stays and the car is asked for again.
 */
export function fitChoice(choice: Choice, dealers: readonly Dealer[], said: Change = choice): Choice {
  const dealer = dealers.find(({ id }) => String(id) === choice.dealer_id)
  if (dealer) {
    const city_id = String(dealer.city_id)
    if (!choice.model || dealer.test_models.includes(choice.model)) return { ...choice, city_id }
    if (said.dealer_id && !said.model) return { ...applyChange(choice, { model: undefined }), city_id }
  }
  const open = choice.dealer_id ? applyChange(choice, { dealer_id: undefined }) : choice
  const sole = soleDealer(open, dealers)
  return sole ? { ...open, dealer_id: String(sole.id) } : open
}

/** The only dealer of the chosen city that has the chosen car. */
export function soleDealer({ model, city_id }: Choice, dealers: readonly Dealer[]): Dealer | undefined {
  if (!model || !city_id) return undefined
  const [first, ...others] = dealersWith(dealers, model).filter((dealer) => String(dealer.city_id) === city_id)
  return others.length === 0 ? first : undefined
}

/** Dealers that have the chosen car. */
export const dealersWith = (dealers: readonly Dealer[], model: ModelCode | undefined): Dealer[] =>
  dealers.filter(({ test_models }) => !model || test_models.includes(model))

/** The first step that is not answered yet. */
export function stepOf({ model, dealer_id, date, time, no_time }: Choice): Step {
  if (!model) return 1
  if (!dealer_id) return 2
  return (date && time) || no_time ? 4 : 3
}

/** The chosen hour in a schedule: null where it is none of its hours, undefined where that is not known. */
export const hourOf = (
  { date, time }: Choice,
  months: readonly ScheduleMonth[] | null | undefined,
): ScheduleSlot | null | undefined =>
  date && time && months
    ? (months
        .flatMap(({ days }) => days)
        .find((day) => day.date === date)
        ?.slots.find((slot) => slot.time === time) ?? null)
    : undefined

export const isStep = (value: unknown): value is Step => [1, 2, 3, 4].includes(value as Step)
