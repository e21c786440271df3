// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { StepLink } from '#src/components/test-drive/answers.tsx'
import { useBooking } from '#src/components/test-drive/use-booking.ts'
import { createAppStore } from '#src/stores/app-store.ts'
import { show } from '../../layout/render.tsx'

const Link = () => (
  <StepLink booking={useBooking({ model: 'gv70' })} step={1}>
    Назад
  </StepLink>
)

test('a step is a real link: with a modifier key it opens another tab, without one it stays on the page', () => {
  const left: boolean[] = []
  const note = (event: MouseEvent) => {
    left.push(!event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('click', note)
  onTestFinished(() => {
    document.removeEventListener('click', note)
    // The booking marks the entry with its step.
    history.replaceState(null, '')
  })
  show(<Link />, { store: createAppStore({ services: () => new Promise<never>(() => {}) }) })
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true })
  fireEvent.click(screen.getByRole('link'))
  expect(left).toEqual([true, false])
})
