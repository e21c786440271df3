// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { requestPageTexts as texts } from '#src/content/request-page.ts'
import type { VisitorRequest } from '#src/domain/shapes/visitor-request.ts'
import { savedRequests } from '#src/offline/saved-requests.ts'
import { SaveOffline } from '#src/pages/request/save-offline.tsx'

// The file of the code does not come.
vi.mock('#src/offline/saved-pages.ts', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

const request: VisitorRequest = {
  url: `/request/${'A'.repeat(22)}`,
  number: 'K7MN4P2R',
  type: 'test-drive',
  status: 'accepted',
  created: '2026-11-22T09:00:00Z',
  updated: '2026-11-22T09:00:00Z',
  keptUntil: '2027-02-20T09:00:00Z',
  model: 'gv70',
  city: 'Казань',
  dealer: null,
  booking: null,
  sent: { name: 'Анна', phone: '+79161234567' },
  calendar: null,
  build: null,
  file: null,
  consents: [],
}

test('a request that cannot be saved because the network has gone says so, and can be saved later', async () => {
  render(<SaveOffline request={request} />)
  fireEvent.click(await screen.findByRole('button', { name: texts.save }))
  expect((await screen.findByRole('status')).textContent).toBe(texts.notLoaded)
  expect(screen.getByRole('button', { name: texts.save })).toBeTruthy()
  expect(savedRequests()).toEqual([])
})
