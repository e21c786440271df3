// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { TurnableCar } from '#src/components/turning-car/turnable-car.tsx'
import { TurnButtons } from '#src/components/turning-car/turn-controls.tsx'

const file = vi.hoisted(() => ({ isLost: true }))
vi.mock('#src/components/turning-car/turning-car.tsx', async () => {
  if (file.isLost) throw new Error('The file is gone')
  return { default: () => <canvas role="img" /> }
})

const noop = () => {}
const CAR = {
  code: 'gv70',
  paint: { name: 'Синий', hex: '#000000', hex_dark: '#000000', type: 'solid' },
  light: 'hall',
  onLight: noop,
  onShown: noop,
} as const
const buttons = { turn: noop, azimuth: 0, isNear: false, toggleNear: noop }

test('where the code of the 3D car does not load, its picture stays, and the page is told so', async () => {
  const onEnd = vi.fn<() => void>()
  await act(async () => render(<TurnableCar picture={<p>Снимок</p>} turning={{ ...CAR, onEnd }} isTurning={false} />))
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
  expect(screen.getByText('Снимок')).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})

/** The buttons come while one of the page's own has the focus; returns what has it then. */
function focusAfter(name: string) {
  const opener = createRef<HTMLButtonElement>()
  const page = (areHere: boolean) => (
    <>
      <button ref={opener} type="button">
        360°
      </button>
      <button type="button">Синий</button>
      {areHere && <TurnButtons {...buttons} opener={opener} />}
    </>
  )
  const { rerender } = render(page(false))
  screen.getByRole('button', { name }).focus()
  rerender(page(true))
  return document.activeElement
}

test('its buttons take the focus from the button that has asked for it', () => {
  expect(focusAfter('360°')).toBe(screen.getByRole('button', { name: 'Повернуть влево' }))
})

test('a visitor who does something else by then keeps the focus', () => {
  expect(focusAfter('Синий')).toBe(screen.getByRole('button', { name: 'Синий' }))
})
