import { expect, test } from 'vitest'
import { questionReader } from '#src/backend/search/answers/question.ts'
import type { City } from '#src/domain/dealer.ts'
import { cities } from '../fixtures/directory.ts'

const [first] = cities
if (!first) throw new Error('no city in the fixtures')
const orel: City = {
  ...first,
  dealers_count: 1,
  id: 90,
  code: 'orel',
  name: 'Орёл',
  name_in: 'в Орле',
  name_of: 'Орла',
}
const tyumen: City = {
  ...orel,
  id: 91,
  code: 'tyumen',
  name: 'Тюмень',
  name_in: 'в\u00a0Тюмени',
  name_of: 'Тюмени',
}

test.each([
  ['дилер орел', 'orel'],
  ['дилер в Орле', 'orel'],
  ['от центра Орла', 'orel'],
  ['дилер в тюмени', 'tyumen'],
  ['тюмень сервис', 'tyumen'],
  ['дилер в городе', undefined],
])('the city of «%s», whatever case it stands in', (question, code) => {
  expect(questionReader([orel, tyumen])(question).city?.code).toBe(code)
})
