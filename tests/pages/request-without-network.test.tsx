// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { requestPageTexts as texts } from '#src/content/request-page.ts'
import { savedRequests } from '#src/offline/saved-requests.ts'
import { SaveOffline } from '#src/pages/request/save-offline.tsx'
import { visitorRequest } from '../fixtures/visitor-request.ts'

// The file of the code does not come.
vi.mock('#src/offline/saved-pages.ts', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

test('a request that cannot be saved because the network has gone says so, and can be saved later', async () => {
  render(<SaveOffline request={visitorRequest()} />)
  fireEvent.click(await screen.findByRole('button', { name: texts.save }))
  expect((await screen.findByRole('status')).textContent).toBe(texts.notLoaded)
  expect(screen.getByRole('button', { name: texts.save })).toBeTruthy()
  expect(savedRequests()).toEqual([])
})
