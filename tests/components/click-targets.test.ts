// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { keepClickTargets } from '#src/components/hydration/click-targets.ts'

beforeAll(keepClickTargets)
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

const again = (target: Element, detail: number) => {
  press(target, 110)
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX: 20, clientY: 110 }))
}

test('the second press of a double one chooses nothing of what the first has brought there', () => {
  document.body.innerHTML = '<button id="car">GV70</button><button id="city">Сочи</button>'
  const [car, city] = ['car', 'city'].map((id) => document.getElementById(id)!) as [HTMLElement, HTMLElement]
  const chosen = vi.fn<() => void>()
  city.addEventListener('click', chosen)
  again(car, 1)
  car.remove()
  again(city, 2)
  again(city, 3)
  expect(chosen).not.toHaveBeenCalled()
  again(city, 1)
  expect(chosen).toHaveBeenCalledTimes(1)
})

test('quick presses of one button all count, but for one that opens and closes', () => {
  document.body.innerHTML =
    '<button id="next"><svg></svg></button><a id="menu" href="/" data-layer-opener></a><p>Слово</p>'
  const counts = ['#next', '#menu', 'p'].map((name) => {
    const clicks = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    const element = document.querySelector(name)!
    element.addEventListener('click', clicks)
    for (const detail of [1, 2, 3]) again(element.firstElementChild ?? element, detail)
    return clicks.mock.calls.length
  })
  expect(counts).toEqual([3, 1, 3])
})
