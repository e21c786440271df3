import { CAPS, QUESTIONS, type Answers, type Question } from '#src/domain/advice/answers.ts'
import type { Candidate, Figure } from '#src/domain/advice/candidate.ts'

/**
 * From five answers to one trim and an alternative. A score between 0 and 1 says how well a trim serves an answer,
 * relative to all trims; the weighted sum decides. Nothing is random, and no car is preferred.
 */

type Scale = (figure: Figure, candidate: Candidate) => number
type Scorer = (candidate: Candidate, scale: Scale) => number

/** Seconds to 100 km/h that are enough to overtake with ease, and the distance from it at which the score is zero. */
export const EASY_PACE = 6.6
const PACE_SPREAD = 2

const SCORERS: { [Q in Exclude<Question, 'budget'>]: Record<Answers[Q], Scorer> } = {
  people: {
    two: (car, scale) => 1 - scale('length', car),
    family: (car, scale) => 0.6 * scale('wheelbase', car) + 0.4 * scale('boot', car),
    cargo: (car, scale) => scale('boot', car),
  },
  roads: {
    city: (car, scale) => 0.5 * (1 - scale('length', car)) + 0.5 * (1 - scale('consumption', car)),
    highway: (car, scale) => 0.6 * scale('wheelbase', car) + 0.4 * scale('powerHp', car),
    winter: (car, scale) =>
      (car.drive === 'awd' ? 0.4 : 0) + 0.4 * scale('height', car) + (car.fuel === 'petrol' ? 0.2 : 0),
  },
  pace: {
    calm: (car, scale) => 1 - scale('consumption', car),
    lively: (car) => Math.max(0, 1 - Math.abs(car.accel - EASY_PACE) / PACE_SPREAD),
    fast: (car, scale) => 1 - scale('accel', car),
  },
  matters: {
    quiet: (car, scale) => (car.quietFeatures.length > 0 ? 0.5 : 0) + 0.5 * scale('wheelbase', car),
    handling: (car, scale) =>
      0.5 * (1 - scale('height', car)) + 0.2 * (1 - scale('wheelbase', car)) + (car.drive === 'rwd' ? 0.3 : 0),
    safety: (car, scale) => scale('safety', car),
    technology: (car, scale) => scale('technology', car),
    rear: (car, scale) => 0.7 * scale('wheelbase', car) + (car.rearFeatures.length > 0 ? 0.3 : 0),
    plain: (car, scale) => 1 - scale('equipment', car),
  },
}

/** The priority named by the visitor weighs more than any other answer. */
const WEIGHTS: Record<Question, number> = { people: 1, roads: 1, pace: 1, budget: 1, matters: 1.5 }

export type Advised = {
  car: Candidate
  /** How well it serves each answer, 0 to 1. */ served: Record<Question, number>
}
export type Advice = {
  best: Advised
  second: Advised
  /** Trims left out because their price is not announced, so that no limit can be checked. */
  unpriced: readonly Candidate[]
}

const fitsBudget = ({ price }: Candidate, budget: Answers['budget']): boolean => {
  if (budget === 'any') return true
  return budget === 'soon' ? price === null : price !== null && price <= CAPS[budget]
}

/** Null when there are fewer than two to choose from. */
export function advise(candidates: readonly Candidate[], answers: Answers): Advice | null {
  const scale = scaleOf(candidates)
  const ranked = candidates
    .filter((car) => fitsBudget(car, answers.budget))
    .map((car) => ({ car, served: servedBy(car, answers, scale) }))
    .sort((a, b) => sum(b) - sum(a) || priceOf(a.car) - priceOf(b.car) || a.car.id - b.car.id)
  const [best, next] = ranked
  if (!best || !next) return null
  return {
    best,
    // Another model is a more useful alternative than another trim of the same one.
    second: ranked.find(({ car }) => car.model !== best.car.model) ?? next,
    unpriced: candidates.filter((car) => car.price === null && !fitsBudget(car, answers.budget)),
  }
}

const priceOf = ({ price }: Candidate): number => price ?? Infinity
/** Rounded, so that the same scores summed in another order are equal. */
const sum = ({ served }: Advised): number =>
  Math.round(QUESTIONS.reduce((total, question) => total + WEIGHTS[question] * served[question], 0) * 1e6)

function servedBy(car: Candidate, answers: Answers, scale: Scale): Record<Question, number> {
  return {
    people: SCORERS.people[answers.people](car, scale),
    roads: SCORERS.roads[answers.roads](car, scale),
    pace: SCORERS.pace[answers.pace](car, scale),
    // Trims over the limit were left out before.
    budget: 1,
    matters: SCORERS.matters[answers.matters](car, scale),
  }
}

/** Position of a trim's figure between the minimum and the maximum of all trims. */
function scaleOf(candidates: readonly Candidate[]): Scale {
  const ends = new Map<Figure, { least: number; most: number }>()
  return (figure, car) => {
    let end = ends.get(figure)
    if (!end) {
      const values = candidates.map((one) => one[figure])
      end = { least: Math.min(...values), most: Math.max(...values) }
      ends.set(figure, end)
    }
    const { least, most } = end
    return most === least ? 0 : (car[figure] - least) / (most - least)
  }
}
