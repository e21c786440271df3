import { expect, it } from 'vitest'
import { readLead } from '#src/backend/leads/read.ts'
import { tradeIn } from './forms.ts'

it('a trade-in names the car its number says, whatever the form wrote beside it', () => {
  const lead = readLead(tradeIn({ model: '4', tradeInModelName: 'G70' }), new Date('2021-07-14T09:00:00Z'))
  expect(lead).toMatchObject({ model: 4, tradeInModelName: 'GV80' })
})
