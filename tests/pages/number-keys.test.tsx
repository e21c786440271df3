// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { useKeys } from '#src/pages/configurator/use-keys.ts'

type PanelProps = { slide: number | null; options: readonly string[]; choose: (option: string) => void }

function Panel({ slide, options, choose }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useKeys(panel, slide)
  return (
    <div ref={panel}>
      <div data-slide={slide}>
        <h2 tabIndex={-1}>Цвет</h2>
        {options.map((option) => (
          <button key={option} type="button">
            <input type="checkbox" data-choice="" aria-label={option} onClick={() => choose(option)} />
          </button>
        ))}
      </div>
    </div>
  )
}

const press = (key: string) => fireEvent.keyDown(screen.getByRole('heading', { name: 'Цвет' }), { key })
const panel = (options: readonly string[], choose: PanelProps['choose'], slide: number | null = 3) => (
  <Panel slide={slide} options={options} choose={choose} />
)
/** Observers of the page are told in a task of their own. */
const settled = () => act(async () => new Promise((done) => setTimeout(done)))

test('a digit chooses the option of its place, zero the tenth', () => {
  const choose = vi.fn<(option: string) => void>()
  const ten = Array.from({ length: 10 }, (_, at) => `o${at + 1}`)
  render(panel(ten, choose))
  press('2')
  press('0')
  expect(choose.mock.calls).toEqual([['o2'], ['o10']])
  expect(document.activeElement).toBe(screen.getByLabelText('o10'))
})

test('a digit that comes before the options chooses once they are here', async () => {
  const choose = vi.fn<(option: string) => void>()
  const { rerender } = render(panel([], choose))
  press('1')
  rerender(panel(['a', 'b'], choose))
  await settled()
  expect(choose.mock.calls).toEqual([['a']])
})

test.each([
  ['another key', () => press('Tab')],
  ['a press', () => fireEvent.pointerDown(document.body)],
])('after %s an early digit is forgotten', async (_, interrupt) => {
  const choose = vi.fn<(option: string) => void>()
  const { rerender } = render(panel([], choose))
  press('1')
  interrupt()
  rerender(panel(['a'], choose))
  await settled()
  expect(choose).not.toHaveBeenCalled()
})

test('nor does it choose on another slide, or where digits choose nothing', async () => {
  const choose = vi.fn<(option: string) => void>()
  const { rerender } = render(panel([], choose))
  press('1')
  rerender(panel(['a'], choose, 4))
  rerender(panel(['a'], choose, null))
  press('1')
  await settled()
  expect(choose).not.toHaveBeenCalled()
})

test('a digit pressed in a popup, in a menu or nowhere chooses nothing', () => {
  const choose = vi.fn<(option: string) => void>()
  render(
    <>
      <button type="button">Меню</button>
      <dialog open>
        <button type="button">Закрыть</button>
      </dialog>
      {panel(['a'], choose)}
    </>,
  )
  for (const target of [document.body, ...['Меню', 'Закрыть'].map((name) => screen.getByRole('button', { name }))])
    fireEvent.keyDown(target, { key: '1' })
  expect(choose).not.toHaveBeenCalled()
})
