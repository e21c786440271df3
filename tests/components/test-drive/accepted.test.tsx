// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TestDriveAccepted } from '#src/components/test-drive/test-drive-accepted.tsx'
import { readChoice } from '#src/components/test-drive/choice.ts'
import type { Hours } from '#src/domain/dealer.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { dealer as anyDealer } from '../../fixtures/directory.ts'
import { show } from '../../layout/render.tsx'

const hours: Hours[] = [{ days: [1, 7], open: '09:00', close: '21:00' }]
const dealer = anyDealer({
  id: 1,
  city_id: 1,
  name: 'Дилер',
  services: ['sales'],
  hours: { sales: hours, service: hours },
})
const receipt = { number: 'K7MN4P2R', url: '/request/secret', calendar: null }

beforeEach(() => void vi.useFakeTimers({ now: new Date('2021-07-15T19:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['11:00', 'Дилер позвонит завтра после 09:00, чтобы подтвердить время.'],
  [
    '09:00',
    'Дилер откроется незадолго до этого часа и позвонит, чтобы подтвердить его, возможно, когда вы уже в пути.',
  ],
])('in the evening, for tomorrow at %s: %s', (time, said) => {
  const query = { model: 'gv70', city_id: '1', dealer_id: '1', date: '16.07.2021', time }
  const choice = readChoice(new URLSearchParams(query))
  const { container } = show(<TestDriveAccepted sent={{ receipt, choice, dealer }} />)
  expect(withPlainSpaces(container.textContent)).toContain(said)
})
