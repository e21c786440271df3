import { QUESTIONS, type Answers, type Question } from '#src/domain/advice/answers.ts'
import { EASY_PACE, type Advised } from '#src/domain/advice/advise.ts'
import type { Candidate, Figure } from '#src/domain/advice/candidate.ts'
import { accel, base, boot, consumption, doubt, length, lowered, power } from '#src/domain/advice/figures.ts'
import { formatNumber } from '#src/domain/format.ts'
import { endSentence, typograf } from '#src/domain/typography.ts'

/** The figures in which two trims differ for an answer, side by side; only those that differ in the given direction. */

type Point = {
  /** Positive where the first one is better. */
  by: (one: Candidate, other: Candidate) => number
  say: (one: Candidate, other: Candidate) => string
}

const against =
  (name: string, show: (car: Candidate) => string) =>
  (one: Candidate, other: Candidate): string =>
    `${name} ${show(one)} против ${show(other)}`
const more = (figure: Figure, name: string, show: (car: Candidate) => string): Point => ({
  by: (one, other) => one[figure] - other[figure],
  say: against(name, show),
})
const less = (figure: Figure, name: string, show: (car: Candidate) => string): Point => ({
  by: (one, other) => other[figure] - one[figure],
  say: against(name, show),
})
const DRIVES = { awd: ['полный', 'полного'], rwd: ['задний', 'заднего'] } as const
const drive = (wanted: Candidate['drive']): Point => ({
  by: (one, other) => Number(one.drive === wanted) - Number(other.drive === wanted),
  say: (one, other) =>
    `привод ${DRIVES[one.drive][0]}${doubt(one, 'drive')} вместо ${DRIVES[other.drive][1]}${doubt(other, 'drive')}`,
})
const petrol: Point = {
  by: (one, other) => Number(one.fuel === 'petrol') - Number(other.fuel === 'petrol'),
  say: (one) => (one.fuel === 'petrol' ? 'бензин вместо дизеля' : 'дизель вместо бензина'),
}
/** Relevant equipment that one of them has and the other lacks. */
const having = (of: (car: Candidate) => readonly string[]): Point => ({
  by: (one, other) => Number(of(one).length > 0) - Number(of(other).length > 0),
  say: (one, other) =>
    of(one).length > 0 ? `в комплектации ${lowered(of(one))}` : `в комплектации нет: ${lowered(of(other))}`,
})
const pieces = (figure: 'safety' | 'technology' | 'equipment') => (car: Candidate) => String(car[figure])
const height = (car: Candidate) => `${formatNumber(car.height)} мм`

const longBase = more('wheelbase', 'колёсная база', base)
const bigBoot = more('boot', 'багажник', boot)
const short = less('length', 'длина', length)
const thrifty = less('consumption', 'смешанный расход', consumption)

const POINTS: { [Q in Exclude<Question, 'budget'>]: Record<Answers[Q], readonly Point[]> } = {
  people: { two: [short], family: [longBase, bigBoot], cargo: [bigBoot] },
  roads: {
    city: [short, thrifty],
    highway: [longBase, more('powerHp', 'мощность', power)],
    winter: [drive('awd'), more('height', 'высота', height), petrol],
  },
  pace: {
    calm: [thrifty],
    lively: [
      {
        by: (one, other) => Math.abs(other.accel - EASY_PACE) - Math.abs(one.accel - EASY_PACE),
        say: against('до 100 км/ч за', accel),
      },
    ],
    fast: [less('accel', 'до 100 км/ч за', accel)],
  },
  matters: {
    quiet: [having(({ quietFeatures }) => quietFeatures), longBase],
    handling: [less('height', 'высота', height), less('wheelbase', 'колёсная база', base), drive('rwd')],
    safety: [more('safety', 'безопасность, позиций в комплектации:', pieces('safety'))],
    technology: [more('technology', 'технологии, позиций в комплектации:', pieces('technology'))],
    rear: [longBase, having(({ rearFeatures }) => rearFeatures)],
    plain: [less('equipment', 'позиций оснащения:', pieces('equipment'))],
  },
}

function pointsOf(question: Question, answers: Answers): readonly Point[] {
  if (question === 'budget') return []
  const of = {
    people: POINTS.people[answers.people],
    roads: POINTS.roads[answers.roads],
    pace: POINTS.pace[answers.pace],
    matters: POINTS.matters[answers.matters],
  }
  return of[question]
}

export type Difference = { question: Question; text: string }
export type Differences = { stronger: Difference | null; weaker: Difference | null }

/**
 * Where the second trim serves an answer better than the first, and where worse: at most one of each, with the figures
 * that prove it.
 */
export function differenceOf(best: Advised, second: Advised, answers: Answers): Differences {
  const ordered = QUESTIONS.map((question) => ({ question, by: second.served[question] - best.served[question] })).sort(
    (a, b) => b.by - a.by,
  )
  const noticeable = (found: (typeof ordered)[number] | undefined, sign: 1 | -1): Difference | null => {
    if (!found || found.by * sign <= 0) return null
    const said = pointsOf(found.question, answers)
      .filter(({ by }) => by(second.car, best.car) * sign > 0)
      .map(({ say }) => say(second.car, best.car))
    return said.length > 0 ? { question: found.question, text: sentence(said) } : null
  }
  return { stronger: noticeable(ordered[0], 1), weaker: noticeable(ordered.at(-1), -1) }
}

function sentence(parts: readonly string[]): string {
  const text = parts.join('; ')
  return typograf(endSentence(text.charAt(0).toUpperCase() + text.slice(1)))
}
