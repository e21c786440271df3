import { describe, expect, it } from 'vitest'
import { besideOf, changedQuery, chosenOf, differs, isBest, numberIn, toggled, withPlace } from '#src/domain/compare.ts'

const known = ['g70', 'gv70', 'new-g80', 'gv80', 'g90'] as const

describe('a column of the comparison', () => {
  it.each([
    [0, 'g90', ['g90', 'gv70', 'gv80']],
    // What another column shows changes places with what stood here.
    [1, 'g70', ['gv70', 'g70', 'gv80']],
    [2, null, ['g70', 'gv70', null]],
    [2, 'g70', ['gv80', 'gv70', 'g70']],
  ])('%i takes %s', (place, item, columns) => expect(withPlace(['g70', 'gv70', 'gv80'], place, item)).toEqual(columns))

  it('is emptied by its own model going elsewhere, when nothing stood there', () =>
    expect(withPlace(['g70', 'gv70', null], 2, 'g70')).toEqual([null, 'gv70', 'g70']))
})

describe('a choice in the address', () => {
  it.each([
    ['g70,gv80', ['g70', 'gv80']],
    ['gv80,g70', ['gv80', 'g70']],
    ['g70, gv80 ', ['g70', 'gv80']],
    ['g70,g70,gv80', ['g70', 'gv80']],
    ['g70,gv70,gv80,g90', ['g70', 'gv70', 'gv80']],
    ['G70,x5,<b>,gv80', ['gv80']],
    ['constructor,__proto__', []],
    [',,,', []],
    ['', []],
    [null, []],
  ])('%j', (value, chosen) => expect(chosenOf(value, known)).toEqual(chosen))

  it('reads numbers too', () => expect(chosenOf('104,101,999', [101, 102, 104])).toEqual([104, 101]))

  it.each([
    [[], [2, 3]],
    [[2], [2, 3]],
    [[1], [1, 2]],
    [[3], [3, 2]],
    [
      [3, 2],
      [3, 2],
    ],
    [[9], [2, 3]],
  ])('%j stands side by side as %j', (chosen, beside) => {
    const list = [
      { id: 1, name: 'One', price: 100 },
      { id: 2, name: 'Two', price: 150 },
      { id: 3, name: 'Three', price: 200 },
    ]
    expect(besideOf(chosen, list).map(({ id }) => id)).toEqual(beside)
  })
  it('a car whose price is announced later is the dearest', () => {
    const list = [
      { id: 1, name: 'One', price: null },
      { id: 2, name: 'Two', price: 150 },
      { id: 3, name: 'Three', price: 200 },
    ]
    expect(besideOf([3], list).map(({ id }) => id)).toEqual([3, 1])
  })
  it('is nothing where there is one', () => expect(besideOf([], [{ id: 1, name: 'One', price: 100 }])).toEqual([]))

  it.each([
    ['two names in the middle', ['A', 'B', 'C', 'D'], [2, 3]],
    ['one name in the middle: the dearer of the neighbours as near', ['A', 'B', 'B', 'C'], [3, 4]],
    ['the nearest to the middle, cheaper', ['A', 'B', 'B', 'B', 'B'], [1, 2]],
    ['the nearest to the middle, dearer', ['A', 'A', 'A', 'A', 'B'], [4, 5]],
    ['one name in all', ['A', 'A', 'A'], [2, 3]],
  ])('of none chosen: %s', (_, names, beside) => {
    // The order of the list is not that of prices.
    const list = names.map((name, index) => ({ id: index + 1, name, price: index + 1 })).toReversed()
    expect(besideOf([], list).map(({ id }) => id)).toEqual(beside)
  })

  it('adds, takes away and keeps to three', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
    expect(toggled(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'd'])
  })

  it.each([
    ['', { compare: 'g70,gv80' }, '?compare=g70,gv80'],
    ['?drive=awd&compare=101', { compare: null }, '?drive=awd'],
    ['?only=1', { only: '' }, ''],
    ['?drive=awd', { only: '1' }, '?drive=awd&only=1'],
    ['?q=%26', { only: '1' }, '?q=%26&only=1'],
  ])('%j with %j', (search, changes, result) => expect(changedQuery(search, changes)).toBe(result))
})

describe('a row', () => {
  it.each([
    [['a', 'a'], false],
    [['a', 'b', 'a'], true],
    [['a'], false],
    [[null, 1], true],
  ])('%j differs: %j', (values, expected) => expect(differs(values)).toBe(expected))

  it('has a best only where better exists and values differ', () => {
    expect(isBest(5, [5, 7], 'low')).toBe(true)
    expect(isBest(7, [5, 7], 'low')).toBe(false)
    expect(isBest(7, [5, 7, 7], 'high')).toBe(true)
    expect(isBest(7, [7, 7], 'high')).toBe(false)
    expect(isBest(7, [5, 7], undefined)).toBe(false)
    expect(isBest(null, [null, 7], 'high')).toBe(false)
    expect(isBest(7, [null, 7], 'high')).toBe(true)
  })

  it.each([
    ['7,9', 7.9],
    ['1\u00a0250', 1250],
    ['197', 197],
    ['18–19', null],
    ['задний', null],
    ['', null],
  ])('%j is %j', (text, value) => expect(numberIn(text)).toBe(value))
})
