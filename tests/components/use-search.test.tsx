// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { useSearch } from '#src/components/hooks/use-search.ts'

vi.mock(import('react-router-dom'), async (load) => ({
  ...(await load()),
  useNavigate: () => async () => Promise.reject(new Error('No route matches')),
}))

test('a navigation to the search that fails is only logged', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>
  const { result } = renderHook(() => useSearch(), { wrapper })
  expect(result.current('гарантия')).toBe(true)
  await vi.waitFor(() => expect(error).toHaveBeenCalledExactlyOnceWith('Ошибка перехода к поиску: No route matches'))
})
