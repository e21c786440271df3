// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DayStrip } from '#src/components/calendar/day-strip.tsx'
import { calendar } from '#src/content/calendar.ts'

test.each([
  [true, 'instant'],
  [false, 'smooth'],
])('where reduced motion is preferred (%s) the days are turned %s', (matches, behavior) => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  const scrollBy = vi.fn()
  Element.prototype.scrollBy = scrollBy
  render(
    <DayStrip months={[]} shown={undefined}>
      {() => null}
    </DayStrip>,
  )
  fireEvent.click(screen.getByRole('button', { name: calendar.later }))
  expect(scrollBy.mock.calls).toMatchObject([[{ behavior }]])
})
