import { expect, it } from 'vitest'
import { readLead } from '#src/backend/leads/read.ts'
import { tradeIn } from './forms.ts'

const bornIn = (year: string) => tradeIn({ own_year: year })

it('a car of the new year is taken as soon as it has begun in Kamchatka, and not before', () => {
  const [still, begun] = [new Date('2021-12-31T11:59:00Z'), new Date('2021-12-31T12:00:00Z')]
  expect(readLead(bornIn('2022'), begun)).toMatchObject({ own_year: 2022 })
  expect(() => readLead(bornIn('2022'), still)).toThrow('Проверьте поля формы')
  expect(() => readLead(bornIn('2023'), begun)).toThrow('Проверьте поля формы')
})
