// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { steadyPresses } from '#src/components/takeover/steady-presses.ts'

beforeAll(steadyPresses)
afterEach(() => {
  document.body.innerHTML = ''
})

/** A choice in a page, which stands 40 pixels high at the given height. */
function show(top: number) {
  document.body.innerHTML = '<main><label><input type="radio" name="city" /><span>Сочи</span></label></main>'
  const [main, label, field] = ['main', 'label', 'input'].map((name) => document.querySelector<HTMLElement>(name)!)
  const moveTo = (y: number) => vi.spyOn(label!, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, y, 200, 40))
  moveTo(top)
  return { main: main!, label: label!, field: field as HTMLInputElement, moveTo }
}

const press = (target: Element, clientY: number) =>
  target.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, button: 0, clientX: 20, clientY }),
  )
const lift = (target: Element, clientY: number) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: 20, clientY }))

test('a choice that moves away under the finger is made all the same, and nothing else is pressed', () => {
  const { main, field, moveTo } = show(100)
  const elsewhere = vi.fn<() => void>()
  main.addEventListener('click', ({ target }) => target === main && elsewhere())
  press(document.querySelector('span')!, 110)
  moveTo(500)
  lift(main, 112)
  expect(field.checked).toBe(true)
  expect(elsewhere).not.toHaveBeenCalled()
})

test('a finger that has gone away presses nothing', () => {
  const { main, field } = show(100)
  press(document.querySelector('span')!, 110)
  lift(main, 300)
  expect(field.checked).toBe(false)
})

test('an ordinary press is made once, and what stands over a control keeps its own', () => {
  const { label, main, field } = show(100)
  const clicks = vi.fn<() => void>()
  field.addEventListener('click', clicks)
  press(label, 110)
  lift(label, 110)
  expect(clicks).toHaveBeenCalledTimes(1)
  field.checked = false
  press(label, 110)
  lift(main, 110)
  expect(field.checked).toBe(false)
})
