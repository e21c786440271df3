import { CAPS, QUESTIONS, type Answers, type Question } from '#src/domain/advice/answers.ts'
import type { Advised } from '#src/domain/advice/advise.ts'
import type { Candidate } from '#src/domain/advice/candidate.ts'
import { accel, base, boot, boxes, consumption, doubt, length, lowered, power } from '#src/domain/advice/figures.ts'
import { countOf, formatDecimal, formatMoney, formatNumber, PRICE_SOON } from '#src/domain/format.ts'
import { endSentence, typograf } from '#src/domain/typography.ts'

/**
 * "Почему": the effect of each answer, in a sentence made from the trim's own figures. `reasonsOf` adds the full stops.
 */
export type Reason = {
  question: Question
  text: string
  /** The trim serves this answer less than half: stated openly, because other answers outweighed it. */
  isConcession: boolean
}

type Sentences = readonly [serves: (car: Candidate) => string, concedes: (car: Candidate) => string]

const people: Record<Answers['people'], Sentences> = {
  two: [
    (car) => `Длина ${length(car)}: двоим больше не нужно, а место на парковке найти проще`,
    (car) => `Длина ${length(car)}: для двоих это с запасом`,
  ],
  family: [
    (car) => `Колёсная база ${base(car)} и багажник ${boot(car)}: сзади просторно, вещи едут отдельно`,
    (car) => `Колёсная база ${base(car)}, багажник ${boot(car)}: есть и просторнее, но остальные ответы перевесили`,
  ],
  cargo: [
    (car) => `Багажник ${boot(car)}: это ${boxes(car)} по десять литров`,
    (car) => `Багажник ${boot(car)}: для крупных вещей есть вместительнее, но остальные ответы перевесили`,
  ],
}

const roads: Record<Answers['roads'], Sentences> = {
  city: [
    (car) => `Длина ${length(car)} и расход ${consumption(car)}: в городе это удобно`,
    (car) =>
      `Длина ${length(car)} и расход ${consumption(car)}: в городе бывает и проще, но остальные ответы перевесили`,
  ],
  highway: [
    (car) => `Колёсная база ${base(car)} и мощность ${power(car)}: на трассе это спокойный ход`,
    (car) => `Колёсная база ${base(car)} и мощность ${power(car)}: для трассы достаточно, но есть и больше`,
  ],
  winter: [winter, winter],
}

function winter(car: Candidate): string {
  if (car.drive === 'rwd') return `Привод задний${doubt(car, 'drive')}: для снега подойдут версии с полным`
  const warming =
    car.fuel === 'petrol'
      ? 'бензиновый двигатель прогревается быстрее дизеля'
      : 'дизель прогревается дольше бензинового, зато расходует меньше'
  return `Полный привод${car.body === 'suv' ? ' и высокий кузов' : ''}; ${warming}`
}

const pace: Record<Answers['pace'], Sentences> = {
  calm: [
    (car) => `Смешанный расход ${consumption(car)}: ближе к наименьшему в ряду`,
    (car) => `Смешанный расход ${consumption(car)}: это плата за мощность ${power(car)}`,
  ],
  lively: [lively, lively],
  fast: [
    (car) => `До 100 км/ч за ${accel(car)}, мощность ${power(car)}`,
    (car) => `До 100 км/ч за ${accel(car)}: спокойнее, чем вы хотели, но остальные ответы перевесили`,
  ],
}

function lively(car: Candidate): string {
  const seconds = `До 100 км/ч за ${accel(car)}`
  if (car.accel < 6) return `${seconds}: запас больше, чем вы просили`
  return car.accel > 7.5
    ? `${seconds}: обгоны лучше планировать заранее`
    : `${seconds}: для уверенного обгона достаточно`
}

const matters: Record<Answers['matters'], Sentences> = {
  quiet: [quiet, quiet],
  handling: [
    (car) =>
      `Высота ${formatNumber(car.height)} мм, база ${base(car)}${car.drive === 'rwd' ? `, задний привод${doubt(car, 'drive')}` : ''}: низко и собранно`,
    (car) => `Высота ${formatNumber(car.height)} мм: есть версии ниже и собраннее, но остальные ответы перевесили`,
  ],
  safety: [safety, safety],
  technology: [technology, technology],
  rear: [rear, rear],
  plain: [plain, plain],
}

const items = (count: number) => countOf(count, ['позиция', 'позиции', 'позиций'])

function quiet(car: Candidate): string {
  return car.quietFeatures.length > 0
    ? `В комплектации ${lowered(car.quietFeatures)}, колёсная база ${base(car)}`
    : `Колёсная база ${base(car)}; активного шумоподавления и адаптивной подвески в этой комплектации нет`
}

function safety(car: Candidate): string {
  return car.safety === car.safetyOf
    ? `Всё из раздела «Безопасность» уже в комплектации: ${items(car.safety)}`
    : `Из раздела «Безопасность» в комплектации ${items(car.safety)} из ${car.safetyOf}`
}

function technology(car: Candidate): string {
  const what = 'мультимедиа, ассистенты, свет и обзор'
  return car.technology === car.technologyOf
    ? `Всё из разделов «${what}» уже в комплектации: ${items(car.technology)}`
    : `Из разделов «${what}» в комплектации ${items(car.technology)} из ${car.technologyOf}`
}

function rear(car: Candidate): string {
  return car.rearFeatures.length > 0
    ? `Колёсная база ${base(car)}; для задних пассажиров — ${lowered(car.rearFeatures)}`
    : `Колёсная база ${base(car)}; отдельного оснащения для задних пассажиров в этой комплектации нет`
}

function plain(car: Candidate): string {
  return car.equipment === car.equipmentOf
    ? `В комплектации всё, что есть в списке оснащения: ${items(car.equipment)}`
    : `В комплектации ${items(car.equipment)} оснащения из ${car.equipmentOf}: за остальное платить не нужно`
}

function budget({ price }: Candidate, answer: Answers['budget']): string {
  if (price === null) return `${PRICE_SOON}. Собрать автомобиль и отправить дилеру можно уже сейчас`
  const legal = `Максимальная рекомендованная розничная цена — ${formatMoney(price)}`
  return answer === 'any' || answer === 'soon'
    ? legal
    : `${legal}: в пределах ${formatDecimal(CAPS[answer] / 1e6)} млн ₽`
}

const HALF = 0.5

export function reasonsOf({ car, served }: Advised, answers: Answers): Reason[] {
  const isConcession = (question: Question) => served[question] < HALF
  const say = (question: Question): string => {
    if (question === 'budget') return budget(car, answers.budget)
    const of = {
      people: people[answers.people],
      roads: roads[answers.roads],
      pace: pace[answers.pace],
      matters: matters[answers.matters],
    }
    const [serves, concedes] = of[question]
    return (isConcession(question) ? concedes : serves)(car)
  }
  return QUESTIONS.map((question) => ({
    question,
    text: typograf(endSentence(say(question))),
    isConcession: isConcession(question),
  }))
}
