import { expect, test } from 'vitest'
import { readLead } from '#src/backend/leads/read.ts'
import { tradeIn } from './forms.ts'

test.each(['84000', '84 000', '84 000 км', '84 тыс.', '84 тыс. км', '84.000', '84к'])(
  'the mileage «%s», typed without scripts, is 84 000',
  (typed) => {
    expect(readLead(tradeIn({ own_mileage: typed }), new Date('2026-11-28T09:00:00Z'))).toMatchObject({
      own_mileage: 84_000,
    })
  },
)
