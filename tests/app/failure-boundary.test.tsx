// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { FailureBoundary } from '#src/app/failure-boundary.tsx'

afterEach(() => vi.restoreAllMocks())

test('a page that throws is told in its place until the next navigation', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw new TypeError('x is undefined')
  }
  const at = (key: string, isBroken: boolean) => (
    <MemoryRouter>
      <header>Шапка</header>
      <FailureBoundary at={key}>{isBroken ? <Broken /> : <p>Страница</p>}</FailureBoundary>
    </MemoryRouter>
  )
  const { rerender } = render(at('a', true))
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(screen.getByText('Шапка')).toBeTruthy()
  rerender(at('a', false))
  expect(screen.queryByText('Страница')).toBeNull()
  rerender(at('b', false))
  expect(screen.getByText('Страница')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
