import { describe, expect, it } from 'vitest'
import { BRAND_SLUG } from '#src/brand/brand.ts'
import { advise } from '#src/domain/advice/advise.ts'
import { ANSWERS, CAPS, isComplete, QUESTIONS, readAnswers, type Answers } from '#src/domain/advice/answers.ts'
import { differenceOf } from '#src/domain/advice/difference.ts'
import { reasonsOf } from '#src/domain/advice/reasons.ts'
import { routeOf } from '#src/routes.ts'
import { candidates } from '../fixtures/candidates.ts'

const every: Answers[] = ANSWERS.people.flatMap((people) =>
  ANSWERS.roads.flatMap((roads) =>
    ANSWERS.pace.flatMap((pace) =>
      ANSWERS.budget.flatMap((budget) => ANSWERS.matters.map((matters) => ({ people, roads, pace, budget, matters }))),
    ),
  ),
)
const usual: Answers = { people: 'family', roads: 'winter', pace: 'lively', budget: 'to5500', matters: 'safety' }
const adviceFor = (answers: Answers) => {
  const advice = advise(candidates, answers)
  if (!advice) throw new Error(`No advice for ${JSON.stringify(answers)}`)
  return advice
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('answers in an address', () => {
  it('are read back as they were written', () => {
    for (const answers of every) expect(readAnswers(new URLSearchParams(answers))).toEqual(answers)
  })

  it.each([
    ['', {}],
    ['people=seven&roads=&pace=FAST&budget=1&matters=quiet,rear', {}],
    ['people=two&people=family', { people: 'two' }],
    ['people=two&roads=constructor&pace=__proto__', { people: 'two' }],
    ['wheels=4&matters=rear', { matters: 'rear' }],
  ])('%j: what nobody offers is ignored', (query, expected) => {
    expect(readAnswers(new URLSearchParams(query))).toEqual(expected)
  })

  it('a file in the form is no answer', () => {
    const form = new FormData()
    form.set('people', new File(['two'], 'two'))
    expect(readAnswers(form)).toEqual({})
  })

  it('are complete only with all five', () => {
    expect(isComplete(usual)).toBe(true)
    for (const question of QUESTIONS) expect(isComplete({ ...usual, [question]: undefined })).toBe(false)
  })

  it('are parameters the page reads', () => {
    for (const question of QUESTIONS) expect(routeOf(`${BRAND_SLUG}-models`).query).toContain(question)
  })
})

describe('the trim', () => {
  it('every trim that can be bought is the answer to something', () => {
    const advised = new Set(every.map((answers) => adviceFor(answers).best.car.id))
    expect(candidates.map(({ id }) => id).filter((id) => !advised.has(id))).toEqual([])
  })

  it('same answers, same trims, in whatever order the trims come', () => {
    for (const answers of every.filter((_, index) => index % 7 === 0)) {
      const { best, second } = adviceFor(answers)
      const turned = advise(candidates.toReversed(), answers)
      expect([turned?.best.car.id, turned?.second.car.id]).toEqual([best.car.id, second.car.id])
    }
  })

  const fits = (budget: Answers['budget'], price: number | null) =>
    budget === 'any' || (budget === 'soon' ? price === null : price !== null && price <= CAPS[budget])

  it('keeps the bound of the budget, with both trims', () => {
    const broken = every.filter((answers) => {
      const { best, second } = adviceFor(answers)
      return [best, second].some(({ car }) => !fits(answers.budget, car.price)) || best.car.id === second.car.id
    })
    expect(broken).toEqual([])
  })

  it('says whom a bound left out because no price is announced', () => {
    expect(new Set(adviceFor(usual).unpriced.map(({ model }) => model))).toEqual(new Set(['new-g80', 'gv80']))
    expect(adviceFor({ ...usual, budget: 'any' }).unpriced).toEqual([])
    expect(adviceFor({ ...usual, budget: 'soon' }).unpriced).toEqual([])
  })

  it.each<[Partial<Answers>, string]>([
    [{ people: 'two', roads: 'city', pace: 'calm', budget: 'to2500', matters: 'plain' }, 'G70 Старт'],
    [{ people: 'two', roads: 'highway', pace: 'fast', budget: 'to5500', matters: 'handling' }, 'G70 Предел'],
    [{ people: 'cargo', roads: 'winter', pace: 'fast', budget: 'any', matters: 'quiet' }, 'GV80 Предел'],
    [{ people: 'family', roads: 'highway', pace: 'fast', budget: 'any', matters: 'rear' }, 'G90 L Предел'],
    [{ people: 'family', roads: 'highway', pace: 'fast', budget: 'to6500', matters: 'rear' }, 'G90 Предел'],
    [{ people: 'cargo', roads: 'winter', pace: 'calm', budget: 'to5500', matters: 'safety' }, 'GV70 Стиль'],
  ])('%j: %s', (answers, name) => {
    expect(adviceFor({ ...usual, ...answers }).best.car.name).toBe(name)
  })

  it('the second is another model where the budget allows one', () => {
    const modelsFor = (budget: Answers['budget']) =>
      new Set(candidates.filter(({ price }) => fits(budget, price)).map(({ model }) => model)).size
    const same = every.filter((answers) => {
      const { best, second } = adviceFor(answers)
      return modelsFor(answers.budget) > 1 && best.car.model === second.car.model
    })
    expect(same).toEqual([])
  })

  it('there is none where there is nothing to choose from', () => {
    expect(advise([], usual)).toBeNull()
    expect(advise(candidates.slice(0, 1), usual)).toBeNull()
  })
})

describe('the reasons', () => {
  it('one sentence for each answer, with figures of that very trim', () => {
    for (const answers of every) {
      const { best } = adviceFor(answers)
      const reasons = reasonsOf(best, answers)
      expect(reasons.map(({ question }) => question)).toEqual(QUESTIONS)
      for (const { text } of reasons) {
        expect(text).toMatch(/^[А-ЯЁ].*(?:[^.*]|с)\.\*?$/)
        expect(text).not.toMatch(/undefined|NaN|null/)
      }
    }
  })

  it('a price stands in the words of the law, a missing one is announced', () => {
    const priced = reasonsOf(adviceFor(usual).best, usual).find(({ question }) => question === 'budget')
    expect(plain(priced?.text ?? '')).toMatch(
      /^Максимальная рекомендованная розничная цена — [\d ]+ ₽: в пределах 5,5 млн ₽\.$/,
    )
    const soon: Answers = { ...usual, budget: 'soon' }
    const unpriced = reasonsOf(adviceFor(soon).best, soon).find(({ question }) => question === 'budget')
    expect(unpriced?.text).toContain('Цена будет объявлена позже')
  })

  it('a figure nobody confirmed says so', () => {
    const { best } = adviceFor({ ...usual, pace: 'calm' })
    expect(best.car.unsure).toContain('consumption')
    const reason = reasonsOf(best, { ...usual, pace: 'calm' }).find(({ question }) => question === 'pace')
    expect(plain(reason?.text ?? '')).toContain('л/100 км*')
  })

  it('an answer that was outweighed is called a concession', () => {
    const answers: Answers = { people: 'cargo', roads: 'winter', pace: 'lively', budget: 'to2500', matters: 'plain' }
    const { best } = adviceFor(answers)
    expect(best.car.model).toBe('g70')
    const concession = reasonsOf(best, answers).find(({ question }) => question === 'people')
    expect(concession).toMatchObject({ isConcession: true })
    expect(plain(concession?.text ?? '')).toContain(`Багажник ${best.car.boot} л`)
  })

  it('the second differs where its shares differ', () => {
    const { best, second } = adviceFor(usual)
    const { stronger, weaker } = differenceOf(best, second, usual)
    const by = (difference: typeof stronger) =>
      difference ? second.served[difference.question] - best.served[difference.question] : 0
    expect(by(stronger)).toBeGreaterThan(0)
    expect(by(weaker)).toBeLessThan(0)
    expect(differenceOf(best, best, usual)).toEqual({ stronger: null, weaker: null })
  })

  /** «484 л против 330 л», «до 100 км/ч за 4,9 с* против 6,1 с» */
  const PAIR = /(\d[\d ]*(?:,\d+)?)(?: [^\d;]+?)? против (\d[\d ]*(?:,\d+)?)/g
  const LESS_IS_BETTER = /длина|расход|высота|до 100|оснащения/

  it('what is said of the difference goes its way, and never says that others have more of it', () => {
    const wrong: string[] = []
    for (const answers of every) {
      const { best, second } = adviceFor(answers)
      for (const [way, difference] of Object.entries(differenceOf(best, second, answers))) {
        if (!difference) continue
        const text = plain(difference.text).toLowerCase().replaceAll('/100 км', '')
        if (/есть и|перевесили|бывает/.test(text)) wrong.push(text)
        // Low and short is what handling asks for; elsewhere a long base and a high body are.
        if (difference.question === 'matters' && answers.matters === 'handling') continue
        if (difference.question === 'pace' && answers.pace === 'lively') continue
        for (const part of text.split('; '))
          for (const [, one = '', other = ''] of part.matchAll(PAIR)) {
            const value = (figure: string) => Number(figure.replace(/ /g, '').replace(',', '.'))
            const isLess = LESS_IS_BETTER.test(part) && !(answers.roads === 'winter' && part.includes('высота'))
            const isBetter = isLess ? value(one) < value(other) : value(one) > value(other)
            if (isBetter !== (way === 'stronger')) wrong.push(`${way}: ${part}`)
          }
      }
    }
    expect([...new Set(wrong)]).toEqual([])
  })

  it('of several figures only those are named that are better', () => {
    const [any] = candidates
    const first = { ...any!, id: 1, wheelbase: 3000, boot: 300 }
    const second = { ...any!, id: 2, wheelbase: 2900, boot: 700 }
    const served = (people: number) => ({ people, roads: 0, pace: 0, budget: 1, matters: 0 })
    const answers: Answers = { ...usual, people: 'family' }
    const { stronger, weaker } = differenceOf(
      { car: first, served: served(0.2) },
      { car: second, served: served(0.4) },
      answers,
    )
    expect(plain(stronger?.text ?? '')).toBe('Багажник 700 л против 300 л.')
    expect(weaker).toBeNull()
  })
})
