import { expect, test } from 'vitest'
import { creditPrograms } from '#src/content/seed/credit-programs.ts'
import { creditPrograms as some } from '../fixtures/credit-programs.ts'
import { creditProblems } from './rules/credit.ts'
import { asMessage } from './rules/places.ts'

test('credit programmes: numbers, limits, terms, banks', () => {
  const problems = creditProblems(creditPrograms)
  expect(problems, asMessage(problems)).toEqual([])
})

const [right, other] = some
if (!right || !other) throw new Error('The fixtures have no two programmes')

test.each([
  [
    'limits that are turned round',
    [{ ...right, min_price: '9000000', max_price: '1000000' }],
    /цена автомобиля от 9000000 до 1000000: начало больше конца/,
  ],
  ['a number with a comma', [{ ...right, rate: '11,9' }], /rate — «11,9»\. Нужно число цифрами/],
  ['a first payment of a broken number', [{ ...right, min_prepay: '20.1' }], /min_prepay — «20\.1»\. Нужно целое/],
  ['a full cost below the rate', [{ ...right, psk_min: '1.000' }], /меньше ставки/],
  ['terms out of order', [{ ...right, terms: [{ term: '36' }, { term: '12' }] }], /не по возрастанию/],
  ['no terms', [{ ...right, terms: [] }], /сроки \[\]/],
  ['a number that stands twice', [right, { ...other, id: right.id }], /номер \(id\) 1 у программ/],
  ['a list of models that is empty', [{ ...right, model_codes: [] }], /список моделей пуст/],
  ['none that is shown', [{ ...right, active: '0' }], /ни одна программа не показывается/],
])('%s: told in Russian, and nothing else', (_, programs, sentence) => {
  expect(creditProblems(some)).toEqual([])
  expect(creditProblems(programs)).toEqual([expect.stringMatching(sentence)])
})
