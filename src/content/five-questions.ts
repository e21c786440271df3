import { CAPS, type Answers, type Question } from '#src/domain/advice/answers.ts'
import { formatDecimal } from '#src/domain/format.ts'
import { typograf, typografDeep } from '#src/domain/typography.ts'

type Asked<Q extends Question> = { question: string; short: string; options: Record<Answers[Q], string> }

const upTo = (cap: number): string => typograf(`До ${formatDecimal(cap / 1e6)} млн ₽`)

/** The five questions in order; `short` starts the sentence about the effect of the answer. */
export const fiveQuestions: { [Q in Question]: Asked<Q> } = typografDeep({
  people: {
    question: 'Кто ездит чаще всего?',
    short: 'Кто ездит',
    options: { two: 'Один или двое', family: 'Вся семья', cargo: 'Семья и много вещей' },
  },
  roads: {
    question: 'Где проходит ваш путь?',
    short: 'Дороги',
    options: { city: 'По городу', highway: 'По трассе', winter: 'По снегу и грунту' },
  },
  pace: {
    question: 'Как вы ездите?',
    short: 'Темп',
    options: { calm: 'Спокойно и экономно', lively: 'С запасом для обгона', fast: 'Быстро' },
  },
  budget: {
    question: 'Сколько готовы заплатить?',
    short: 'Бюджет',
    options: {
      to2500: upTo(CAPS.to2500),
      to3500: upTo(CAPS.to3500),
      to5500: upTo(CAPS.to5500),
      to6500: upTo(CAPS.to6500),
      any: 'Любую сумму',
      soon: 'Подожду новинку',
    },
  },
  matters: {
    question: 'Что важнее всего?',
    short: 'Главное',
    options: {
      quiet: 'Тишина и плавность',
      handling: 'Управляемость',
      safety: 'Безопасность',
      technology: 'Технологии',
      rear: 'Задний ряд',
      plain: 'Ничего лишнего',
    },
  },
})
