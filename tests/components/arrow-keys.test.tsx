// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { moveByArrows } from '#src/components/arrow-keys.ts'
import { Hours } from '#src/components/calendar/hours.tsx'

const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })

test('arrows, Home and End go through the buttons that can be pressed, and stay in the group', () => {
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={moveByArrows}>
      <button type="button">один</button>
      <button type="button" disabled>
        два
      </button>
      <button type="button">три</button>
    </div>,
  )
  screen.getByRole('button', { name: 'один' }).focus()
  press('ArrowRight')
  expect(screen.getByRole('button', { name: 'три' })).toHaveFocus()
  expect(press('ArrowDown')).toBe(false)
  expect(screen.getByRole('button', { name: 'три' })).toHaveFocus()
  press('Home')
  expect(screen.getByRole('button', { name: 'один' })).toHaveFocus()
  expect(press('Enter')).toBe(true)
})

test('hours are one stop for Tab: the chosen one, else the first that is free', () => {
  const day = {
    number: 24,
    date: '24.11.2026',
    weekday: 'Вт',
    available: true,
    slots: [
      { time: '09:00', available: false },
      { time: '10:00', available: true },
      { time: '11:00', available: true },
    ],
  } as const
  const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
  const hours = (chosen?: string) => (
    <Hours day={{ ...day, slots: [...day.slots] }} chosen={chosen}>
      {({ time, available }, { face, tabIndex }) => (
        <button type="button" disabled={!available} tabIndex={tabIndex} value={time}>
          {face}
        </button>
      )}
    </Hours>
  )
  const { rerender } = render(hours())
  expect(stops().map(({ textContent }) => textContent)).toEqual(['10:00'])
  rerender(hours('11:00'))
  expect(stops().map(({ textContent }) => textContent)).toEqual(['11:00'])
})
