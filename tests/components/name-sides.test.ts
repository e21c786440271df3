import { expect, test } from 'vitest'
import { sidesOf } from '#src/components/city-map/name-sides.ts'

const city = (code: string, name: string, x: number, y: number) => ({ code, name, at: { x, y } })
const ekaterinburg = city('ekaterinburg', 'Екатеринбург', 0.567, 0.34)

test('a name stands on its usual side while nothing is there', () => {
  const sides = sidesOf([ekaterinburg, city('kazan', 'Казань', 0.37, 0.386), city('own', 'Свой', 0.1, 0.8)])
  expect(sides.get('ekaterinburg')).toMatchObject({ dy: -14, anchor: 'start' })
  expect(sides.get('kazan')).toMatchObject({ anchor: 'end' })
  expect(sides.get('own')).toMatchObject({ dy: 5, anchor: 'start' })
})

test('it gives way to the pin and to the name of a city beside it, whatever comes first', () => {
  const tyumen = city('tyumen', 'Тюмень', 0.648, 0.313)
  for (const cities of [
    [ekaterinburg, tyumen],
    [tyumen, ekaterinburg],
  ]) {
    const sides = sidesOf(cities)
    expect(sides.get('ekaterinburg')).not.toMatchObject({ dy: -14, anchor: 'start' })
    expect(sides.get('tyumen')).toMatchObject({ dy: 5, anchor: 'start' })
  }
})

test('on a phone a name without a free place is hidden: the one that comes later in the list', () => {
  const crowd = ['Первый', 'Второй', 'Третий', 'Четвёртый', 'Пятый', 'Шестой', 'Седьмой'].map((name, index) =>
    city(`c${index}`, `${name} Город`, 0.5 + index * 0.003, 0.5),
  )
  const hidden = [...sidesOf(crowd).values()].map(({ narrow }) => narrow)
  expect(hidden[0]).toBe(false)
  expect(hidden.at(-1)).toBe(true)
  const far = [city('a', 'Первый', 0.2, 0.2), city('b', 'Второй', 0.6, 0.8)]
  expect([...sidesOf(far).values()].map(({ narrow }) => narrow)).toEqual([false, false])
})

test('at an edge it stays inside of the window', () => {
  expect(sidesOf([city('own', 'Нижневартовск', 0.95, 0.5)]).get('own')?.anchor).toBe('end')
})

test('a long name with one free side keeps it: the shorter one beside it moves, on the narrowest phone too', () => {
  const others = [city('moskva', 'Москва', 0.172, 0.343), city('kazan', 'Казань', 0.37, 0.386)]
  const long = city('nizhniy-novgorod', 'Нижний Новгород', 0.284, 0.347)
  for (const cities of [
    [...others, ekaterinburg, long],
    [long, ekaterinburg, ...others],
  ]) {
    const sides = sidesOf(cities)
    expect(sides.get('nizhniy-novgorod')).toMatchObject({ dy: -14, anchor: 'start' })
    expect(sides.get('ekaterinburg')).toMatchObject({ dy: 5, anchor: 'start' })
  }
})
